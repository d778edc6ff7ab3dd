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

  /// Whether a decoder gives back the pixels of the card.
  ///
  /// Of a PNG file it does but for rare colours, which may move by at most 2 in a channel, and for
  /// colours that were reduced on purpose.
  var keepsPixels: Bool { format == .png || format == .losslessWebP }

  /// Gives every part that the file depends on as text, in an order that is always the same.
  ///
  /// - Parameter body: takes one text.
  package func forEachInput(_ body: (String) -> Void) {
    body(format.name)
    body(format.quality.map(String.init) ?? "")
    body(budget.map(String.init) ?? "")
    body(hasTransparentCorners ? "transparent" : "filled")
  }
}
