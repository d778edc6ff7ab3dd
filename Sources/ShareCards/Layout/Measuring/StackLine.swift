import Canvas

/// The children of a stack while they are given their lengths.
struct StackLine {
  let children: [LayoutNode]
  let spacing: Double
  /// The children that have something to show, measured.
  private(set) var views: [MeasuredView?]
  private let axis: StackElement.Axis
  private let room: ProposedSize

  init(_ children: [LayoutNode], spacing: Double, in stack: StackElement, _ room: ProposedSize) {
    self.children = children
    self.spacing = spacing
    self.room = room
    axis = stack.axis
    views = children.map { _ in nil }
  }

  /// Gives every child its length.
  ///
  /// As in SwiftUI, the children of the highest priority come first, and of these the ones that can
  /// change the least; each is offered an equal share of what is left at that time.
  mutating func measure(by measurer: LayoutMeasurer) throws(CanvasError) {
    guard let length = room[axis] else {
      for index in children.indices { try measure(index, length: nil, by: measurer) }
      return
    }
    var left = length - spacing * Double(children.count - 1)
    let flexibilities = children.map { measurer.flexibility(of: $0, along: axis) }
    let order = try measuringOrder(flexibilities, by: measurer)
    for (place, index) in order.enumerated() {
      let rest = order[place...].dropFirst()
      // What is less important keeps what it cannot do without.
      let priority = children[index].priority
      let reserved = rest.filter { children[$0].priority < priority }
        .map { children[$0].least(along: axis, by: measurer) }.reduce(0, +)
      let equals = 1 + rest.count { children[$0].priority == priority }
      let isFixed = flexibilities[index] == .fixed
      let share = isFixed ? left - reserved : (left - reserved) / Double(equals)
      try measure(index, length: max(0, share), by: measurer)
      if let view = views[index] {
        left -= axis == .horizontal ? view.width : view.height
      } else {
        left += spacing
      }
    }
  }

  private mutating func measure(
    _ index: Int, length: Double?, by measurer: LayoutMeasurer
  ) throws(CanvasError) {
    if children[index].isSpacer, case .spacer(let minimum) = children[index].element {
      var spacer = MeasuredView(width: 0, height: 0)
      let length = max(length ?? 0, minimum * measurer.pointScale)
      if axis == .horizontal { spacer.width = length } else { spacer.height = length }
      views[index] = spacer
      return
    }
    var proposal = room
    proposal[axis] = length
    views[index] = try measurer.measure(children[index], proposal)
  }

  /// The children in the order in which they are offered room.
  private func measuringOrder(
    _ flexibilities: [Flexibility], by measurer: LayoutMeasurer
  ) throws(CanvasError) -> [Int] {
    var keys: [(priority: Double, flexibility: Flexibility, ideal: Double)] = []
    let some = flexibilities.count { $0 == .some }
    for (child, flexibility) in zip(children, flexibilities) {
      // Of those that take all of it, the one that needs more can change less.
      var ideal = flexibility == .whole ? -child.least(along: axis, by: measurer) : 0
      // The one that needs less is asked first, so that the other gets what it leaves.
      if flexibility == .some, some > 1 {
        var proposal = room
        proposal[axis] = nil
        let view = try measurer.measure(child, proposal)
        ideal = view.map { axis == .horizontal ? $0.width : $0.height } ?? 0
      }
      keys.append((-child.priority, flexibility, ideal))
    }
    return children.indices.sorted { one, other in
      let (left, right) = (keys[one], keys[other])
      if left.priority != right.priority { return left.priority < right.priority }
      if left.flexibility != right.flexibility { return left.flexibility < right.flexibility }
      return left.ideal == right.ideal ? one < other : left.ideal < right.ideal
    }
  }
}
