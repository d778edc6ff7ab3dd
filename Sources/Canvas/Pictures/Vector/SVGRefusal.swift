/// Why a drawing (SVG) is not drawn, though it may be well-formed.
package enum SVGRefusal: Hashable, Sendable {
  /// The file is longer than `SVGScreening.maximumLength`.
  case tooLong
  /// A character encoding whose bytes do not show what the file holds.
  case encoding
  /// Entities other than the addresses of name spaces that drawing programs write.
  case entity
  /// Text, which would need the fonts of the machine.
  case text
  /// An effect whose time grows with a number in the file, without a limit.
  case slowEffect
  /// More elements, copies or effects than are drawn in a few seconds.
  case effort
  /// An element that another file would have to fill.
  case outsideReference
  /// Embedded data that is no PNG or JPEG picture, or one of too many pixels.
  case embeddedData
}

extension SVGRefusal {
  /// What is wrong, in one lower-case sentence without a full stop.
  var message: String {
    switch self {
    case .tooLong:
      "the SVG picture is longer than \(SVGScreening.maximumLength >> 20) MB"
    case .encoding: "the SVG picture has a character encoding that is not read"
    case .entity: "the SVG picture declares entities, which are not read"
    case .text: "the SVG picture has text, whose look would depend on the machine's fonts"
    case .slowEffect: "the SVG picture has an effect that can take very long to draw"
    case .effort: "the SVG picture has more shapes, copies or effects than are drawn"
    case .outsideReference: "the SVG picture refers to another file, which is not read"
    case .embeddedData:
      "the SVG picture embeds data that is no PNG or JPEG picture of at most"
        + " \(SVGScreening.maximumEmbeddedPixels) pixels"
    }
  }

  /// What to do about it, in the same form.
  var hint: String {
    switch self {
    case .tooLong, .effort: "simplify it, or export it as PNG"
    case .encoding: "save it as UTF-8"
    case .entity: "export it as plain SVG"
    case .text: "turn its text into paths where you drew it"
    case .slowEffect: "leave out noise, outlines by morphology and convolution, or export it as PNG"
    case .outsideReference, .embeddedData: "embed pictures as PNG or JPEG, or draw them as paths"
    }
  }
}
