import ShareCards
import SiteGenerator
import Testing

@Suite struct StatisticsTests {
  private func site(_ stats: String) throws -> SiteFixture {
    try SiteFixture(frontMatter: "kind: statistics\ntitle: A\n\(stats)")
  }

  @Test func haveALabelAValueATrendAndASeries() throws {
    let page = try site(
      """
      stats:
        - {label: Steps, value: "52,340", trend: up, series: [1, 2.5, -3]}
        - label: Sleep
          value: 7:20
          trend: neutral
        - {label: Weight, value: 1.10, trend: down, series: []}
      """
    ).page()
    #expect(
      page.stats == [
        StatItem(label: "Steps", value: "52,340", trend: .up, series: [1, 2.5, -3]),
        StatItem(label: "Sleep", value: "7:20", trend: .neutral),
        StatItem(label: "Weight", value: "1.10", trend: .down),
      ])
    #expect(page.description == "Steps: 52,340 · Sleep: 7:20 · Weight: 1.10")
    #expect(page.imageAlternative == "A. Steps: 52,340. Sleep: 7:20. Weight: 1.10")
  }

  private static func list(_ count: Int) -> String {
    "stats: [" + (0..<count).map { "{label: L\($0), value: \($0)}" }.joined(separator: ", ") + "]"
  }

  @Test(arguments: [1, 2, 9])
  func areOneToNine(count: Int) throws {
    #expect(try site(Self.list(count)).page().stats.count == count)
  }

  @Test(arguments: [0, 10])
  func areNeitherNoneNorMore(count: Int) throws {
    let told = try site(Self.list(count)).diagnostics()
    #expect(
      told.hasPrefix(
        "content/a.md:4:8: error: 'stats' must have 1 to 9 items, not \(count) [invalid-value]\n"))
    #expect(told.matches(of: /error/).count == 1)
  }

  private static let choices = "trends: up, down, neutral"
  private static let faults: [(String, String, String, Int, String)] = [
    (
      "{value: 2}", "missing 'label' in item 2 of 'stats' [missing-key]", "{value: 2}", 0,
      " add 'label: …'"
    ),
    (
      "{label: B}", "missing 'value' in item 2 of 'stats' [missing-key]", "{label: B}", 0,
      " add 'value: …'"
    ),
    (
      "{label: B, value: \"\"}", "'value' of item 2 of 'stats' must not be empty [invalid-value]",
      "\"\"", 18, ""
    ),
    (
      "{label: B, value: [1]}",
      "'value' of item 2 of 'stats' must be text, not a list [wrong-type]",
      "[1]", 18, " put the value in quotes if the brackets belong to it"
    ),
    (
      "{label: B, value: 2, trend: sideways}", "unknown trend 'sideways' [invalid-value]",
      "sideways", 28, " \(choices)"
    ),
    (
      "{label: B, value: 2, series: 1}",
      "'series' of item 2 of 'stats' must be a list, not text [wrong-type]", "1", 29,
      " write it as [first, second]"
    ),
    (
      "{label: B, value: 2, series: [1, x]}",
      "item 2 of 'series' of item 2 of 'stats' must be a number, not 'x' [wrong-type]", "x", 33,
      " write it in digits"
    ),
    (
      "{label: B, value: 2, unit: km}", "unknown key 'unit' in item 2 of 'stats' [unknown-key]",
      "unit", 21, " keys: label, value, trend, series"
    ),
    (
      "5 km", "item 2 of 'stats' must be a mapping, not text [wrong-type]", "5 km", 0,
      " write it as 'key: value' lines"
    ),
    ("~", "item 2 of 'stats' is empty [wrong-type]", "~", 0, " write a value or remove it"),
  ]

  @Test(arguments: faults)
  func tellTheirFaultsWithThePathToThem(
    item: String, message: String, marked: String, column: Int, hint: String
  ) throws {
    let line = "  - \(item)"
    let indent = String(repeating: " ", count: 4 + column)
    let carets = "^" + String(repeating: "~", count: marked.count - 1)
    #expect(
      try site("stats:\n  - {label: A, value: 1}\n\(line)").diagnostics() == """
        content/a.md:6:\(column + 5): error: \(message)
            \(line)
            \(indent)\(carets)\(hint)

        """)
  }

  @Test func haveAtMostAYearInASeries() throws {
    func series(_ count: Int) -> String {
      let values = Array(repeating: "1", count: count).joined(separator: ", ")
      return "stats:\n  - {label: A, value: 1, series: [\(values)]}"
    }
    #expect(try site(series(366)).page().stats.first?.series.count == 366)
    #expect(
      try site(series(367)).diagnostics().hasPrefix(
        "content/a.md:5:34: error: 'series' of item 1 of 'stats' must have at most 366 items, "
          + "not 367 [invalid-value]\n"))
  }
}
