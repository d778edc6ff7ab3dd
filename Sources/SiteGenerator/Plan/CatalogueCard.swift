/// One card of a catalogue's moment.
package struct CatalogueCard: Sendable {
  private let card: PlannedCard

  init(_ card: PlannedCard) {
    self.card = card
  }

  /// The name of the size, such as `wide`.
  package var size: String { card.size.id }
  /// The picture's width in pixels.
  package var width: Int { card.width }
  /// The picture's height in pixels.
  package var height: Int { card.height }
  /// Output pixels in a pixel of the size.
  package var scale: Int { card.scale }
  /// The format's name as content names it, such as `jpeg`; the site has no others.
  package var format: String { CardFormat(path: card.path)?.rawValue ?? card.format.fileExtension }
  /// The path in the output.
  package var path: String { card.path }
  package var fingerprint: Fingerprint { card.fingerprint }
}
