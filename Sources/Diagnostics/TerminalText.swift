// What strangers wrote must not move a terminal's cursor, turn text around or hide in it. Both forms
// of a text here are for one line of a terminal.
extension String {
  /// The text with everything that would disturb a terminal written as an escape.
  ///
  /// So no file's content can rewrite what a user reads about it. What only does not show stays, as
  /// scripts and emoji need joiners and selectors. A tab becomes a space.
  package var printable: String {
    if unicodeScalars.allSatisfy({ $0.appearance != .disturbing }) { return self }
    return escaped { scalar in
      switch scalar {
      case "\t": " "
      case _ where scalar.appearance == .disturbing: scalar.escape
      default: nil
      }
    }
  }

  /// The text with every character that does not show written as an escape, and a backslash as two,
  /// so that it can be told what the text is, scalar by scalar.
  package var shownWhole: String {
    escaped { scalar in
      switch scalar {
      case "\\": "\\\\"
      case _ where scalar.appearance != .visible: scalar.escape
      default: nil
      }
    }
  }

  private func escaped(_ escape: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    for scalar in unicodeScalars {
      if let text = escape(scalar) {
        result += text
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// What a terminal makes of the scalar.
  fileprivate enum Appearance {
    /// It leaves ink, or is a plain space.
    case visible
    /// It takes no part in what is seen, or looks like a plain space.
    case hidden
    /// It moves the cursor, or changes the order of the text (Unicode Standard Annex 9).
    case disturbing
  }

  /// Whether the scalar leaves ink or is a plain space, and leaves the order of the text alone.
  package var isVisible: Bool { appearance == .visible }

  fileprivate var appearance: Appearance {
    switch value {
    case 0x20...0x7E: return .visible
    case 0..<0x20, 0x7F..<0xA0: return .disturbing
    case 0x061C, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF:
      return .disturbing
    default: break
    }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate,
      .privateUse, .unassigned:
      return .hidden
    default:
      return properties.isDefaultIgnorableCodePoint || self == "\u{2800}" ? .hidden : .visible
    }
  }

  /// The scalar as Swift writes it in a literal, such as `\n` or `\u{202E}`.
  fileprivate var escape: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{" + String(value, radix: 16, uppercase: true) + "}"
    }
  }
}
