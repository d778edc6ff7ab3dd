extension String {
  /// The text without white space at its ends, as Unicode defines white space.
  package var trimmed: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }

  /// Whether nothing of the text would leave ink: white space, controls, joiners, fillers and other
  /// characters that Unicode says are not shown, and the blank pattern of Braille.
  package var isVisiblyEmpty: Bool {
    unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint || $0 == "\u{2800}"
        || $0.properties.generalCategory == .control || $0.properties.generalCategory == .format
    }
  }
}
