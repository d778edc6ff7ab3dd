import Testing

@testable import ShareCards

@Suite struct GridItemTests {
  @Test(arguments: [
    (1, 1), (2, 2), (3, 3), (4, 2), (5, 3), (6, 3), (7, 3), (8, 3), (9, 3),
  ])
  func takesTheFewestColumnsThatNeedNoMoreRows(count: Int, columns: Int) {
    #expect(GridItem.columns(for: count, atMost: 3) == columns)
  }

  @Test(arguments: [(0, 3), (0, 0), (5, 0), (5, -1), (9, 1)])
  func hasOneColumnAtLeast(count: Int, limit: Int) {
    #expect(GridItem.columns(for: count, atMost: limit) == 1)
  }

  @Test func putsAnItemsFieldsBeforeTheCards() throws {
    var card = try Card.sample("statistics")
    card.fields["label"] = "card"
    card.stats = [
      StatItem(label: "Steps", value: "1", trend: .up), StatItem(label: "a", value: ""),
    ]
    let items = GridItem.items(
      of: card, fields: card.fields, direction: .rightToLeft)
    #expect(items.map { $0.fields["label"] } == ["Steps", "a"])
    #expect(items.map { $0.fields["value"] } == ["1", nil])
    #expect(items.map { $0.fields["trend"] } == ["\u{2196}\u{FE0E}", nil])
    #expect(items.map { $0.fields["title"] } == [card.fields["title"], card.fields["title"]])
  }
}
