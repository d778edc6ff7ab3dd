import Canvas

/// One of a card's statistics as an item of a grid sees it.
struct GridItem {
  /// The card's fields with the item's before them.
  let fields: CardFields
  let trend: StatItem.Trend?
  let series: [Double]

  /// The items of a card's grid.
  ///
  /// - Parameters:
  ///   - card: the card.
  ///   - fields: the card's texts.
  ///   - direction: the direction in which the card is read.
  /// - Returns: those of the first nine items that have anything to show.
  static func items(
    of card: Card, fields: CardFields, direction: TextDirection
  ) -> [GridItem] {
    card.stats.prefix(StatItem.maximumCount).compactMap { item in
      var fields = fields
      fields["label"] = item.label
      fields["value"] = item.value
      guard fields["label"] != nil || fields["value"] != nil else { return nil }
      fields["trend"] = item.trend?.arrow(direction)
      return GridItem(fields: fields, trend: item.trend, series: item.series)
    }
  }

  /// How many columns are taken, of those that there may be.
  ///
  /// Of the numbers that need no more rows the least is taken: four items are two by two instead of
  /// three and a single one.
  static func columns(for count: Int, atMost limit: Int) -> Int {
    guard count > 0, limit > 0 else { return 1 }
    let rows = (count + limit - 1) / limit
    return (count + rows - 1) / rows
  }
}

extension LayoutMeasurer {
  /// The measurer for an item of a grid.
  func measuring(_ item: GridItem) -> LayoutMeasurer {
    var result = self
    result.item = item
    result.fields = item.fields
    return result
  }
}
