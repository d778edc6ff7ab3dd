/// The composition of one kind of card in each size.
package struct CardLayout: Hashable, Sendable {
  /// The whole card inside its margins, by the size that it is for.
  private let bodies: [ShareCardSize: LayoutNode]
  private let codeLimits: [ShareCardSize: Double]

  init(bodies: [ShareCardSize: LayoutNode]) {
    self.bodies = bodies
    codeLimits = bodies.compactMapValues(\.codeLimit)
  }

  /// The composition for a size.
  func body(for size: ShareCardSize) -> LayoutNode {
    bodies[size] ?? bodies[SizeMetrics.likest(size)] ?? LayoutNode(.spacer(minimum: 0))
  }

  /// The largest share of the shorter side that the QR code of a size may take, 0 … 1; nil when
  /// the composition has no place for a code.
  func codeLimit(for size: ShareCardSize) -> Double? {
    codeLimits[size] ?? codeLimits[SizeMetrics.likest(size)]
  }
}

extension LayoutNode {
  /// The view itself and all views in it, the outer ones first.
  var all: [LayoutNode] { [self] + parts.flatMap(\.all) }

  /// The views in it, those that lie below and over it included.
  private var parts: [LayoutNode] {
    let children: [LayoutNode] =
      switch element {
      case .stack(let stack): stack.children
      case .zstack(let stack): stack.children
      case .grid(let grid): [grid.item]
      case .spacer, .text, .icon, .image, .qr, .shape, .chart: []
      }
    return children + modifiers.background + modifiers.overlay
  }

  /// The largest share that the first place for a code allows; nil when there is no place.
  var codeLimit: Double? {
    for case .qr(let code) in all.lazy.map(\.element) { return code.limit }
    return nil
  }

  /// Whether something would be done to a code in it that readers do not get along with.
  var altersCode: Bool {
    guard codeLimit != nil else { return false }
    if modifiers.opacity < 1 || modifiers.rotation != 0 || modifiers.clip != nil { return true }
    return parts.contains(where: \.altersCode)
  }
}
