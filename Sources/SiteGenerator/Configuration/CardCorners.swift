/// What is in the corners of a card.
package enum CardCorners: String, CaseIterable, Sendable {
  /// The card goes to its edges: chats lay pictures on grounds of their own.
  case filled
  /// The style's radius is cut out of the picture.
  case transparent
}
