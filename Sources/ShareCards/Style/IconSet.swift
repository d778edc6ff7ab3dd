import Diagnostics
import Documents

/// The icons of a theme: names to glyphs of its icon font, and SF Symbol names to those names.
package struct IconSet: Hashable, Sendable {
  /// The family of the icon font.
  private let family: String
  private let glyphs: [String: Unicode.Scalar]
  private let symbols: [String: String]
  /// All names: those of SF Symbols, then those of glyphs, sorted.
  private let names: [String]

  private init(family: String, glyphs: [String: Unicode.Scalar], symbols: [String: String]) {
    self.family = family
    self.glyphs = glyphs
    self.symbols = symbols
    names = symbols.keys.sorted() + glyphs.keys.filter { symbols[$0] == nil }.sorted()
  }

  /// Finds the glyph for an SF Symbol name, a name of the icon font, or an emoji.
  package func glyph(named name: String) -> IconGlyph? {
    if let scalar = glyphs[symbols[name] ?? name] {
      return IconGlyph(text: String(Character(scalar)), family: family)
    }
    return SingleEmoji(name).map { IconGlyph(text: $0.text, family: nil) }
  }

  /// What to do about a name that is no icon.
  package func hint(for name: String) -> String {
    let help = "use an SF Symbol name, a Material icon name, one emoji or a picture file"
    let question = NearestName.question(for: name, among: names, limit: Self.suggestedNames)
    return question.map { "\($0) \(help)" } ?? help
  }

  /// How many names a hint gives.
  private static let suggestedNames = 3

  /// Reads `icons.yml`.
  ///
  /// - Parameter source: the file.
  /// - Returns: the icons, nil when there are errors, and everything that is to be told.
  package static func read(_ source: SourceText) -> (icons: IconSet?, diagnostics: [Diagnostic]) {
    let (icons, diagnostics) = decoder.decode(yaml: SourcePart(source), documentName: "icons")
    return (icons, diagnostics)
  }

  private static var decoder: ValueDecoder<IconSet> {
    .mapping { reader in
      let family = reader.required("family", .nonEmptyText)
      let glyphs = reader.required("glyphs", .dictionary(of: scalar))
      let symbols = reader.value("sf-symbols", .dictionary(of: .nonEmptyText), default: [])
      guard let family, let glyphs else { return nil }
      let known = Dictionary(glyphs.map { ($0.name, $0.value) }) { first, _ in first }
      for symbol in symbols where known[symbol.value] == nil {
        reader.report(
          .unknownIcon, "'\(symbol.name)' stands for the unknown glyph '\(symbol.value)'",
          hint: "name one of the glyphs", at: "sf-symbols")
      }
      return IconSet(
        family: family, glyphs: known,
        symbols: Dictionary(symbols.map { ($0.name, $0.value) }) { first, _ in first })
    }
  }

  /// A code point in hexadecimal digits.
  private static var scalar: ValueDecoder<Unicode.Scalar> {
    ValueDecoder<String>.text.converted { text throws(ValueFault) in
      // A number may have a sign before it, a code point may not.
      guard text.allSatisfy(\.isHexDigit), let value = UInt32(text, radix: 16),
        let scalar = Unicode.Scalar(value)
      else {
        throw "must be a code point in hexadecimal digits"
      }
      return scalar
    }
  }
}
