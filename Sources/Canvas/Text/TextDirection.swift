/// The direction in which a text is read.
package enum TextDirection: String, Sendable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  /// The direction of the first letter that has one; left to right when none has.
  ///
  /// This is rule P2 of the Unicode Bidirectional Algorithm (UAX 9) without isolates: the letters
  /// of the right-to-left blocks against all others.
  package init(of text: String) {
    for scalar in text.unicodeScalars {
      if Self.isRightToLeft(scalar) {
        self = .rightToLeft
        return
      }
      if scalar.properties.isAlphabetic { break }
    }
    self = .leftToRight
  }

  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0660...0x0669, 0x06F0...0x06F9: false  // Arabic digits are weak
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      scalar.properties.isAlphabetic
    default: false
    }
  }
}
