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
  var isSpacer: Bool {
    if case .spacer = element { true } else { false }
  }

  var isText: Bool {
    if case .text = element { true } else { false }
  }

  /// When the view is offered room in a stack; spacers take what all others leave.
  var priority: Double { isSpacer ? -.infinity : modifiers.layoutPriority }

  /// The points that a view cannot do without, where that is known from its frame alone.
  var least: Double {
    if case .spacer(let minimum) = element { return minimum }
    return max(modifiers.frame.minimumWidth ?? 0, modifiers.frame.minimumHeight ?? 0)
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
    case .zstack(let stack): return isScaled ? .some : most(stack.children, along: axis)
    case .stack(let stack): return isScaled ? .some : most(stack.children, along: axis)
    }
  }

  private func most(_ children: [LayoutNode], along axis: StackElement.Axis) -> Flexibility {
    children.lazy.filter { $0.modifiers.conditions.allSatisfy(isMet) }
      .map { flexibility(of: $0, along: axis) }.max() ?? .fixed
  }
}
