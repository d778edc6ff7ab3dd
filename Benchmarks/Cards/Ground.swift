/// What the card lies on.
enum Ground: String {
  /// The style's colour.
  case flat
  /// From one colour at the top left corner to another at the bottom right.
  case gradient
  /// A photo that covers the card, its middle in the card's.
  case photo
}
