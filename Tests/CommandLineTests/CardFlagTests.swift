import Foundation
import TestSupport
import Testing

/// What `sitegen card` draws of what options say.
@Suite struct CardFlagTests {
  let run: QRRun
  var sitegen: Sitegen { run.sitegen }

  init() throws {
    run = try QRRun()
  }

  /// Draws with options and from front matter that says the same, without a site.
  private func expectTheSame(
    _ options: [String], _ frontMatter: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try sitegen.folder.write("---\n\(frontMatter)\n---\n", to: "page.md")
    let fromFile = try sitegen.run("card", "page.md", "-q", "-o", "file.png")
    let fromOptions = try sitegen.run(["card", "-q", "-o", "options.png"] + options)
    let done = Run.Result(status: 0, output: "", errors: "")
    #expect(fromFile == done, sourceLocation: sourceLocation)
    #expect(fromOptions == done, sourceLocation: sourceLocation)
    #expect(
      try run.file("options.png") == run.file("file.png"), sourceLocation: sourceLocation)
  }

  @Test func takesTheKindFromWhatIsSaid() throws {
    try expectTheSame(
      ["--metric", "42.2", "--title", "First", "--icon", "trophy", "--progress", "0.5"],
      "kind: achievement\nmetric: 42.2\ntitle: First\nicon: trophy\nprogress: 0.5")
    try expectTheSame(
      ["--quote", "Go on.", "--attribution", "Mara"],
      "kind: quote\nquote: Go on.\nattribution: Mara")
    try expectTheSame(
      ["--code", "TUE-A3", "--title", "Run with us", "--subtitle", "On Tuesdays"],
      "kind: invite\ncode: TUE-A3\ntitle: Run with us\nsubtitle: On Tuesdays")
    try expectTheSame(
      ["--title", "Hello", "--brand", "Stride", "--language", "ar"],
      "title: Hello\nbrand: Stride\nlanguage: ar")
    try expectTheSame(
      ["--name", "Mara", "--organization", "Stride"],
      "kind: contact\ndisplay-name: Mara\norganization: Stride")
    try expectTheSame(["--kind", "quote", "--quote", "Go."], "kind: quote\nquote: Go.")
  }

  @Test func givesValuesToKindsOfTheTheme() throws {
    try expectTheSame(
      [
        "--kind", "event", "--title", "Night run", "--param", "when=Monday", "--param",
        "where=At the pier", "--param", "when=Friday = payday",
      ],
      "kind: event\ntitle: Night run\nparams: {when: Friday = payday, where: At the pier}")
  }

  @Test func readsFigures() throws {
    try expectTheSame(
      [
        "--title", "Week 12", "--date-range", "Mar 16 - Mar 22", "--stat", "Steps=52,340:up",
        "--stat=Pace=5:12", "--stat", "Sleep=7 h:neutral",
      ],
      """
      kind: statistics
      title: Week 12
      date-range: Mar 16 - Mar 22
      stats:
      - {label: Steps, value: "52,340", trend: up}
      - {label: Pace, value: "5:12"}
      - {label: Sleep, value: 7 h, trend: neutral}
      """)
  }

  /// Text stays as it is written, also where YAML would take it for nothing or for a number.
  @Test(arguments: ["null", "~", "007", "no", "# a", "{a: b}", "- a", "'"])
  func takesTextAsItIs(title: String) throws {
    let quoted = title.replacing("'", with: "''")
    try expectTheSame(["--title=\(title)"], "title: '\(quoted)'")
  }

  @Test func drawsACodeWhereThereIsALink() throws {
    #expect(
      try sitegen.run(
        "card", "--title", "A", "--link", "https://share.example/ä", "-o", "cards/own.png", "-q"
      ) == Run.Result(status: 0, output: "", errors: ""))
    #expect(
      try sitegen.run("card", "--title", "A", "-o", "cards/a.png", "--json").output
        .contains("\"link\": null"))
    #expect(
      try sitegen.run(
        "card", "--name", "M", "--telephone", "+46 8", "--link", "https://share.example/m", "-o",
        "cards/b.png", "--json"
      ).output.contains("\"link\": \"https://share.example/m\""))
    #expect(
      try run.payloads() == [
        "cards/own.png": ["https://share.example/%C3%A4"], "cards/a.png": [],
        "cards/b.png": ["https://share.example/m"],
      ])
  }

  @Test func drawsACaptionBelowTheCode() throws {
    let options = ["card", "--title", "A", "--link", "https://share.example/a", "-q"]
    for (name, caption) in [("a", "Join us"), ("b", "Scan to open")] {
      #expect(
        try sitegen.run(options + ["--caption", caption, "-o", "\(name).png"])
          == Run.Result(status: 0, output: "", errors: ""))
    }
    _ = try sitegen.run(options + ["-o", "c.png"])
    #expect(try run.file("b.png") == run.file("c.png"))
    #expect(try run.file("a.png") != run.file("c.png"))
  }

  @Test func allowsSchemesOfApps() throws {
    let link = ["card", "--title", "A", "--link", "org.example.app://a", "-q"]
    #expect(
      try sitegen.run(link)
        == QRRun.failure(
          2, "'--link' is not right: the scheme 'org.example.app' is not allowed [invalid-url]",
          hint: "allowed schemes: https; allow your app's own by --scheme"))
    let result = try sitegen.run(link + ["--scheme", "org.example.app"])
    #expect(
      result
        == Run.Result(
          status: 0, output: "",
          errors: """
            sitegen: warning: the code's link has the scheme 'org.example.app', which opens \
            nothing without the app, and which many cameras ignore [app-only-code]
                hint: give an https link

            """))
  }

  @Test func looksLikeTheSiteOfTheCurrentFolder() throws {
    try sitegen.writeSite()
    let card = ["card", "--title", "A", "-q"]
    let hills = sitegen.folder.url.appending(path: "content/hills")
    #expect(try sitegen.run(card, in: hills).status == 0)
    let elsewhere = try TemporaryFolder()
    #expect(
      try sitegen.run(card + ["--brand", "Trail"], in: elsewhere.url).status == 0)
    let drawn = try run.file("content/hills/a-wide.png")
    #expect(try elsewhere.tree() == ["a-wide.png": drawn])
    #expect(
      try sitegen.run(card + ["--site", sitegen.folder.path, "-o", "b.png"], in: elsewhere.url)
        .status == 0)
    #expect(try elsewhere.tree()["b.png"] == drawn)
  }

  @Test func writesTheSameBytesEachTime() throws {
    for jobs in ["1", "4"] {
      #expect(
        try sitegen.run(
          "card", "--title", "نلتقي 🎉", "--size", "all", "-o", "\(jobs)/", "-q", "-j", jobs
        ).status == 0)
    }
    let first = try sitegen.folder.tree("1")
    #expect(first.count == 4)
    #expect(try sitegen.folder.tree("4") == first)
  }

  @Test func warnsAsABuildDoes() throws {
    let long = String(repeating: "many words ", count: 9000)
    #expect(
      try sitegen.run("card", "--title", "A", "--subtitle", long, "-q")
        == Run.Result(
          status: 0, output: "",
          errors: """
            sitegen: warning: the subtitle is too long for the wide card and ends in '…' there \
            [text-truncated]
                hint: shorten it

            """))
    #expect(
      try sitegen.run(
        "card", "--title", "A", "--link", "https://share.example/a", "--caption", long, "-q")
        == Run.Result(
          status: 0, output: "",
          errors: """
            sitegen: warning: the text below the code is too long for the wide card and ends in \
            '…' there [text-truncated]
                hint: shorten it

            """))
    #expect(
      try sitegen.run(
        "card", "--title", "A", "--format", "jpeg", "--scale", "2", "--budget", "1 KB", "-q"
      ).errors.hasSuffix(
        "[over-budget]\n    hint: lower '--quality', or lower '--scale', or raise '--budget'\n"))
  }

  @Test func tellsWhatHelpsWhereALinkIsTooLong() throws {
    let link = "https://share.example/" + String(repeating: "x", count: 1000)
    let result = try sitegen.run("card", "--title", "A", "--link", link)
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(
      result.errors.hasPrefix("sitegen: error: the link has 1022 bytes, but at most "))
    #expect(
      result.errors.hasSuffix(
        "[payload-too-long]\n"
          + "    hint: shorten '--link', or leave it out for a card without a code\n"))
  }
}
