import Testing

@testable import ShareCards

/// Grids of statistics: columns, rows, and texts of one size.
@Suite struct GridTests {
  private func card(
    _ count: Int, values: [String] = [], trend: (Int) -> StatItem.Trend? = { _ in nil }
  ) throws -> Card {
    var card = try Card.empty()
    card.stats = (0..<count).map { index in
      StatItem(
        label: "l", value: values.isEmpty ? "\(index)" : values[index % values.count],
        trend: trend(index))
    }
    return card
  }

  private func grid(_ more: String = "") -> String {
    "{grid: stats, item: \(box("cell", 20, 10)), spacing: {across: 4, down: 6}\(more)}"
  }

  @Test func putsItemsInColumnsOfOneWidth() throws {
    let view = try LaidOutView(grid(), width: 100, of: card(4))
    #expect(view?.size == [100, 26])
    #expect(
      view?.all("cell") == [[0, 0, 20, 10], [52, 0, 20, 10], [0, 16, 20, 10], [52, 16, 20, 10]])
  }

  @Test(arguments: [(1, 1, 1), (3, 3, 1), (4, 2, 2), (5, 3, 2), (7, 3, 3), (9, 3, 3), (20, 3, 3)])
  func takesTheFewestColumnsThatNeedNoMoreRows(count: Int, columns: Int, rows: Int) throws {
    let cells = try #require(try LaidOutView(grid(), width: 300, of: card(count))).all("cell")
    #expect(cells.count == min(count, 9))
    #expect(Set(cells.map { $0[0] }).count == columns)
    #expect(Set(cells.map { $0[1] }).count == rows)
  }

  @Test func leavesOutItsFirstAndLastItems() throws {
    #expect(try LaidOutView(grid(", skip: 2"), width: 300, of: card(5))?.all("cell").count == 3)
    #expect(
      try LaidOutView(grid(", skip: 1, limit: 2"), width: 300, of: card(5))?.all("cell").count == 2)
    #expect(try LaidOutView(grid(", skip: 5"), width: 300, of: card(5)) == nil)
    #expect(try LaidOutView(grid(", columns: 1"), width: 300, of: card(3))?.height == 42)
  }

  @Test func isAsWideAsItsItemsWithoutAnOffer() throws {
    #expect(try LaidOutView(grid(), of: card(3))?.size == [68, 10])
  }

  @Test func itemsOfARowAreEquallyHigh() throws {
    let item = """
      {vstack: [\(box("a", 10, 10)), \(box("b", 10, 20, ", when: trend"))], name: cell,
       frame: {max-width: infinity, max-height: infinity}}
      """
    let view = try LaidOutView(
      "{grid: stats, item: \(item), columns: 2, spacing: {across: 0, down: 5}}", width: 60,
      of: card(3) { $0 == 1 ? .up : nil })
    #expect(view?.all("cell") == [[0, 0, 30, 30], [30, 0, 30, 30], [0, 35, 30, 10]])
  }

  /// Numbers of one kind in different sizes would look as if one mattered more.
  @Test func theSameTextHasOneSizeInAllItems() throws {
    let item = "{text: '{value}', font: {size: 40}, minimum-scale-factor: 0.3, name: value}"
    let yaml = "{grid: stats, item: \(item), columns: 2, spacing: {across: 0}}"
    let mixed = try #require(
      try LaidOutView(yaml, width: 240, of: card(2, values: ["8", "888888"]))
    ).all("value")
    let short = try #require(
      try LaidOutView(yaml, width: 240, of: card(2, values: ["8", "8"]))
    ).all("value")
    #expect(mixed.count == 2 && short.count == 2)
    #expect(mixed[0][3] == mixed[1][3])
    #expect(mixed[0][3] < short[0][3])
    #expect(mixed[0][1] == mixed[1][1] && mixed[1][2] <= 121)
  }

  @Test func takesFewerColumnsRatherThanTinyValues() throws {
    let item = "{text: '{value}', font: {size: 40}, minimum-scale-factor: 0.1, name: value}"
    let yaml = "{grid: stats, item: \(item), columns: 3, spacing: {across: 0}}"
    let long = try #require(
      try LaidOutView(yaml, width: 240, height: 300, of: card(3, values: ["1234567890"]))
    ).all("value")
    #expect(Set(long.map { $0[1] }).count == 3)
    // Digits of Inter are 0.73 em high; in three columns they would be a third as high.
    #expect(long.allSatisfy { $0[3] > 0.72 * 40 * 0.7 })
    let short = try #require(
      try LaidOutView(yaml, width: 240, height: 300, of: card(3, values: ["12"]))
    ).all("value")
    #expect(Set(short.map { $0[1] }).count == 1)
    // Below the other there is no room for them.
    let low = try #require(
      try LaidOutView(yaml, width: 240, height: 30, of: card(3, values: ["1234567890"]))
    ).all("value")
    #expect(Set(low.map { $0[1] }).count == 1)
  }
}
