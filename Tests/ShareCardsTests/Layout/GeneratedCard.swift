import Canvas

@testable import ShareCards

/// A card with generated content; the same number always gives the same.
struct GeneratedCard {
  let number: Int
  let kind: String
  let size: ShareCardSize
  let card: Card

  /// What a failure shows, to find the card again.
  var name: String {
    "card \(number): \(kind), \(size.id), \(card.style.id), \(card.language), "
      + card.fields.sorted.map { "\($0.name) of \($0.value.count)" }.joined(separator: ", ")
  }

  private static let lengths = [0, 1, 6, 30, 120, 500]
  private static let seed: UInt64 = 0x5EED_CA2D
  /// A factor without a small divisor, so that seeds that follow each other have nothing in common.
  private static let stride: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// - Parameter number: which card; the scripts, kinds, sizes and styles follow each other.
  /// - Throws: what is wrong with the theme.
  init(_ number: Int) throws {
    self.number = number
    var texts = GeneratedTexts(seed: Self.seed &+ UInt64(number) &* Self.stride)
    let script = number % GeneratedTexts.scripts.count
    kind = ShowcaseCard.kinds[texts.number(below: ShowcaseCard.kinds.count)]
    size = ShareCardSize.allCases[texts.number(below: ShareCardSize.allCases.count)]
    var fields = CardFields()
    for name in CardFields.names + ["params.when", "params.where"] where texts.chance(70) {
      let limit = name == "brand" ? 4 : Self.lengths.count
      fields[name] = texts.text(in: script, length: Self.lengths[texts.number(below: limit)])
    }
    var card = Card(
      fields: fields, layout: try SampleTheme.layout(kind), style: Self.style(&texts),
      language: GeneratedTexts.scripts[script].language)
    if texts.chance(70) { card.code = Self.code(&texts, script: script) }
    if texts.chance(50) { card.icon = try SampleTheme.icon("trophy.fill").map { .glyph($0) } }
    if texts.chance(20) { card.icon = .picture(try .sample(width: 90)) }
    if texts.chance(50) { card.progress = Double(texts.number(below: 101)) / 100 }
    for role in PictureRole.allCases where texts.chance(40) {
      card.pictures[role] = try .sample(
        width: Double(20 + texts.number(below: 200)), height: Double(20 + texts.number(below: 200)))
    }
    card.stats = (0..<texts.number(below: 12)).map { _ in Self.item(&texts, script: script) }
    self.card = card
  }

  private static func style(_ texts: inout GeneratedTexts) -> ShareCardStyle {
    var style = ShareCardStyle.allCases[texts.number(below: ShareCardStyle.allCases.count)]
    style.alignment = texts.chance(50) ? .leading : .center
    style.brandPlacement = texts.chance(50) ? .header : .footer
    return style
  }

  private static func code(_ texts: inout GeneratedTexts, script: Int) -> CardCode {
    let slug = String(repeating: "z", count: 1 + texts.number(below: 80))
    return CardCode(
      payload: "https://share.example/\(slug)/",
      caption: texts.text(in: script, length: lengths[texts.number(below: 4)]))
  }

  private static func item(_ texts: inout GeneratedTexts, script: Int) -> StatItem {
    let hasDigits = texts.chance(70)
    let value = hasDigits ? "\(texts.number(below: 99_999))" : nil
    return StatItem(
      label: texts.text(in: script, length: lengths[texts.number(below: 4)]),
      value: value ?? texts.text(in: script, length: lengths[texts.number(below: 4)]),
      trend: StatItem.Trend.allCases.randomElement(using: &texts),
      series: texts.chance(50) ? [1, 5, 2, 8] : [])
  }
}
