import SiteGenerator
import Testing

/// Which pages are there at a moment, and what is told of the others.
@Suite struct PageSelectionTests {
  private static let clockHint = "--clock builds the site as of another time"

  /// The paths of the pages that are there, and all that is told.
  private func select(
    _ site: SiteFixture, at clock: String, includesDrafts: Bool = false
  ) throws -> (pages: [String], told: String) {
    let date = try #require(ContentDate(clock))
    let (loaded, told) = site.load(
      PageSelection(clock: .date(date), includesDrafts: includesDrafts))
    return (try #require(loaded, Comment(rawValue: told)).pages.map(\.path), told)
  }

  private func isThere(
    _ line: String, at clock: String, zone: String = "UTC"
  ) throws -> Bool {
    let site = try SiteFixture(
      frontMatter: "title: A\n\(line)", configuration: "time-zone: \(zone)\n")
    return try select(site, at: clock).pages == ["a"]
  }

  @Test(arguments: [
    ("publish: 2026-04-01", "2026-03-31T23:59:59", false),
    ("publish: 2026-04-01", "2026-04-01", true),
    ("publish: 2026-04-01T08:00", "2026-04-01T07:59:59", false),
    ("publish: 2026-04-01T08:00", "2026-04-01T08:00", true),
    ("expires: 2026-04-01", "2026-03-31T23:59:59", true),
    ("expires: 2026-04-01", "2026-04-01", false),
    ("expires: 2026-04-01T08:00", "2026-04-01T07:59:59", true),
    ("expires: 2026-04-01T08:00", "2026-04-01T08:00", false),
    ("publish: 2026-04-01\nexpires: 2026-04-02", "2026-04-01T12:00", true),
    ("publish: 2026-04-01\nexpires: 2026-04-02", "2026-04-02", false),
    ("date: 2030-01-01", "2026-04-01", true),
  ])
  func aDayBeginsAtMidnight(line: String, clock: String, isThere: Bool) throws {
    #expect(try self.isThere(line, at: clock) == isThere)
  }

  /// Midnight of 2026-04-01 in Stockholm is 22:00 in UTC, in New York 04:00.
  @Test(arguments: [
    ("Europe/Stockholm", "2026-03-31T21:59:59Z", false),
    ("Europe/Stockholm", "2026-03-31T22:00:00Z", true),
    ("America/New_York", "2026-04-01T03:59:59Z", false),
    ("America/New_York", "2026-04-01T04:00:00Z", true),
    ("America/New_York", "2026-03-31T23:59:59", false), ("America/New_York", "2026-04-01", true),
  ])
  func theDayIsThatOfTheSitesTimeZone(zone: String, clock: String, isThere: Bool) throws {
    #expect(try self.isThere("publish: 2026-04-01", at: clock, zone: zone) == isThere)
    #expect(try self.isThere("expires: 2026-04-01", at: clock, zone: zone) != isThere)
  }

  @Test func aTimeWithItsOffsetIsTheSameInEveryZone() throws {
    for zone in ["UTC", "Asia/Tokyo"] {
      let line = "publish: 2026-04-01T00:00:00+02:00"
      #expect(try !isThere(line, at: "2026-03-31T21:59:59Z", zone: zone))
      #expect(try isThere(line, at: "2026-03-31T22:00:00Z", zone: zone))
    }
  }

  @Test func namesThePagesThatAreLeftOut() throws {
    let site = try SiteFixture([
      "content/a.md": "---\ntitle: A\ndraft: true\n---\n",
      "content/b.md": "---\ntitle: B\npublish: 2026-04-02T08:00\n---\n",
      "content/c.md": "---\ntitle: C\nexpires: 2026-03-01\n---\n",
      "content/d.md": "---\ntitle: D\npublish: 2026-05-01\ndraft: true\n---\n",
      "content/e.md": "# E\n",
    ])
    let (pages, told) = try select(site, at: "2026-04-01")
    #expect(pages == ["e"])
    #expect(
      told == """
        content/a.md:3:8: note: the page is a draft and is left out [skipped-page]
            draft: true
                   ^~~~ --drafts builds it, too
        content/b.md:3:10: note: the page is published on 2026-04-02T08:00:00 and is left out \
        [skipped-page]
            publish: 2026-04-02T08:00
                     ^~~~~~~~~~~~~~~~ \(Self.clockHint)
        content/c.md:3:10: note: the page has expired on 2026-03-01 and is left out [skipped-page]
            expires: 2026-03-01
                     ^~~~~~~~~~ \(Self.clockHint)
        content/d.md:4:8: note: the page is a draft and is left out [skipped-page]
            draft: true
                   ^~~~ --drafts builds it, too

        """)
  }

