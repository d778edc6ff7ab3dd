import SiteGenerator
import Testing

/// Where the links of texts lead.
@Suite struct LinkMapTests {
  /// What there is to lead to from `runs/a.md`.
  private static let files: [String: String?] = [
    "content/runs/b.md": "# B\n", "content/clubs/Lake Loop.md": "# C\n",
    "content/clubs/_index.md": "# Clubs\n", "content/clubs/sea/index.md": "# Sea\n",
    "content/clubs/sea/map 1.svg": "x", "content/été.md": "# É\n",
    "content/bare/_index.md": "---\ncascade: {tags: [t]}\n---\n", "content/bare/d.md": "# D\n",
    "content/cafe\u{301}/a\u{30A}.md": "# Å\n", "site/static/photo.jpg": "x",
    "site/static/docs/index.html": "x",
    "site/static/menu\u{308}.pdf": "x",
    "content/moved.md": "---\ntitle: M\npermalink: /new/{slug}/\naliases: [/old/]\n---\n",
  ]

  private func site(_ text: String, url: String = "https://share.example") throws -> SiteFixture {
    let files = [
      "content/runs/a.md": "# A\n\n\(text)\n",
      "site/site.yml": "title: M\nurl: \(url)\ntheme: test\n",
    ]
    return try SiteFixture(Self.files.merging(files) { $1 })
  }

