import Canvas

extension LayoutMeasurer {
  /// Measures the item of a grid for each of the card's statistics.
  ///
  /// Fewer columns than the layout allows are taken where their texts would have to shrink much: one
  /// below the other they can be larger.
  func measure(_ grid: GridElement, _ room: ProposedSize) throws(CanvasError) -> MeasuredView? {
    let items = GridItem.items(of: card, fields: fields, direction: direction)
      .dropFirst(grid.skip).prefix(grid.limit)
    guard !items.isEmpty else { return nil }
    let most = GridItem.columns(for: items.count, atMost: grid.columns)
    var best: (view: MeasuredView, scale: Double)?
    for columns in (1...most).reversed() {
      let cells = GridCells(items: Array(items), grid: grid, columns: columns, room: room)
      let (view, scale) = try cells.measure(by: self)
      if scale >= Self.comfortableScale, view.isWhole { return view }
      if let height = room.height, best != nil, view.height > height { continue }
      if best.map({ scale > $0.scale || !$0.view.isWhole && view.isWhole }) ?? true {
        best = (view, scale)
      }
    }
    return best?.view
  }

  /// What values may be shrunk to before fewer columns are tried.
  private static let comfortableScale = 0.55
}
