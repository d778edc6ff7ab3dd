/// How much of the room that it is offered a view takes along an axis.
enum Flexibility: Int, Comparable {
  /// What it needs, whatever it is offered.
  case fixed
  /// More or less, between a least and an ideal length.
  case some
  /// All of it.
  case whole

  static func < (one: Flexibility, other: Flexibility) -> Bool {
    one.rawValue < other.rawValue
  }
}

extension LayoutNode {
  /// Whether the view takes what others leave; a frame gives a spacer a length of its own.
  var isSpacer: Bool {
    if case .spacer = element { modifiers.frame.isEmpty } else { false }
  }

  var isText: Bool {
    if case .text = element { true } else { false }
  }

  /// When the view is offered room in a stack; spacers take what all others leave.
  var priority: Double { isSpacer ? -.infinity : modifiers.layoutPriority }

  /// The output pixels that a view cannot do without along an axis, as far as that is known before
  /// it is measured.
  func least(along axis: StackElement.Axis, by measurer: LayoutMeasurer) -> Double {
    if isSpacer, case .spacer(let minimum) = element { return minimum * measurer.pointScale }
    let frame = modifiers.frame
    let (fixed, minimum) =
      axis == .horizontal
      ? (frame.width, frame.minimumWidth) : (frame.height, frame.minimumHeight)
    switch fixed {
    case .points(let points): return points * measurer.pointScale
    case .code: return measurer.plateSide ?? 0
    case .infinity, nil: return (minimum ?? 0) * measurer.pointScale
    }
  }
}

extension LayoutMeasurer {
  /// How flexible a view is, as far as that is known before it is measured.
  func flexibility(of node: LayoutNode, along axis: StackElement.Axis) -> Flexibility {
    let frame = node.modifiers.frame
    let (fixed, maximum) =
      axis == .horizontal
      ? (frame.width, frame.maximumWidth) : (frame.height, frame.maximumHeight)
    if fixed != nil { return .fixed }
    if maximum == .infinity { return .whole }
    let own = contentFlexibility(of: node, along: axis)
    return maximum == nil ? own : min(own, .some)
  }

  /// How flexible a view is without its frame.
  private func contentFlexibility(
    of node: LayoutNode, along axis: StackElement.Axis
  ) -> Flexibility {
    let isScaled = node.modifiers.minimumScaleFactor != nil
    switch node.element {
    case .spacer, .image, .shape: return .whole
    case .icon, .qr: return .fixed
    case .chart(let chart):
      return chart.kind == .progress && axis == .vertical ? .fixed : .whole
    case .text: return axis == .horizontal ? .some : .fixed
    case .grid: return axis == .horizontal || isScaled ? .some : .fixed
    case .zstack(let stack):
      return isScaled ? .some : most(of: stack.children.filter { !$0.isSpacer }, along: axis)
    case .stack(let stack):
      if isScaled { return .some }
      // A spacer takes room along the axis of its own stack alone.
      return most(
        of: stack.children.filter { stack.axis == axis || !$0.isSpacer }, along: axis)
    }
  }

  private func most(of views: [LayoutNode], along axis: StackElement.Axis) -> Flexibility {
    views.lazy.filter(isWanted).map { flexibility(of: $0, along: axis) }.max() ?? .fixed
  }
}
