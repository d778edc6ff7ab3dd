import ShareCards
import SiteGenerator
import Testing

/// Pages from the records of data files.
@Suite struct DataFileTests {
  private func pages(_ files: [String: String]) throws -> [Page] {
    let (site, told) = try SiteFixture(files).load()
    return try #require(site, Comment(rawValue: told)).pages
  }

  private static let forms = [
    (
      "csv",
      "kind,title,metric,tags[],params.city,date\nachievement,First 5K,27:41,run; rain,Lund,2026-03-15\n"
    ),
    (
      "json",
      """
      [{"kind": "achievement", "title": "First 5K", "metric": "27:41", "tags": ["run", "rain"],
        "params": {"city": "Lund"}, "date": "2026-03-15"}]
      """
    ),
    (
      "ndjson",
      """
      {"kind": "achievement", "title": "First 5K", "metric": "27:41", "tags": ["run", "rain"], \
      "params": {"city": "Lund"}, "date": "2026-03-15"}

      """
    ),
  ]

  @Test(arguments: forms)
  func areThePagesOfTheirSection(format: String, text: String) throws {
    let pages = try pages(["content/My Runs/all.\(format)": text])
    try #require(pages.count == 1)
    let page = pages[0]
    #expect(page.kind == .achievement)
    #expect(page.path == "my-runs/first-5k")
    #expect(page.section == "my-runs")
    #expect(page.fields["metric"] == "27:41")
    #expect(page.terms["tags"]?.map(\.slug) == ["run", "rain"])
    #expect(page.fields["params.city"] == "Lund")
    #expect(page.dates.date == ContentDate("2026-03-15"))
    #expect(page.body == [])
    #expect(page.origin.description == "content/My Runs/all.\(format), record 1")
  }

  @Test func aSlugIsOwnOrMadeOfTheTitle() throws {
    let pages = try pages([
      "content/a.csv": "title,slug\nÅr 2026!,\nTwo,My Own\n🎂,\n",
      "content/b.json": "[{\"kind\": \"quote\", \"quote\": \"Come back.\"}]",
    ])
    #expect(pages.map(\.path) == ["år-2026", "my-own", "1f382", "come-back"])
  }

