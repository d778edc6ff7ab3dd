import Canvas

extension LayoutMeasurer {
  /// Measures the item of a grid for each of the card's statistics.
  ///
  /// Fewer columns than the layout allows are taken where texts come out clearly larger so: they need
  /// to shrink less for a wider column, and more for a higher grid.
  func measure(_ grid: GridElement, _ room: ProposedSize) throws(CanvasError) -> MeasuredView? {
    let items = GridItem.items(of: card, fields: fields, direction: direction)
      .dropFirst(grid.skip).prefix(grid.limit)
    guard !items.isEmpty else { return nil }
    let most = GridItem.columns(for: items.count, atMost: grid.columns)
    var best: (view: MeasuredView, size: Double)?
    for columns in (1...most).reversed() {
      let cells = GridCells(items: Array(items), grid: grid, columns: columns, room: room)
      let (view, scale) = try cells.measure(by: self)
      guard let height = room.height else { return view }
      let size = view.isWhole ? scale * min(1, height / max(1, view.height)) : 0
      if best.map({ size > $0.size * Self.gainOfFewerColumns }) ?? true { best = (view, size) }
    }
    return best?.view
  }

  /// How much larger texts have to be in fewer columns.
  private static let gainOfFewerColumns = 1.25
}
