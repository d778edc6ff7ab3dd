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

  /// How flexible the view is, as far as that is known before it is measured.
  func flexibility(along axis: StackElement.Axis) -> Flexibility {
    let frame = modifiers.frame
    let (fixed, maximum) =
      axis == .horizontal
      ? (frame.width, frame.maximumWidth) : (frame.height, frame.maximumHeight)
    if fixed != nil { return .fixed }
    if maximum == .infinity { return .whole }
    let own = element.flexibility(along: axis, isScaled: modifiers.minimumScaleFactor != nil)
    return maximum == nil ? own : min(own, .some)
  }
}

extension LayoutNode.Element {
  /// How flexible the element is without its frame.
  ///
  /// - Parameters:
  ///   - axis: the axis of the stack that it stands in.
  ///   - isScaled: whether it shrinks to fit.
  fileprivate func flexibility(along axis: StackElement.Axis, isScaled: Bool) -> Flexibility {
    switch self {
    case .spacer: return .whole
    case .icon, .qr: return .fixed
    case .image, .shape: return .whole
    case .chart(let chart):
      let isBar = chart.kind == .progress
      return isBar && axis == .vertical ? .fixed : .whole
    case .text: return axis == .horizontal ? .some : .fixed
    case .grid: return axis == .horizontal || isScaled ? .some : .fixed
    case .zstack(let stack):
      return Self.most(of: stack.children.filter { !$0.isSpacer }, along: axis)
    case .stack(let stack):
      if isScaled { return .some }
      // A spacer takes room along the axis of its own stack alone.
      return Self.most(
        of: stack.children.filter { stack.axis == axis || !$0.isSpacer }, along: axis)
    }
  }

  private static func most(of views: [LayoutNode], along axis: StackElement.Axis) -> Flexibility {
    views.map { $0.flexibility(along: axis) }.max() ?? .fixed
  }
}
