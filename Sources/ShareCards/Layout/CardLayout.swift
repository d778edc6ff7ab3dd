/// The composition of one kind of card, for every size.
package struct CardLayout: Hashable, Sendable {
  package var content: LayoutNode
  /// How far type and spacing may shrink before text ends in an ellipsis, 0 … 1.
  package var minimumScale: Double

  package init(content: LayoutNode, minimumScale: Double = 0.5) {
    self.content = content
    self.minimumScale = minimumScale
  }
}
