/// The direction in which a text is read.
package enum TextDirection: String, Sendable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  /// The direction of a text in a language.
  ///
  /// A language that is written from right to left decides, so that a title such as `5K` in Arabic
  /// does not turn its page around; otherwise the text's own letters do.
  package init(of text: String, language: String) {
    let subtags = language.lowercased().split(separator: "-")
    let isRightToLeft = subtags.first.map { Self.languages.contains(String($0)) } ?? false
    self = isRightToLeft && !subtags.contains("latn") ? .rightToLeft : TextDirection(of: text)
  }

  /// Languages whose usual script runs from right to left (CLDR, likely subtags), as BCP 47
  /// primary subtags.
  private static let languages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "ps", "sd", "syr", "ug", "ur", "yi",
  ]

  /// The direction of the first letter that has one; left to right when none has.
  ///
  /// This is rule P2 of the Unicode Bidirectional Algorithm (UAX 9) without isolates: the letters
  /// of the right-to-left blocks against all others. The marks that stand for a letter of either
  /// direction (U+200E, U+200F, U+061C) count.
  package init(of text: String) {
    for scalar in text.unicodeScalars {
      if Self.isRightToLeft(scalar) {
        self = .rightToLeft
        return
      }
      if scalar.properties.isAlphabetic || scalar == "\u{200E}" { break }
    }
    self = .leftToRight
  }

  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0660...0x0669, 0x06F0...0x06F9: false  // Arabic digits are weak
    case 0x061C, 0x200F: true
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      scalar.properties.isAlphabetic
    default: false
    }
  }
}
