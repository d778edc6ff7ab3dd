/// The place that the layout gave a part of a card, for showing it.
struct LayoutFrame: Hashable {
  /// What the part is, as layouts call it.
  let name: String
  /// The place in output pixels; the origin is the card's top left corner.
  let rect: Rect
  /// How many parts it lies in, from 0.
  let depth: Int
}
