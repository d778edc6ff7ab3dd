import Foundation
import TestSupport
import Testing

/// What `sitegen card` draws of a content file.
@Suite struct CardContentTests {
  let run: QRRun
  var sitegen: Sitegen { run.sitegen }
  private let page = "content/hills/first.md"

  init() throws {
    run = try QRRun()
  }

  @Test(arguments: [
    "awards/first-5k.md", "routes/lake-loop/index.md", "people/mara.md", "weeks/week-11.md",
    "challenges/april.csv",
  ])
  func drawsExactlyWhatABuildWrites(path: String) async throws {
    let built = try await BuiltSite.example.value
    let content = Checkout.root.appending(path: "content/\(path)").path
    #expect(
      try sitegen.run("card", content, "--size", "all", "-o", "out/", "-q")
        == Run.Result(status: 0, output: "", errors: ""))
    let drawn = try sitegen.folder.tree("out")
    #expect(drawn.count >= 4)
    let section = try #require(path.split(separator: "/").first)
    for (name, bytes) in drawn {
      let end = try #require(name.lastIndex(of: "-"))
      let output = "cards/\(section)/\(name[..<end])/\(name[end...].dropFirst())"
      #expect(built.files[output] == bytes, "\(output)")
    }
  }

  @Test func drawsTheWideCardIntoTheCurrentFolder() throws {
    try sitegen.writeSite()
    let result = try sitegen.run("card", page)
    let bytes = try run.file("first-wide.png")
    #expect(
      result
        == Run.Result(
          status: 0, output: "wrote first-wide.png, 1200x630 pixels in \(bytes.count) bytes\n",
          errors: ""))
    #expect(PNGHeader(bytes) == PNGHeader(width: 1200, height: 630))
  }

  @Test func needsNoOtherFileOfTheSite() throws {
    try sitegen.writeSite()
    #expect(try sitegen.run("card", page, "-q").status == 0)
    let alone = try run.file("first-wide.png")
    try sitegen.folder.write("---\nstyle: brandd\n---\n", to: "content/hills/bad.md")
    try sitegen.folder.write("titel\nx\n", to: "content/bad.csv")
    try sitegen.folder.write("---\nstyle: brandd\n---\n", to: "content/other/_index.md")
    #expect(try sitegen.run("card", page, "-q") == Run.Result(status: 0, output: "", errors: ""))
    #expect(try run.file("first-wide.png") == alone)
    #expect(try sitegen.run("build").status == 1)
  }

  @Test func drawsPagesThatAreNotPublished() throws {
    try sitegen.writeSite()
    let front = "---\ntitle: Later\ndraft: true\npublish: 2999-01-01\n---\n"
    try sitegen.folder.write(front, to: "content/later.md")
    try sitegen.folder.write(
      front.replacing("publish", with: "expires").replacing("2999", with: "1999"),
      to: "content/earlier.md")
    for name in ["later", "earlier"] {
      #expect(
        try sitegen.run("card", "content/\(name).md", "-q")
          == Run.Result(status: 0, output: "", errors: ""))
    }
    #expect(try run.file("later-wide.png") != run.file("earlier-wide.png"))
  }

  @Test func takesWhatSectionsAndSiteGive() throws {
    try sitegen.writeSite()
    _ = try sitegen.run("card", page, "-q")
    let plain = try run.file("first-wide.png")
    try sitegen.folder.write("---\ncascade: {style: minimal}\n---\n", to: "content/_index.md")
    try sitegen.folder.write("---\ncascade: {brand: Fell}\n---\n", to: "content/hills/_index.md")
    #expect(try sitegen.run("card", page, "-q").status == 0)
    #expect(try sitegen.run("build", "-q").status == 0)
    let drawn = try run.file("first-wide.png")
    #expect(try drawn == run.file("public/cards/hills/first/wide.png"))
    #expect(drawn != plain)
  }

  @Test func stopsAtAnErrorInWhatASectionGives() throws {
    try sitegen.writeSite()
    try sitegen.folder.write(
      "---\ncascade: {style: minimall}\n---\n", to: "content/hills/_index.md")
    #expect(
      try sitegen.run("card", page)
        == Run.Result(
          status: 1, output: "",
          errors: """
            content/hills/_index.md:2:18: error: unknown style 'minimall' [unknown-style]
                cascade: {style: minimall}
                                 ^~~~~~~~ did you mean 'minimal'? styles: branded, midnight, \
            minimal, mint, mono, neon, paper, photo, statistics, sunrise

            """))
    #expect(!(try sitegen.folder.tree().keys.contains("first-wide.png")))
  }

  @Test func findsTheSiteFromAnyFolder() throws {
    try sitegen.writeSite()
    let root = sitegen.folder.url
    #expect(try sitegen.run("card", page, "-q").status == 0)
    let expected = try run.file("first-wide.png")
    let places = [
      ("first.md", "content/hills"), ("../hills/first.md", "content/hills"),
      ("hills/first.md", "content"), ("../content/hills/first.md", "site"),
      (root.appending(path: page).path, "content"),
    ]
    for (index, (path, folder)) in places.enumerated() {
      let result = try sitegen.run(
        "card", path, "-q", "-o", root.appending(path: "\(index).png").path,
        in: root.appending(path: folder))
      #expect(result == Run.Result(status: 0, output: "", errors: ""), "\(path)")
      #expect(try run.file("\(index).png") == expected, "\(path)")
    }
    #expect(
      try run.shell("ln -s content/hills short; cd /; sitegen card \"$OLDPWD/short/first.md\" -o -")
        .status == 0)
  }

  @Test func namesFilesAsTheyAreTyped() throws {
    try sitegen.writeSite()
    try sitegen.folder.write("---\ntitle:\n---\n", to: "content/hills/bad.md")
    let text = """
      bad.md:2:1: error: missing 'title' [missing-key]
          title:
          ^~~~~ add 'title: …', or a heading to the text

      """
    let root = sitegen.folder.url
    #expect(
      try sitegen.run("card", "bad.md", in: root.appending(path: "content/hills"))
        == Run.Result(status: 1, output: "", errors: "../hills/" + text))
    #expect(
      try sitegen.run("card", "content/hills/bad.md")
        == Run.Result(status: 1, output: "", errors: "content/hills/" + text))
    #expect(
      try sitegen.run("card", root.appending(path: "content/hills/bad.md").path)
        == Run.Result(status: 1, output: "", errors: "\(root.path)/content/hills/" + text))
  }

  @Test func drawsAFileOfNoSiteWithoutACode() throws {
    try sitegen.folder.write("# A heading\n", to: "notes/one.md")
    try sitegen.folder.write("---\ntitle: Two\n---\n", to: "notes/two/index.md")
    try sitegen.folder.write(
      "---\ntitle: Three\nlink: https://share.example/3\n---\n", to: "notes/three.md")
    for (path, slug) in [("one.md", "one"), ("two/index.md", "two")] {
      let result = try sitegen.run("card", "notes/\(path)", "--json")
      let bytes = try run.file("\(slug)-wide.png")
      #expect(
        result
          == Run.Result(
            status: 0,
            output: """
              [
                {
                  "path": "\(slug)-wide.png",
                  "width": 1200,
                  "height": 630,
                  "bytes": \(bytes.count),
                  "link": null
                }
              ]

              """, errors: ""))
    }
    #expect(
      try sitegen.run(
        "card", "index.md", "-q", in: sitegen.folder.url.appending(path: "notes/two")
      ).status == 0)
    #expect(try run.file("notes/two/two-wide.png") == run.file("two-wide.png"))
    #expect(try sitegen.run("card", "notes/three.md", "-o", "cards/", "-q").status == 0)
    #expect(try run.payloads() == ["cards/three-wide.png": ["https://share.example/3"]])
  }

  /// A site makes no page of a file outside of its content, so that a code must not lead there.
  @Test func refusesACodeThatWouldLeadToAPageOfNoSite() throws {
    try sitegen.writeSite()
    try sitegen.folder.write("---\ntitle: A\nqr: {target: page}\n---\n", to: "a.md")
    #expect(
      try sitegen.run("card", "a.md")
        == Run.Result(
          status: 1, output: "",
          errors: """
            a.md:3:5: error: the code is to lead to the share page, but no site has the page \
            [missing-site]
                qr: {target: page}
                    ^~~~~~~~~~~~~~ move the file into the folder 'content' of a site, or give the page a 'link'

            """))
  }

  @Test func drawsWithAnotherThemeStyleAndFormat() throws {
    try sitegen.writeSite()
    _ = try sitegen.run("card", page, "-q")
    let usual = try run.file("first-wide.png")
    var seen: Set<Data> = [usual]
    for options in [["--style", "minimal"], ["--theme", "broadsheet"], ["--scale", "2"]] {
      #expect(
        try sitegen.run(["card", page, "-q", "-o", "a.png"] + options)
          == Run.Result(status: 0, output: "", errors: ""))
      #expect(seen.insert(try run.file("a.png")).inserted, "\(options)")
    }
    #expect(try PNGHeader(run.file("a.png")) == PNGHeader(width: 2400, height: 1260))
    #expect(try sitegen.run("card", page, "-q", "--format", "jpeg").status == 0)
    #expect(try run.file("first-wide.jpg").starts(with: [0xFF, 0xD8, 0xFF]))
  }

  /// What the command line says comes before what the page says of a size.
  @Test func overridesWhatThePageSays() throws {
    let page = "---\ntitle: A\ncard: {format: jpeg, wide: {style: minimal, scale: 3}}\n---\n"
    try sitegen.folder.write(page, to: "a.md")
    try sitegen.folder.write("---\ntitle: A\nstyle: statistics\n---\n", to: "b.md")
    let options = ["--style", "statistics", "--scale", "1", "--format", "png", "-q"]
    for name in ["a", "b"] {
      #expect(try sitegen.run(["card", "\(name).md"] + options).status == 0)
    }
    #expect(try run.file("a-wide.png") == run.file("b-wide.png"))
  }
}
