/// The QR code on its plate.
package struct CodeElement: Hashable, Sendable {
  /// The largest share of the card's shorter side that the code may take, 0 … 1.
  package var limit: Double

  /// The limit of layouts that name none.
  package static let defaultLimit = 0.4
}
