extension String {
  /// The text with everything that would move a terminal's cursor or hide text made visible.
  ///
  /// Control characters and the directional controls of the Unicode Bidirectional Algorithm are
  /// written as `\u{…}`, so that no file's content can rewrite what a user reads about it. A tab
  /// becomes a space.
  package var printable: String {
    if unicodeScalars.allSatisfy({ $0.isPrintable }) { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar == "\t" {
        result += " "
      } else if scalar.isPrintable {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is neither a control character nor a directional control.
  fileprivate var isPrintable: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: false
    case 0x061C, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: false
    default: true
    }
  }
}
