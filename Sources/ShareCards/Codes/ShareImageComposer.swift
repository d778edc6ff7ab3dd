import Canvas

/// Composes the picture of a code with its caption.
struct ShareImageComposer {
  let frame: ShareImageFrame
  let engine: TextEngine

  /// The light ground, on which a chat's white does not swallow the plate.
  static let ground = Color(red: 0xE9, green: 0xEC, blue: 0xF1)
  private static let ink = Color(red: 0x1C, green: 0x1C, blue: 0x1E)
  /// The most lines of a caption.
  private static let maximumLines = 4

  /// Sets the caption and puts everything at its place.
  ///
  /// - Parameters:
  ///   - caption: the text below the code.
  ///   - language: its language as a BCP 47 tag.
  /// - Returns: the picture, and where its code stands.
  /// - Throws: `CanvasError` when the text cannot be set.
  func compose(
    caption: String, language: String
  ) throws(CanvasError) -> (picture: ComposedCard, code: PlacedCode) {
    let text = try fitted(caption, language: language).layout
    let (code, top) = frame.placed(captionHeight: text.size.height)
    var picture = ComposedCard()
    picture.elements.append(
      .rectangle(frame.plate, radius: frame.plateRadius, color: .white))
    picture.code = code
    let left = Int((Double(frame.side) - text.size.width) / 2)
    picture.append(
      PlacedText(
        layout: text, x: left, y: top, color: Self.ink, isLarge: false, name: "caption"))
    return (picture, code)
  }

  /// The caption in the largest type in which it fits, as wide as its lines; in the smallest, it
  /// may end in an ellipsis.
  private func fitted(_ caption: String, language: String) throws(CanvasError) -> TextFit {
    try TextFit(
      caption,
      attributes: TextAttributes(
        design: .sansSerif, weight: .medium, size: frame.captionSize, alignment: .center,
        language: language),
      in: TextBox(
        width: frame.captionWidth, height: frame.captionHeight, maximumLines: Self.maximumLines,
        minimumScale: ShareImageFrame.leastCaptionScale, isBalanced: true),
      engine: engine)
  }
}
