import Canvas

/// The items of a grid in a number of columns.
struct GridCells {
  let items: [GridItem]
  let grid: GridElement
  let columns: Int
  let room: ProposedSize

  /// Measures the cells: all of them are equally wide, those of a row equally high, and the same text
  /// has the same size in each.
  ///
  /// - Returns: the grid, and how far its most important texts are shrunk, 0 … 1.
  func measure(
    by measurer: LayoutMeasurer
  ) throws(CanvasError) -> (view: MeasuredView, scale: Double) {
    let across = grid.spacingAcross * measurer.pointScale
    let down = grid.spacingDown * measurer.pointScale
    let gaps = across * Double(columns - 1)
    let width = room.width.map { max(1, ($0 - gaps) / Double(columns)) }
    var measurer = measurer
    let scale = try shareScales(width: width, with: &measurer)
    var rows: [[MeasuredView]] = []
    for start in stride(from: 0, to: items.count, by: columns) {
      rows.append(try row(items[start..<min(start + columns, items.count)], width, measurer))
    }
    return (arranged(rows, width: width, across: across, down: down), scale)
  }

  /// Finds the scale of each text that shrinks by itself: the least that any of the items needs.
  private func shareScales(
    width: Double?, with measurer: inout LayoutMeasurer
  ) throws(CanvasError) -> Double {
    var scales: [Int: Double] = [:]
    for item in items {
      let view = try measurer.measuring(item).measure(
        grid.item, ProposedSize(width: width, height: nil))
      scales.merge(view?.textScales ?? [:], uniquingKeysWith: min)
    }
    measurer.sharedTextScales.merge(scales) { $1 }
    return scales.values.min() ?? 1
  }

  private func row(
    _ items: ArraySlice<GridItem>, _ width: Double?, _ measurer: LayoutMeasurer
  ) throws(CanvasError) -> [MeasuredView] {
    var views: [MeasuredView?] = []
    for item in items {
      views.append(
        try measurer.measuring(item).measure(
          grid.item, ProposedSize(width: width, height: nil)))
    }
    // Once the row's height is known, tiles can fill it.
    let height = views.compactMap { $0?.height }.max() ?? 0
    var result: [MeasuredView] = []
    for (item, view) in zip(items, views) where view != nil {
      let view = try measurer.measuring(item).measure(
        grid.item, ProposedSize(width: width, height: height))
      if let view { result.append(view) }
    }
    return result
  }

  private func arranged(
    _ rows: [[MeasuredView]], width: Double?, across: Double, down: Double
  ) -> MeasuredView {
    let column = max(width ?? 0, rows.joined().map(\.width).max() ?? 0)
    let heights = rows.map { $0.map(\.height).max() ?? 0 }
    var result = MeasuredView(
      width: column * Double(columns) + across * Double(columns - 1),
      height: heights.reduce(down * Double(rows.count - 1), +))
    var y = 0.0
    for (row, height) in zip(rows, heights) {
      for (index, cell) in row.enumerated() {
        let x = Double(index) * (column + across)
        if result.baseline == nil { result.baseline = cell.baseline.map { $0 + y } }
        result.add(cell, x: x, y: y)
      }
      y += height + down
    }
    return result
  }
}
