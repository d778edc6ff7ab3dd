/// The place that a layout gave to a view.
struct LayoutFrame {
  let name: String
  /// In output pixels.
  let rect: Rect
  /// How many views it stands in.
  let depth: Int
}
