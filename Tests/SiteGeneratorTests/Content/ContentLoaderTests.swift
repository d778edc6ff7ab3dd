import Foundation
import Testing

@Suite struct ContentLoaderTests {
  @Test func aPageIsAtItsFoldersAndItsName() throws {
    let site = try SiteFixture([
      "content/a.md": "# A\n", "content/My Awards/First 5K.md": "# B\n",
      "content/b/index.md": "# C\n",
      "content/c/d/E.F/my_index.md": "# E\n", "content/w/index/index.md": "# F\n",
    ])
    let (loaded, printed) = site.load()
    #expect(printed == "")
    #expect(
      try #require(loaded).pages.map(\.path).sorted() == [
        "a", "b", "c/d/e.f/my_index", "my-awards/first-5k", "w/index",
      ])
  }

  @Test func passesHiddenFilesByWithoutAWord() throws {
    let site = try SiteFixture([
      "content/a.md": "# A\n", "content/.draft.md": "---\n", "content/.git/b.md": "---\n",
    ])
    let (loaded, printed) = site.load()
    #expect(printed == "")
    #expect(try #require(loaded).pages.map(\.path) == ["a"])
  }

  @Test func warnsOfEverythingThatIsNoPage() throws {
    let site = try SiteFixture([
      "content/a.md": "# A\n", "content/photo.jpg": "x", "content/b.MD": "# B\n",
      "elsewhere/c.md": "# C\n",
    ])
    try site.folder.link("content/linked", to: "../elsewhere")
    try site.folder.link("content/lost.md", to: "nowhere")
    try site.folder.link("content/linked.md", to: "../elsewhere/c.md")
    try site.folder.makePipe("content/pipe.md")
    let (loaded, printed) = site.load()
    #expect(try #require(loaded).pages.map(\.path) == ["a"])
    let hint = "    hint: pages end in .md; files to copy belong into site/static\n"
    let others = ["linked", "linked.md", "lost.md", "pipe.md"].map {
      "sitegen: warning: 'content/\($0)' is a link or no ordinary file and is left out "
        + "[ignored-file]\n" + hint
    }
    let files = ["b.MD", "photo.jpg"].map {
      "sitegen: warning: 'content/\($0)' is not a page and is left out [ignored-file]\n"
        + hint.dropLast() + ", pictures of a page beside its index.md\n"
    }
    #expect(printed == (others + files).joined())
  }

  @Test func warnsOfASiteWithoutAPage() throws {
    let site = try SiteFixture([:])
    try site.folder.makeFolder("content")
    #expect(
      site.diagnostics() == """
        sitegen: warning: there is no page in 'content' [no-content]
            hint: add one, such as content/awards/first-5k.md

        """)
  }

  @Test func aNameWithoutALetterIsWrittenInCodePoints() throws {
    let site = try SiteFixture(["content/🏆.md": "# A\n", "content/!!!/a.md": "# B\n"])
    let (loaded, printed) = site.load()
    #expect(printed == "")
    #expect(try #require(loaded).pages.map(\.path).sorted() == ["1f3c6", "21-21-21/a"])
  }

  @Test func tellsTheFaultsOfAllFilesInOneRun() throws {
    let site = try SiteFixture([
      "content/a.md": "---\ntitel: A\n---\n# A\n", "content/b/c.md": "text\n",
      "content/d.md": "# D\n", "themes/test/icons.yml": "family: A\n",
      "themes/test/templates/page.mustache": "{{#a}}",
    ])
    #expect(
      site.diagnostics() == """
        content/a.md:2:1: error: unknown key 'titel' [unknown-key]
            titel: A
            ^~~~~ did you mean 'title'?
        content/b/c.md:1:1: error: missing 'title' [missing-key]
            text
            ^ add 'title: …', or a heading to the text
        themes/test/icons.yml:1:1: error: missing 'glyphs' [missing-key]
            family: A
            ^~~~~~~~~ add 'glyphs: …'
        themes/test/templates/page.mustache:1:1: error: section 'a' is never closed [invalid-template]
            {{#a}}
            ^~~~~~ add '{{/a}}' where it ends

        """)
  }

  @Test func tellsOfAFileThatIsTooLarge() throws {
    let site = try SiteFixture(["content/b.md": "text\n"])
    try site.folder.makeSparseFile("content/a.md", size: 256 << 20 + 1)
    #expect(
      site.diagnostics() == """
        content/b.md:1:1: error: missing 'title' [missing-key]
            text
            ^ add 'title: …', or a heading to the text
        sitegen: error: cannot read 'content/a.md': it is larger than 256 MB [unreadable-file]
            hint: check its permissions

        """)
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func tellsOfAFileThatMayNotBeRead() throws {
    let site = try SiteFixture(["content/a.md": "# A\n"])
    let path = site.folder.absolute("content/a.md")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    #expect(
      site.diagnostics() == """
        sitegen: error: cannot read 'content/a.md': Permission denied [unreadable-file]
            hint: check its permissions

        """)
  }

  @Test func tellsThatThereIsNoContent() throws {
    let site = try SiteFixture()
    try site.folder.remove("content")
    #expect(
      site.diagnostics() == """
        sitegen: error: there is no folder 'content' [missing-file]
            hint: make it, and a page in it, such as content/awards/first-5k.md

        """)
  }

  @Test func tellsThatThereIsNoSite() throws {
    let site = try SiteFixture(["site/site.yml": nil, "site/site.yml/a": "x"])
    #expect(
      site.diagnostics() == """
        sitegen: error: there is no site here: 'site/site.yml' does not exist [missing-site]
            hint: run sitegen in the folder that holds 'site' and 'content', or name it with --root

        """)
  }

  @Test func aNameThatBeginsWithAMarkIsAPartOfItsOwn() throws {
    let site = try SiteFixture([
      "content/s/\u{301}b/index.md": "# A\n", "content/s/\u{301}b/\u{301}c.png": "x",
      "content/s/\u{301}p.md": "# B\n",
    ])
    let (loaded, printed) = site.load()
    #expect(printed == "")
    let pages = try #require(loaded).pages
    #expect(pages.map(\.path) == ["s/b", "s/p"])
    #expect(pages.flatMap(\.resources).map { Array($0.name.utf8) } == [Array("\u{301}c.png".utf8)])
  }

  @Test(.timeLimit(.minutes(1))) func sectionsInsideEachOtherMayGiveManyParams() throws {
    let folders = (1...8).map { String(repeating: "s/", count: $0) }
    let sections = folders.map { folder in
      let params = (0..<2000).map { "    \(folder.count)-\($0): a\n" }.joined()
      return ("content/\(folder)_index.md", "---\ncascade:\n  params:\n\(params)---\n")
    }
    let pages = (1...9).map { ("content/\(folders[7])\($0).md", "# A\n") }
    let site = try SiteFixture(Dictionary(uniqueKeysWithValues: sections + pages))
    let loaded = try #require(site.load().site)
    #expect(loaded.pages.map(\.params.count) == Array(repeating: 16_000, count: 9))
  }
}
