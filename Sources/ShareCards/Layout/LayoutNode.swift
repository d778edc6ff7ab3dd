/// One element of a card's layout, with SwiftUI's vocabulary and meaning; lengths are points.
package struct LayoutNode: Hashable, Sendable {
  package var element: Element
  package var padding = CardInsets()
  /// A fixed width; nil takes what the element needs.
  package var width: Double?
  /// A fixed height; the element is centred in it.
  package var height: Double?
  /// 0 … 1, multiplied into the colours.
  package var opacity: Double = 1
  /// The field without which the element is left out.
  package var condition: String?

  package init(_ element: Element) {
    self.element = element
  }

  package indirect enum Element: Hashable, Sendable {
    /// Children in a line along an axis.
    case stack(Stack)
    case text(Text)
    /// An icon by the name that a field gives.
    case icon(Icon)
    /// A filled rectangle; its size comes from `width` and `height`.
    case rectangle(ColorToken)
    /// An element for each of the card's statistics.
    case grid(Grid)
    /// A bar that shows the card's progress, in its fill's colour.
    case progress(ColorToken)
  }

  /// Children one after the other, centred across the axis.
  package struct Stack: Hashable, Sendable {
    package var axis: Axis
    package var spacing: Double
    package var children: [LayoutNode]
  }

  package enum Axis: Sendable {
    case horizontal
    case vertical
  }

  /// An element that is repeated in rows of columns that are equally wide.
  package struct Grid: Hashable, Sendable {
    package var item: LayoutNode
    /// The most columns.
    package var columns: Int
    /// The space between columns.
    package var spacingAcross: Double
    /// The space between rows.
    package var spacingDown: Double
  }

  /// A text with fields in braces.
  package struct Text: Hashable, Sendable {
    package var template: FieldTemplate
    package var font: FontToken
    package var color: ColorToken
    /// The most lines.
    package var lines: Int
    /// What is added between lines.
    package var lineSpacing: Double
    /// Whether the lines are made about equally long.
    package var isBalanced: Bool
  }

  package struct Icon: Hashable, Sendable {
    package var template: FieldTemplate
    package var size: Double
    package var color: ColorToken
  }
}
