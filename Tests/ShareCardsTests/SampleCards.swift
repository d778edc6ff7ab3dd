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
    switch kind {
    case "quote":
      fields["quote"] = text ?? "The last mile is the one that you remember."
      fields["attribution"] = text ?? "Mara Lind"
    case "contact":
      fields["display-name"] = text ?? "Mara Lindqvist"
      fields["organization"] = text ?? "Stride"
      fields["telephone"] = text ?? "+46 8 123 45 67"
      fields["email"] = text ?? "mara@stride.example"
    default:
      fields["title"] = text ?? "First half marathon"
      fields["subtitle"] = text ?? "Gothenburg, 18 May"
    }
    if kind == "achievement" { fields["metric"] = text ?? "21.1 km" }
    if kind == "invite" { fields["code"] = text ?? "RUN-A3B7K2" }
    if kind == "statistics" { fields["date-range"] = text ?? "Mar 10 - Mar 16" }
    let hasIcon = ["achievement", "invite", "page"].contains(kind)
    let glyph = hasIcon ? try icon.flatMap { try SampleTheme.icon($0) } : nil
    if glyph != nil { fields["icon"] = icon }
    return Card(
      fields: fields, stats: kind == "statistics" ? StatItem.samples(3, text: text) : [],
      progress: kind == "achievement" ? 0.7 : nil, layout: try SampleTheme.layout(kind),
      style: style, icon: glyph.map { .glyph($0) }, language: language, code: code)
  }

  /// The card for a size with everything at its place.
  func composed(_ size: ShareCardSize, scale: Int = 1, on engine: TextEngine? = nil) throws
    -> ComposedCard
  {
    let engine = try engine ?? TextEngine(fonts: SampleFonts.system())
    let composer = CardComposer(
      card: self, size: size, scale: scale, engine: engine, symbols: SymbolEncoder())
    return try composer.compose()
  }
}

extension StatItem {
  /// Some of the usual statistics, or of ones whose texts are all the given one.
  static func samples(_ count: Int, text: String? = nil) -> [StatItem] {
    let usual = [
      ("Steps", "52,340", Trend.up), ("Calories", "3,200", .neutral), ("Sleep", "7h 12m", .down),
      ("Distance", "18.4 km", nil), ("Heart rate", "62 bpm", .down), ("Runs", "3", .up),
      ("Lessons", "2", nil), ("Longest streak", "14 days", .up), ("Pace", "6:52", .neutral),
    ]
    return usual.prefix(count).map { label, value, trend in
      StatItem(label: text ?? label, value: text ?? value, trend: trend)
    }
  }
}

extension CardCode {
  static let sample = CardCode(
    payload: "https://share.stride.example/awards/first-5k/", caption: "Scan to open")
}

extension ComposedCard {
  /// The texts with the pixels that they touch.
  var texts: [(name: String, text: String, ink: PixelRect)] {
    leaves.compactMap { element in
      guard case .text(let text) = element else { return nil }
      return (text.name, text.layout.text, element.paintedBounds)
    }
  }

  /// The filled shapes with the pixels that they touch, but for the plate.
  var shapes: [PixelRect] {
    let plate = plate
    return leaves.compactMap { element in
      guard case .shape(let shape) = element, element.paintedBounds != plate else { return nil }
      // A part of a ring has the whole ring's frame, in which an icon may stand.
      return element.paintedBounds.union(shape.bounds.pixels)
    }
  }

  /// The plate behind the code: the smallest shape that holds it.
  var plate: PixelRect? {
    guard let code else { return nil }
    return leaves.lazy.filter(\.isShape).map(\.paintedBounds)
      .filter { $0.contains(code.bounds) }.min { $0.width < $1.width }
  }

  /// Everything that is painted, with the parts of groups one by one.
  var leaves: [PlacedElement] { elements.flatMap(\.leaves) }
}

extension PlacedElement {
  var isShape: Bool {
    if case .shape = self { true } else { false }
  }

  /// The element, or the parts of a group.
  var leaves: [PlacedElement] {
    if case .group(let group) = self { group.elements.flatMap(\.leaves) } else { [self] }
  }
}

extension CardPicture {
  /// A picture of a ground in one colour, of a width and a height in pixels.
  static func sample(width: Double = 60, height: Double = 60) throws -> CardPicture {
    let svg = """
      <svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='\(height)'>\
      <rect width='\(width)' height='\(height)' fill='#3a7d6b'/></svg>
      """
    let key = PictureCache.Key(high: UInt64(width), low: UInt64(height))
    return CardPicture(source: try PictureSource(Array(svg.utf8)), key: key)
  }
}

extension Rect {
  /// The whole pixels in the rectangle, rounded to the nearest.
  fileprivate var pixels: PixelRect {
    let (left, top) = (Int(x.rounded()), Int(y.rounded()))
    return PixelRect(
      x: left, y: top, width: Int(maxX.rounded()) - left, height: Int(maxY.rounded()) - top)
  }
}
