import Canvas

@testable import ShareCards

extension Card {
  /// A card of the built-in theme whose texts are all the given one, or the usual ones.
  static func sample(
    _ kind: String = "achievement", style: ShareCardStyle = .branded, text: String? = nil,
    brand: String = "Stride", icon: String? = "trophy.fill", language: String = "en",
    code: CardCode? = .sample
  ) throws -> Card {
    var fields = CardFields(["brand": brand])
    if kind == "quote" {
      fields["quote"] = text ?? "The last mile is the one that you remember."
      fields["attribution"] = text ?? "Mara Lind"
    } else {
      fields["title"] = text ?? "First half marathon"
      fields["subtitle"] = text ?? "Gothenburg, 18 May"
    }
    if kind == "achievement" { fields["metric"] = text ?? "21.1 km" }
    let glyph = kind == "quote" ? nil : try icon.flatMap { try SampleTheme.icon($0) }
    if glyph != nil { fields["icon"] = icon }
    return Card(
      fields: fields, layout: try SampleTheme.layout(kind), style: style, icon: glyph,
      language: language, code: code)
  }

  /// The card for a size with everything at its place.
  func composed(_ size: ShareCardSize, scale: Int = 1, on engine: TextEngine? = nil) throws
    -> ComposedCard
  {
    let engine = try engine ?? TextEngine(fonts: SampleFonts.system())
    return try CardComposer(card: self, size: size, scale: scale, engine: engine).compose()
  }
}

extension CardCode {
  static let sample = CardCode(
    payload: "https://share.stride.example/awards/first-5k/", caption: "Scan to open")
}

extension ComposedCard {
  /// The texts with the pixels that they touch.
  var texts: [(text: String, ink: PixelRect)] {
    elements.compactMap { element in
      guard case .text(let layout, _, _, _) = element else { return nil }
      return (layout.text, element.paintedBounds)
    }
  }

  /// The plate behind the code.
  var plate: PixelRect? {
    guard let code else { return nil }
    return elements.lazy.filter(\.isRectangle).map(\.paintedBounds)
      .first { $0.contains(code.bounds) }
  }
}

extension PlacedElement {
  var isRectangle: Bool {
    if case .rectangle = self { true } else { false }
  }
}
