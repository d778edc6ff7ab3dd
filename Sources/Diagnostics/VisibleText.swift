extension String {
  /// The text without white space at its ends, as Unicode defines white space.
  package var trimmed: String {
    if let first = utf8.first, let last = utf8.last, first.isVisibleASCII, last.isVisibleASCII {
      return self
    }
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }

  /// Whether nothing of the text would leave ink: white space, controls, joiners, fillers and other
  /// characters that Unicode says are not shown, and the blank pattern of Braille.
  package var isVisiblyEmpty: Bool {
    if let first = utf8.first, first.isVisibleASCII { return false }
    return unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint || $0 == "\u{2800}"
        || $0.properties.generalCategory == .control || $0.properties.generalCategory == .format
    }
  }
}

extension UInt8 {
  /// Whether the byte is a character that leaves ink, whose properties need not be looked up.
  fileprivate var isVisibleASCII: Bool { (0x21...0x7E).contains(self) }
}