  @Test func draftsAreThereWhenTheyAreAskedFor() throws {
    let site = try SiteFixture([
      "content/a.md": "---\ntitle: A\ndraft: true\n---\n",
      "content/b.md": "---\ntitle: B\ndraft: true\npublish: 2026-05-01\n---\n",
    ])
    let (pages, told) = try select(site, at: "2026-04-01", includesDrafts: true)
    #expect(pages == ["a"])
    #expect(
      told == """
        content/b.md:4:10: note: the page is published on 2026-05-01 and is left out [skipped-page]
            publish: 2026-05-01
                     ^~~~~~~~~~ \(Self.clockHint)

        """)
  }

  @Test func namesARecordByItsCellAndAPageOfADraftSectionByItsStart() throws {
    let site = try SiteFixture([
      "content/a.csv": "title,draft\nOne,\nTwo,true\n",
      "content/b/_index.md": "---\ncascade: {draft: true}\n---\n", "content/b/c.md": "# C\n",
      "content/b/d.md": "---\ntitle: D\ndraft: false\n---\n",
    ])
    let (pages, told) = try select(site, at: "2026-04-01")
    #expect(pages == ["one", "b/d"])
    #expect(
      told == """
        content/a.csv:3:5: note: the page is a draft and is left out [skipped-page]
            hint: --drafts builds it, too
        content/b/c.md:1:1: note: the page is a draft and is left out [skipped-page]
            # C
            ^ --drafts builds it, too

        """)
  }

  @Test(arguments: [(20, ""), (21, "1 more page is"), (120, "100 more pages are")])
  func countsThePagesBeyondTwenty(count: Int, rest: String) throws {
    let rows = (1...count).map { "P\($0),true\n" }.joined()
    let site = try SiteFixture([
      "content/a.csv": "title,draft\n" + rows,
      "content/b.md": "---\ntitle: B\nexpires: 2000-01-01\n---\n",
    ])
    let (pages, told) = try select(site, at: "2026-04-01")
    #expect(pages == [])
    #expect(told.matches(of: /note: the page is a draft and is left out/).count == 20)
    #expect(told.contains("note: the page has expired on 2000-01-01 and is left out"))
    let last =
      rest.isEmpty
      ? ""
      : """
      sitegen: note: \(rest) left out for the same reason [skipped-page]
          hint: --drafts builds it, too

      """
    #expect(
      told.split(separator: "sitegen: ").dropFirst().map { "sitegen: " + $0 }.joined() == last)
  }

  @Test(arguments: [
    ("publish: 2026-04-02\nexpires: 2026-04-01", "2026-04-01", 4),
    ("publish: 2026-04-01\nexpires: 2026-04-01", "2026-04-01", 4),
    ("expires: 2026-04-01\npublish: 2026-04-01T00:00:00-01:00", "2026-04-01", 3),
  ])
  func tellsOfAPageThatIsNeverThere(lines: String, expires: String, line: Int) throws {
    #expect(
      try SiteFixture(frontMatter: "title: A\n\(lines)").diagnostics() == """
        content/a.md:\(line):10: error: the page expires before it is published [invalid-date]
            expires: \(expires)
                     ^~~~~~~~~~ write a later 'expires', or remove it

        """)
  }

  @Test func tellsOfAPageThatItsSectionMakesExpireBeforeItIsPublished() throws {
    let site = try SiteFixture(
      frontMatter: "title: A\npublish: 2026-04-02",
      files: ["content/_index.md": "---\ncascade: {expires: 2026-04-01}\n---\n"])
    #expect(
      site.diagnostics() == """
        content/a.md:2:1: error: the page expires before it is published [invalid-date]
            title: A
            ^~~~~~~~ write a later 'expires', or remove it

        """)
  }

  @Test(arguments: ["yes", "\"true\"", "1"])
  func tellsOfADraftThatIsNeitherTrueNorFalse(value: String) throws {
    let isQuoted = value.hasPrefix("\"")
    #expect(
      try SiteFixture(frontMatter: "title: A\ndraft: \(value)").diagnostics() == """
        content/a.md:3:8: error: 'draft' must be true or false, not \
        \(isQuoted ? "the text 'true'" : "'\(value)'") [wrong-type]
            draft: \(value)
                   ^\(String(repeating: "~", count: value.count - 1))\
         \(isQuoted ? "remove the quotes" : "write true or false")

        """)
  }
}
