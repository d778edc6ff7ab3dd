import Canvas

/// How the file of a card is made.
package struct CardEncoding: Hashable, Sendable {
  package var format: ImageFormat
  /// The most bytes that the file is to have; nil when any number will do.
  package var budget: Int?
  /// Whether the style's corner radius is cut out of the picture, in a format that can be clear.
  package var hasTransparentCorners: Bool

  package init(
    format: ImageFormat = .png, budget: Int? = nil, hasTransparentCorners: Bool = false
  ) {
    self.format = format
    self.budget = budget
    self.hasTransparentCorners = hasTransparentCorners
  }

  /// Whether a decoder gives back the pixels of the card, but for colours that were reduced.
  var keepsPixels: Bool { format == .png || format == .losslessWebP }
}
