/// The room that a text is fitted into; lengths are pixels.
package struct TextBox: Hashable, Sendable {
  package var width: Double
  package var height: Double
  package var maximumLines: Int
  /// How far the text may be shrunk, 0 … 1.
  package var minimumScale: Double
  /// Whether lines are to be about equally long.
  package var isBalanced: Bool

  package init(
    width: Double, height: Double = .infinity, maximumLines: Int, minimumScale: Double = 1,
    isBalanced: Bool = false
  ) {
    self.width = width
    self.height = height
    self.maximumLines = maximumLines
    self.minimumScale = minimumScale
    self.isBalanced = isBalanced
  }
}