  /// The address that a link of `runs/a.md` gets.
  private func address(_ link: String, url: String = "https://share.example") throws -> String? {
    let html = try site("[x](<\(link)>)", url: url).text("runs/a/index.html")
    return html.firstMatch(of: /<a href="([^"]*)">x<\/a>/).map { String($0.output.1) }
  }

  private static let addresses = [
    ("b.md", "/runs/b/"), ("./b.md", "/runs/b/"), ("b", "/runs/b/"), ("../runs/b.md", "/runs/b/"),
    ("../clubs/Lake Loop.md", "/clubs/lake-loop/"),
    ("../clubs/Lake%20Loop.md", "/clubs/lake-loop/"), ("../clubs/_index.md", "/clubs/"),
    ("../clubs", "/clubs/"), ("../clubs/", "/clubs/"), ("../clubs/sea/index.md", "/clubs/sea/"),
    ("../clubs/sea", "/clubs/sea/"), ("../clubs/sea/map 1.svg", "/clubs/sea/map%201.svg"),
    ("../_index.md", "/"), ("..", "/"), ("../moved.md", "/new/moved/"),
    ("../été.md", "/%C3%A9t%C3%A9/"), ("../e\u{301}te\u{301}.md", "/%C3%A9t%C3%A9/"),
    ("../%C3%A9t%C3%A9.md", "/%C3%A9t%C3%A9/"), ("../e%CC%81te%CC%81.md", "/%C3%A9t%C3%A9/"),
    ("../café/å.md", "/caf%C3%A9/%C3%A5/"), ("../cafe\u{301}/a\u{30A}.md", "/caf%C3%A9/%C3%A5/"),
    ("../caf%C3%A9/%C3%A5.md", "/caf%C3%A9/%C3%A5/"), ("b.md#top", "/runs/b/#top"),
    ("b.md?x=1&amp;y#top", "/runs/b/?x=1&amp;y#top"),
  ]
  private static let rootedAddresses = [
    ("/runs/b/", "/runs/b/"), ("/runs/b", "/runs/b/"), ("/runs/b/index.html", "/runs/b/"),
    ("/runs/b/#x", "/runs/b/#x"), ("/", "/"), ("/photo.jpg", "/photo.jpg"), ("/docs/", "/docs/"),
    ("/été/", "/%C3%A9t%C3%A9/"),
    ("/e\u{301}te\u{301}/", "/%C3%A9t%C3%A9/"), ("/%C3%A9t%C3%A9", "/%C3%A9t%C3%A9/"),
    ("/gallery/", "/gallery/"),
    ("/assets/style.css", "/assets/style.css"), ("/tags/", "/tags/"), ("/tags/t/", "/tags/t/"),
    ("/cards/runs/b/wide.png", "/cards/runs/b/wide.png"), ("/clubs/", "/clubs/"),
    ("/runs/b.md", "/runs/b/"), ("/old/", "/old/"), ("/404.html", "/404.html"),
  ]

  @Test(arguments: addresses + rootedAddresses)
  func leadsToTheOutput(link: String, address: String) throws {
    #expect(try self.address(link) == address)
  }

  /// A server looks for the bytes of the name that the file has.
  @Test func keepsTheFormOfTheNamesOfCopiedFiles() throws {
    for link in ["/men\u{FC}.pdf", "/menu\u{308}.pdf"] {
      #expect(try address(link) == "/menu%CC%88.pdf")
    }
  }

  @Test(arguments: [
    "#top", "https://other.example/b.md", "//other.example/", "mailto:a@b.example", "HTTPS://X.Y",
    "tel:+46",
  ])
  func leavesOtherAddressesAlone(link: String) throws {
    #expect(try address(link) == link)
  }

  @Test(arguments: addresses.prefix(6) + rootedAddresses)
  func leadsBelowTheBasePath(link: String, address: String) throws {
    let url = "https://share.example/my/app/"
    #expect(try self.address(link, url: url) == "/my/app" + address)
  }

  @Test(arguments: ["/my/app/runs/b/", "/my/app/runs/b"])
  func takesAPathThatHasTheBasePathAlready(link: String) throws {
    #expect(try address(link, url: "https://share.example/my/app") == "/my/app/runs/b/")
    #expect(try address("/my/app", url: "https://share.example/my/app") == "/my/app/")
  }

  @Test func takesABasePathOfAnyScript() throws {
    for link in ["/é/runs/b/", "/%C3%A9/runs/b/", "/runs/b/"] {
      #expect(try address(link, url: "https://share.example/é") == "/%C3%A9/runs/b/")
    }
  }

  @Test func picturesAreLookedForAsLinksAre() throws {
    let html = try site("![x](<../clubs/sea/map 1.svg>) ![y](/photo.jpg)")
      .text("runs/a/index.html")
    #expect(html.contains("<img src=\"/clubs/sea/map%201.svg\" alt=\"x\" "))
    #expect(html.contains("<img src=\"/photo.jpg\" alt=\"y\" "))
  }

  private static let contentHint =
    "write the path of a content file from this one, or a whole address with its scheme"
  private static let siteHint =
    "write a path that the site has, or a whole address with its scheme"

  @Test(arguments: [
    ("bb.md", "did you mean 'content/runs/b.md'?"),
    ("../clubs/lake loop.md", "did you mean 'content/clubs/Lake Loop.md'?"),
    ("nowhere/at/all.md", contentHint), ("../../b.md", contentHint),
    ("../bare/_index.md", "did you mean 'content/clubs/_index.md'?"), ("photo.jpg", contentHint),
    ("/photos.jpg", "did you mean '/photo.jpg'?"), ("/nowhere/at/all", siteHint),
    ("/bare/", siteHint), ("b.md%20", "did you mean 'content/runs/b.md'?"),
  ])
  func tellsOfALinkToNothing(link: String, hint: String) throws {
    let line = "[x](<\(link)>)"
    #expect(
      try site("Text\n\(line)").product("runs/a/index.html").told == """
        content/runs/a.md:4:1: error: '\(link)' leads to nothing in the site [broken-link]
            \(line)
            ^ \(hint)

        """)
  }

  @Test func tellsOfAWrongEncoding() throws {
    #expect(
      try site("[x](b%2.md)").product("runs/a/index.html").told == """
        content/runs/a.md:3:1: error: 'b%2.md' has a '%' that is followed by no two digits \
        [broken-link]
            [x](b%2.md)
            ^ write %25 for the character itself

        """)
  }

  @Test func tellsOfEveryLinkOfAText() throws {
    let told = try site("[x](q1.md) ![y](/q2.png)\n\n[z][z]\n\n[z]: q3.md\n")
      .product("runs/a/index.html").told
    let links = told.matches(of: /(\d+):1: error: '([^']*)' leads to nothing/).map {
      "\($0.output.1) \($0.output.2)"
    }
    #expect(links == ["3 q1.md", "3 /q2.png", "5 q3.md"])
  }

  @Test(arguments: ["draft: true", "publish: 2099-01-01", "expires: 2020-01-01"])
  func aLinkToAPageThatIsNotPublishedIsItsText(line: String) throws {
    let site = try SiteFixture([
      "content/a.md": "# A\n\nsee [the *page*](b.md)\n",
      "content/b.md": "---\ntitle: B\n\(line)\n---\n",
    ])
    let (html, told) = try site.product("a/index.html")
    #expect(html.contains("<p>see the <em>page</em></p>"))
    #expect(
      told == """
        content/a.md:3:1: warning: 'b.md' leads to a page that is not published now [broken-link]
            see [the *page*](b.md)
            ^ only the link's text is shown

        """)
  }

  @Test func tellsWherePicturesBelong() throws {
    let files = [
      "content/a.md": "# A\n\n![x](p.png)\n", "content/b/index.md": "# B\n\n![x](p.png)\n",
    ]
    let site = try SiteFixture(files.mapValues { $0 })
    #expect(
      try site.product("a/index.html").told == """
        content/a.md:3:1: error: 'p.png' leads to nothing in the site [broken-link]
            ![x](p.png)
            ^ put it into site/static and write '/p.png', or beside the text as index.md of a folder

        """)
    #expect(
      try site.product("b/index.html").told.hasSuffix("^ put it beside the page's index.md\n"))
  }
}
