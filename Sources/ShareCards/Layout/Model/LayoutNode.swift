/// One view of a card's layout: an element and what modifies it, with SwiftUI's vocabulary and
/// meaning.
///
/// Lengths are points.
package struct LayoutNode: Hashable, Sendable {
  package var element: Element
  package var modifiers = LayoutModifiers()

  package init(_ element: Element) {
    self.element = element
  }

  package indirect enum Element: Hashable, Sendable {
    /// Children in a line along an axis.
    case stack(StackElement)
    /// Children one over the other.
    case zstack(ZStackElement)
    /// A view for each of the card's statistics, in columns of one width.
    case grid(GridElement)
    /// Room that takes what its stack has left over, and at least this much.
    case spacer(minimum: Double)
    case text(TextElement)
    /// The icon that the card's content names.
    case icon(IconElement)
    case image(ImageElement)
    case qr(CodeElement)
    case shape(ShapeElement)
    case chart(ChartElement)
  }
}

extension LayoutNode {
  /// What the view is called where frames are shown: its own name or that of its element.
  var name: String {
    if let name = modifiers.name { return name }
    switch element {
    case .stack(let stack): return stack.axis == .vertical ? "vstack" : "hstack"
    case .zstack: return "zstack"
    case .grid: return "grid"
    case .spacer: return "spacer"
    case .text(let text): return text.fieldNames.first ?? "text"
    case .icon: return "icon"
    case .image(let image): return image.role.rawValue
    case .qr: return "qr"
    case .shape: return "shape"
    case .chart(let chart): return chart.kind.rawValue
    }
  }
}
