import Canvas
import ShareCards
import Testing

@testable import SiteGenerator

/// What is told of cards that are drawn.
@Suite struct CardIssueTests {
  private func told(
    _ issue: CardIssue, frontMatter: String = "style: minimal", format: ImageFormat = .png,
    scale: Int = 1
  ) throws -> String {
    let page = try SiteFixture(frontMatter: "title: A\n\(frontMatter)").page()
    let planned = PlannedCard(
      size: .wide, scale: scale, encoding: CardEncoding(format: format, budget: 300_000),
      path: "cards/a/wide.png", fingerprint: Fingerprint(of: []))
    return printed([CardArtifact.diagnostic(issue, of: planned, page: page)])
  }

  @Test func warnsOfLittleContrast() throws {
    #expect(
      try told(.lowCodeContrast(ratio: 5.58)) == """
        content/a.md:3:8: warning: the code of the wide card has a contrast of only 5.5 to 1, which \
        some cameras do not read in bad light [low-contrast]
            style: minimal
                   ^~~~~~~ choose colours with a contrast of 7 to 1 or more for it

        """)
  }

  @Test func warnsOfATextThatIsHardToRead() throws {
    #expect(
      try told(.lowTextContrast(text: "A", ratio: 2.99)) == """
        content/a.md:2:8: warning: the title of the wide card has a contrast of only 2.9 to 1 to what \
        is behind it [low-contrast]
            title: A
                   ^ choose other colours, or a stronger 'scrim' over a picture

        """)
  }

  @Test func namesWhatIsHardToRead() throws {
    let page = try SiteFixture(
      frontMatter: "kind: statistics\ntitle: A\nstats: [{label: Steps, value: 52}]"
    ).page()
    let planned = PlannedCard(
      size: .story, scale: 1, encoding: CardEncoding(), path: "", fingerprint: Fingerprint(of: []))
    func message(_ text: String) -> String {
      CardArtifact.diagnostic(.lowTextContrast(text: text, ratio: 1), of: planned, page: page)
        .message
    }
    #expect(
      message("Steps")
        == "the stats of the story card have a contrast of only 1.0 to 1 to what is behind them")
    #expect(
      message("Stride")
        == "the brand of the story card has a contrast of only 1.0 to 1 to what is behind it")
  }

  @Test func tellsTheWorstTextOfAKeyAlone() throws {
    let page = try SiteFixture(
      frontMatter: "kind: statistics\ntitle: A\nstats: [{label: Steps, value: 52}]"
    ).page()
    let told: [CardIssue] = [
      .logoLeftOut, .lowTextContrast(text: "A", ratio: 3.9),
      .lowTextContrast(text: "52", ratio: 2),
    ]
    #expect(
      CardArtifact.told(told + [.lowTextContrast(text: "Steps", ratio: 2.5)], of: page) == told)
  }

  @Test func tellsInHowManyColorsACardIsDrawn() throws {
    #expect(
      try told(.fewerColors(128), frontMatter: "card: {scale: 2}", scale: 2) == """
        content/a.md:3:7: warning: the wide card is drawn in 128 colours, so that its file keeps to \
        the budget of 300 KB [over-budget]
            card: {scale: 2}
                  ^~~~~~~~~~ write 'card: {format: jpeg}', which is for pictures, or lower 'scale', or \
        raise 'budget'

        """)
  }

  @Test func tellsOfAFileThatIsTooLarge() throws {
    #expect(
      try told(.overBudget(bytes: 412_345, colors: nil), format: .jpeg(quality: 92)) == """
        content/a.md:1:1: warning: the wide card has 412 KB, more than its budget of 300 KB \
        [over-budget]
            ---
            ^ lower 'quality', or raise 'budget'

        """)
  }

  @Test func proposesNoJPEGForTransparentCorners() throws {
    let page = try SiteFixture(frontMatter: "title: A").page()
    let planned = PlannedCard(
      size: .square, scale: 1,
      encoding: CardEncoding(budget: 1000, hasTransparentCorners: true), path: "",
      fingerprint: Fingerprint(of: []))
    let told = CardArtifact.diagnostic(
      .overBudget(bytes: 2000, colors: nil), of: planned, page: page)
    #expect(told.hint == "raise 'budget'")
  }

  @Test func tellsTheColorsOfAFileThatIsTooLargeInThemToo() throws {
    #expect(
      try told(.overBudget(bytes: 7400, colors: 16)).hasPrefix(
        "content/a.md:1:1: warning: the wide card has 7.4 KB in 16 colours, more than its budget of "
          + "300 KB [over-budget]\n"))
  }

  @Test(arguments: [
    ("A title that is long…", "title"), ("Much and more", "subtitle"), ("Steps of the…", "stats"),
    ("52,340 and…", "stats"), ("Somebody else", "brand"), ("A title", "brand"),
  ])
  func namesTheFieldOfATextThatIsCut(text: String, key: String) throws {
    let page = try SiteFixture(
      frontMatter: """
        kind: statistics
        title: A title that is longer than any card
        subtitle: "Much  and\\nmore"
        stats: [{label: Steps of the whole week, value: "52,340 and more"}]
        """
    ).page()
    let planned = PlannedCard(
      size: .wide, scale: 1, encoding: CardEncoding(), path: "", fingerprint: Fingerprint(of: []))
    let told = CardArtifact.diagnostic(.truncated(text: text), of: planned, page: page)
    #expect(told.message == "the \(key) is too long for the wide card and ends in '…' there")
  }
}
