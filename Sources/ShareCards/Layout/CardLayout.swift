/// The composition of one kind of card, for every size.
package struct CardLayout: Hashable, Sendable {
  package var content: LayoutNode
  /// How far type and spacing may shrink before text ends in an ellipsis, 0 … 1.
  package var minimumScale: Double
  /// The largest share of the card's shorter side that the QR code may take, 0 … 1.
  package var codeLimit: Double

  /// The limit of layouts that name none.
  package static let defaultCodeLimit = 0.4

  package init(
    content: LayoutNode, minimumScale: Double = 0.5, codeLimit: Double = defaultCodeLimit
  ) {
    self.content = content
    self.minimumScale = minimumScale
    self.codeLimit = codeLimit
  }
}
