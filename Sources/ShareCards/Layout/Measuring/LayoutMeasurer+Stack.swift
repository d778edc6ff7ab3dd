import Canvas

extension LayoutMeasurer {
  /// Measures children in a line: those with a size of their own come first, the others share what is
  /// left of the room, the least flexible before the more flexible.
  func measure(
    _ stack: StackElement, _ room: ProposedSize
  ) throws(CanvasError) -> MeasuredView? {
    var measurer = self
    if stack.axis == .vertical {
      measurer.alignment =
        stack.horizontalAlignment == .style ? styleAlignment : stack.horizontalAlignment
    }
    let children = stack.children.filter(isWanted)
    guard !children.isEmpty else { return nil }
    var line = StackLine(children, spacing: stack.spacing * pointScale, in: stack, room)
    try line.measure(by: measurer)
    return measurer.arranged(line, stack)
  }

  /// The children at their places along the axis, and as the stack's alignment has them across it.
  private func arranged(_ line: StackLine, _ stack: StackElement) -> MeasuredView? {
    let views = line.views.compactMap { $0 }
    guard !views.isEmpty else { return nil }
    let gaps = line.spacing * Double(views.count - 1)
    if stack.axis == .vertical {
      let width = views.map(\.width).max() ?? 0
      var result = MeasuredView(width: width, height: views.map(\.height).reduce(gaps, +))
      var y = 0.0
      for view in views {
        if result.baseline == nil { result.baseline = view.baseline.map { $0 + y } }
        result.add(view, x: (width - view.width) * alignment.share, y: y)
        y += view.height + line.spacing
      }
      result.foot = views.last?.foot ?? 0
      return result
    }
    // A view without a text stands on the baseline with its bottom.
    let ascents = views.map { $0.baseline ?? $0.height }
    let top = stack.verticalAlignment == .firstTextBaseline ? ascents.max() : nil
    // In the middle stands what is above the feet, which may reach further down.
    let middle = views.map { $0.height - $0.foot }.max() ?? 0
    let tops = zip(views, ascents).map { view, ascent in
      if let top { return top - ascent }
      return stack.verticalAlignment == .center ? (middle - view.height + view.foot) / 2 : 0
    }
    let height = zip(views, tops).map { $0.height + $1 }.max() ?? 0
    var result = MeasuredView(width: views.map(\.width).reduce(gaps, +), height: height)
    result.baseline = top ?? views.lazy.compactMap(\.baseline).first
    var x = 0.0
    for (view, top) in zip(views, tops) {
      let y = stack.verticalAlignment == .bottom ? height - view.height : top
      result.add(view, x: x, y: y)
      x += view.width + line.spacing
    }
    return result
  }

  /// Measures children over one another, each of which is offered the whole room.
  func measure(
    _ stack: ZStackElement, _ room: ProposedSize
  ) throws(CanvasError) -> MeasuredView? {
    var views: [MeasuredView] = []
    for child in stack.children {
      if let view = try measure(child, room) { views.append(view) }
    }
    guard !views.isEmpty else { return nil }
    var result = MeasuredView(
      width: views.map(\.width).max() ?? 0, height: views.map(\.height).max() ?? 0)
    for view in views { result.add(view, in: stack.alignment, style: styleAlignment) }
    return result
  }
}
