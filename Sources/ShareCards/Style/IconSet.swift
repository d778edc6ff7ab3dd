import Diagnostics
import Documents

/// The icons of a theme: names to glyphs of its icon font, and SF Symbol names to those names.
package struct IconSet: Hashable, Sendable {
  /// The family of the icon font.
  private let family: String
  private let glyphs: [String: Unicode.Scalar]
  private let symbols: [String: String]

  /// Finds the glyph for an SF Symbol name, a name of the icon font, or an emoji.
  package func glyph(named name: String) -> IconGlyph? {
    if let scalar = glyphs[symbols[name] ?? name] {
      return IconGlyph(text: String(Character(scalar)), family: family)
    }
    return name.isOneEmoji ? IconGlyph(text: name, family: nil) : nil
  }

  /// What to do about a name that is no icon.
  package func hint(for name: String) -> String {
    let names = symbols.keys.sorted() + glyphs.keys.sorted()
    let help = "use an SF Symbol name, a Material icon name or one emoji"
    guard let nearest = NearestName.suggestion(for: name, among: names) else { return help }
    return "did you mean '\(nearest)'? \(help)"
  }

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

extension String {
  /// Whether the text is one character that the emoji font has a picture for.
  ///
  /// Digits, `#` and `*` are emoji by the standard (UTS 51), but only pictures inside a keycap.
  fileprivate var isOneEmoji: Bool {
    guard count == 1, let first = unicodeScalars.first, first.properties.isEmoji else {
      return false
    }
    return !first.isASCII || unicodeScalars.contains("\u{20E3}")
  }
}