  @Test func figuresAreColumnsWithTheirNumbers() throws {
    let pages = try pages([
      "content/a.csv": """
      kind,title,stats.1.label,stats.1.value,stats.1.trend,stats.2.label,stats.2.value
      statistics,A,Steps,"52,340",up,Sleep,7:20

      """
    ])
    #expect(
      pages.first?.stats == [
        StatItem(label: "Steps", value: "52,340", trend: .up),
        StatItem(label: "Sleep", value: "7:20"),
      ])
  }

  @Test func rowsMayHaveFewerFiguresThanThereAreColumns() throws {
    let pages = try pages([
      "content/a.csv": """
      kind,title,stats.1.label,stats.1.value,stats.2.label,stats.2.value,params.city,qr.target
      statistics,A,Steps,5,,,,
      statistics,B,Steps,5,Sleep,7,Lund,page

      """
    ])
    #expect(pages.map(\.stats.count) == [1, 2])
    #expect(pages.map { $0.fields["params.city"] } == [nil, "Lund"])
    #expect(pages.map(\.code) == [PageCode(), PageCode(target: .page)])
  }

  @Test func objectsHoldAllThatFrontMatterDoes() throws {
    let pages = try pages([
      "content/a.json": """
      [{"kind": "statistics", "title": "A", "subtitle": null, "listed": false, "qr": false,
        "stats": [{"label": "Steps", "value": 5e3, "series": [1, 2.5], "trend": "down"}],
        "aliases": ["/old/"], "card": {"story": {"style": "minimal"}}}]
      """
    ])
    let page = try #require(pages.first)
    #expect(page.stats == [StatItem(label: "Steps", value: "5e3", trend: .down, series: [1, 2.5])])
    #expect(page.fields["subtitle"] == nil)
    #expect(!page.isListed)
    #expect(page.code == PageCode(target: .nothing))
    #expect(page.aliases.map(\.outputPath) == ["old/index.html"])
  }

  @Test func anEmptyCellIsAKeyLeftOut() throws {
    let pages = try pages([
      "content/a/_index.md": "---\ncascade: {brand: Club, tags: [all]}\n---\n",
      "content/a/b.csv": "title,brand,tags[],date,draft\nA,,,,\nB,Own,one,,\n",
    ])
    #expect(pages.map { $0.fields["brand"] } == ["Club", "Own"])
    #expect(pages.map { $0.terms["tags"]?.map(\.name) } == [["all"], ["one"]])
  }

  @Test func numbersOfJSONKeepTheirText() throws {
    let pages = try pages([
      "content/a.json": "[{\"kind\": \"achievement\", \"title\": 2026, \"metric\": 1.10}]"
    ])
    #expect(pages.first?.title == "2026")
    #expect(pages.first?.fields["metric"] == "1.10")
  }

  @Test func tellsTheFaultsOfAllRowsAtTheirCells() throws {
    let site = try SiteFixture([
      "content/a.csv": """
      kind,title,metric,progress,date
      achievement,A,,0.5,2026-13-01
      achievment,B,5,,
      achievement,C,5,"1,5",

      """
    ])
    #expect(
      site.diagnostics() == """
        content/a.csv:2:1: error: missing 'metric' [missing-key]
            achievement,A,,0.5,2026-13-01
            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~ add the value that was reached, such as 'metric: 500 pts'
        content/a.csv:2:20: error: 'date' is no date of the calendar in a form that is known \
        [invalid-date]
            achievement,A,,0.5,2026-13-01
                               ^~~~~~~~~~ write a day as 2026-03-15, a time of the site's time zone \
        as 2026-03-15T18:30, or one with its offset as 2026-03-15T18:30:00+01:00
        content/a.csv:3:1: error: unknown kind 'achievment' [unknown-kind]
            achievment,B,5,,
            ^~~~~~~~~~ did you mean 'achievement'? kinds: achievement, contact, invite, page, \
        quote, statistics
        content/a.csv:4:17: error: 'progress' must be a number from 0 to 1, not '1,5' [wrong-type]
            achievement,C,5,"1,5",
                            ^~~~~ write digits alone, with '.' before a fraction

        """)
  }

  @Test func tellsOfAnUnknownColumnOnce() throws {
    let site = try SiteFixture(["content/a.csv": "title,colour\nA,red\nB,blue\n"])
    #expect(
      site.diagnostics().hasPrefix(
        """
        content/a.csv:1:7: error: unknown key 'colour' [unknown-key]
            title,colour
                  ^~~~~~ keys: kind, title,
        """))
    #expect(site.diagnostics().matches(of: /error:/).count == 1)
  }

  @Test func tellsTheFaultsOfJSONAtTheirValues() throws {
    let site = try SiteFixture([
      "content/a.ndjson": """
      {"title": "A", "listed": "yes"}
      {"title": "B"
      {"title": "C", "params": ["x"]}

      """
    ])
    #expect(
      site.diagnostics() == """
        content/a.ndjson:1:26: error: 'listed' must be true or false, not the text 'yes' [wrong-type]
            {"title": "A", "listed": "yes"}
                                     ^~~~~ write true or false
        content/a.ndjson:2:1: error: the object is never closed [invalid-json]
            {"title": "B"
            ^ close it with '}'
        content/a.ndjson:3:26: error: 'params' must be a mapping, not a list [wrong-type]
            {"title": "C", "params": ["x"]}
                                     ^~~~~ write it as in 'params: {city: Lund}'

        """)
  }

  @Test func tellsWhatARecordWithoutATitleLacks() throws {
    let site = try SiteFixture(["content/a.csv": "title,subtitle\n,A\n"])
    #expect(
      site.diagnostics() == """
        content/a.csv:2:1: error: missing 'title' [missing-key]
            ,A
            ^~ add 'title: …'

        """)
  }

  @Test func namesBothRecordsOfOnePath() throws {
    let site = try SiteFixture([
      "content/a.csv": "title\nOne\nTwo\none!\n", "content/two.md": "# Two\n",
    ])
    #expect(
      site.diagnostics() == """
        sitegen: error: content/a.csv, record 1 and content/a.csv, record 3 both lead to \
        'one/index.html' [path-collision]
            hint: give one of them another 'slug'
        sitegen: error: content/a.csv, record 2 and content/two.md both lead to 'two/index.html' \
        [path-collision]
            hint: give one of them another 'slug'

        """)
  }

  @Test func theOtherRecordsOfAFileWithAFaultAreChecked() throws {
    let site = try SiteFixture(["content/a.csv": "title,date\nA\nB,soon\n"])
    #expect(
      site.diagnostics() == """
        content/a.csv:2:1: error: the row has 1 cell, but the header has 2 [invalid-csv]
            A
            ^ write a comma for each cell that is left empty
        content/a.csv:3:3: error: 'date' is no date of the calendar in a form that is known \
        [invalid-date]
            B,soon
              ^~~~ write a day as 2026-03-15, a time of the site's time zone as 2026-03-15T18:30, \
        or one with its offset as 2026-03-15T18:30:00+01:00

        """)
  }
}
