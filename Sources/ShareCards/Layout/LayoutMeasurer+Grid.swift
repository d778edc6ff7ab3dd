import Canvas

extension LayoutMeasurer {
  /// What is left of a column, in pixels at scale 1, since a text's box is rounded up.
  private static let columnSlack = 3.0

  /// Measures the item of a grid for each of the card's statistics, in columns of one width.
  func measure(_ grid: LayoutNode.Grid, width: Double) throws(CanvasError) -> MeasuredNode? {
    let items = GridItem.items(of: card, direction: direction)
    let columns = GridItem.columns(for: items.count, atMost: min(grid.columns, columnLimit))
    let spacing = grid.spacingAcross * spaceScale
    let gaps = spacing * Double(columns - 1)
    let column = max(1, (width - gaps) / Double(columns) - Self.columnSlack * outputScale)
    var measurer = self
    var cells: [MeasuredNode] = []
    for item in items {
      measurer.item = item
      if let cell = try measurer.measure(grid.item, width: column) { cells.append(cell) }
    }
    guard !cells.isEmpty else { return nil }
    return arranged(cells, columns: columns, across: spacing, down: grid.spacingDown * spaceScale)
  }

  /// Cells of one width in rows; their tops are in line, and a row that is not full stands in the
  /// middle.
  private func arranged(
    _ cells: [MeasuredNode], columns: Int, across: Double, down: Double
  ) -> MeasuredNode {
    let width = cells.map(\.width).max() ?? 0
    let rows = stride(from: 0, to: cells.count, by: columns).map { start in
      let row = cells[start..<min(start + columns, cells.count)]
      let height = row.map(\.height).max() ?? 0
      let children = row.map { $0.enlarged(width: width, height: height) }
      return MeasuredNode(
        width: width * Double(row.count) + across * Double(row.count - 1), height: height,
        content: .stack(.horizontal, spacing: across, children: children))
    }
    return MeasuredNode(
      width: rows.map(\.width).max() ?? 0,
      height: rows.map(\.height).reduce(down * Double(rows.count - 1), +),
      content: .stack(.vertical, spacing: down, children: rows))
  }
}

extension MeasuredNode {
  /// The node in a larger box: in the middle across, at the top.
  fileprivate func enlarged(width: Double, height: Double) -> MeasuredNode {
    var result = self
    result.insets.left += (width - self.width) / 2
    result.insets.right += (width - self.width) / 2
    result.insets.bottom += height - self.height
    result.width = width
    result.height = height
    return result
  }
}

extension LayoutNode {
  /// The most columns of a grid inside; nil when there is none.
  var gridColumns: Int? {
    switch element {
    case .grid(let grid): grid.columns
    case .stack(let stack): stack.children.lazy.compactMap(\.gridColumns).first
    case .text, .icon, .rectangle, .progress: nil
    }
  }
}
