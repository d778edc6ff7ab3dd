import ShareCards
import SiteGenerator
import Testing

/// What pages of each kind say.
@Suite struct PageKindTests {
  private func page(_ frontMatter: String) throws -> Page {
    try SiteFixture(frontMatter: frontMatter).page()
  }

  private func told(_ frontMatter: String, files: [String: String?] = [:]) throws -> String {
    try SiteFixture(frontMatter: frontMatter, files: files).diagnostics()
  }

  private static let fields: [(String, PageKind, [String: String])] = [
    (
      "kind: achievement\ntitle: A\nsubtitle: B\nmetric: 5 km\nicon: star", .achievement,
      ["title": "A", "subtitle": "B", "metric": "5 km", "icon": "star"]
    ),
    (
      "kind: statistics\ntitle: A\nsubtitle: B\nstats: [{label: C, value: 1}]\ndate-range: May",
      .statistics, ["title": "A", "subtitle": "B", "date-range": "May"]
    ),
    (
      "kind: quote\nquote: A\nsubtitle: B\nattribution: C", .quote,
      ["title": "A", "quote": "A", "subtitle": "B", "attribution": "C"]
    ),
    (
      """
      kind: contact
      display-name: A
      subtitle: B
      telephone: +46 1
      email: a@b.example
      organization: C
      """, .contact,
      [
        "title": "A", "display-name": "A", "subtitle": "B", "telephone": "+46 1",
        "email": "a@b.example", "organization": "C",
      ]
    ),
    (
      "kind: invite\ntitle: A\nsubtitle: B\ncode: AB-12\nicon: 🎵", .invite,
      ["title": "A", "subtitle": "B", "code": "AB-12", "icon": "🎵"]
    ),
    (
      "kind: page\ntitle: A\nsubtitle: B\nicon: star", .page,
      ["title": "A", "subtitle": "B", "icon": "star"]
    ),
  ]

  @Test(arguments: fields)
  func hasItsOwnFields(frontMatter: String, kind: PageKind, fields: [String: String]) throws {
    let page = try page(frontMatter)
    #expect(page.kind == kind)
    #expect(page.fields == CardFields(fields.merging(["brand": "Moments"]) { $1 }))
  }

  @Test(arguments: [
    (
      "kind: statistics\ntitle: A", "stats",
      "add figures, such as 'stats: [{label: Steps, value: \"52,340\"}]'"
    ),
    ("kind: statistics\nstats: [{label: A, value: 1}]", "title", "add 'title: …'"),
    ("kind: quote\ntitle: A", "quote", "add 'quote: …'"),
    ("kind: contact\ntitle: A", "display-name", "add 'display-name: …'"),
    (
      "kind: invite\ntitle: A", "code",
      "add the code of the invitation, such as 'code: MUSIC-A3B7K2'"
    ),
    ("kind: invite\ncode: A", "title", "add 'title: …'"),
    ("kind: achievement\nmetric: 1", "title", "add 'title: …'"),
  ])
  func tellsWhatItLacks(frontMatter: String, key: String, hint: String) throws {
    let line = try #require(frontMatter.split(separator: "\n").first)
    #expect(
      try told(frontMatter) == """
        content/a.md:2:1: error: missing '\(key)' [missing-key]
            \(line)
            ^\(String(repeating: "~", count: line.count - 1)) \(hint)

        """)
  }

  private static let foreignKeys: [(String, String)] = [
    ("metric", "achievement"), ("progress", "achievement"), ("stats", "statistics"),
    ("date-range", "statistics"), ("quote", "quote"), ("attribution", "quote"),
    ("contact-id", "contact"), ("display-name", "contact"), ("telephone", "contact"),
    ("email", "contact"), ("organization", "contact"), ("code", "invite"),
  ]

  @Test(arguments: foreignKeys)
  func tellsOfAKeyOfAnotherKind(key: String, owner: String) throws {
    let indent = String(repeating: " ", count: key.count + 2)
    #expect(
      try told("title: A\n\(key): x") == """
        content/a.md:3:\(key.count + 3): error: '\(key)' is no key of the kind 'page' [unknown-key]
            \(key): x
            \(indent)^ write 'kind: \(owner)', or remove it

        """)
  }

  @Test(arguments: ["statistics", "quote", "contact"])
  func tellsOfAnIconThatItsCardsDoNotShow(kind: String) throws {
    let told = try told(
      "kind: \(kind)\ntitle: A\nstats: [{label: A, value: 1}]\nquote: A\ndisplay-name: A\nicon: star"
    )
    #expect(
      told.contains(
        """
        content/a.md:7:7: error: 'icon' is no key of the kind '\(kind)' [unknown-key]
            icon: star
                  ^~~~ remove it: its cards have no icon

        """))
  }

  @Test(arguments: [
    ("recipe", "kinds: achievement, contact, invite, page, quote, statistics"),
    ("Quote", "did you mean 'quote'? kinds: achievement, contact, invite, page, quote, statistics"),
  ])
  func tellsOfAKindThatTheThemeHasNoCardFor(kind: String, hint: String) throws {
    #expect(
      try told("kind: \(kind)\ntitle: A") == """
        content/a.md:2:7: error: unknown kind '\(kind)' [unknown-kind]
            kind: \(kind)
                  ^\(String(repeating: "~", count: kind.count - 1)) \(hint)

        """)
  }

  @Test(arguments: ["0", "0.5", "1", "1e-1"])
  func anAchievementTellsHowFarItsGoalIsReached(progress: String) throws {
    let page = try page("kind: achievement\ntitle: A\nmetric: 5\nprogress: \(progress)")
    #expect(page.progress == Double(progress))
  }

  @Test(arguments: [
    ("1.01", "'1.01'", ""), ("-0.1", "'-0.1'", ""), ("50%", "'50%'", " write it in digits"),
    ("0,5", "'0,5'", " write digits alone, with '.' before a fraction"),
    ("nan", "'nan'", " write it in digits"), ("\"0.5\"", "the text '0.5'", " remove the quotes"),
    ("[1]", "a list", ""),
  ])
  func refusesProgressThatIsNoPart(progress: String, found: String, hint: String) throws {
    let carets = "^" + String(repeating: "~", count: progress.count - 1)
    #expect(
      try told("kind: achievement\ntitle: A\nmetric: 5\nprogress: \(progress)") == """
        content/a.md:5:11: error: 'progress' must be a number from 0 to 1, not \(found) [wrong-type]
            progress: \(progress)
                      \(carets)\(hint)

        """)
  }
}
