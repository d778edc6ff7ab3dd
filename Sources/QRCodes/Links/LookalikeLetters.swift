extension Unicode.Scalar {
  /// The small letter of ASCII, or the colon, that the scalar looks like; else the scalar itself.
  ///
  /// After Unicode Technical Standard #39, section 4, as far as it concerns the names of schemes.
  var lookalike: Unicode.Scalar {
    switch value {
    case 0x41...0x5A: Self.ascii(value | 0x20)
    case 0...0x7F: self
    // Full-width forms.
    case 0xFF01...0xFF5E: Self.ascii(value - 0xFF01 + 0x21).lookalike
    // Letters in circles and in parentheses.
    case 0x24B6...0x24E9: Self.letter((value - 0x24B6) % 26)
    case 0x249C...0x24B5: Self.letter(value - 0x249C)
    // Letters of mathematics, by alphabets of 52.
    case 0x1D400...0x1D6A3: Self.letter((value - 0x1D400) % 26)
    default: Self.lookalikes[self] ?? self
    }
  }

  private static func ascii(_ value: UInt32) -> Unicode.Scalar {
    Unicode.Scalar(UInt8(truncatingIfNeeded: value & 0x7F))
  }

  private static func letter(_ number: UInt32) -> Unicode.Scalar { ascii(0x61 + number) }

  private static let lookalikes: [Unicode.Scalar: Unicode.Scalar] = {
    let groups: [(letter: Unicode.Scalar, scalars: String)] = [
      ("a", "аɑαАΑ"), ("b", "ЬВΒ"), ("c", "сϲСϹⅽⅭ"), ("d", "ԁⅾⅮ"), ("e", "еЕΕℯ"), ("f", "ϝ"),
      ("g", "ɡց"), ("h", "һНΗℎ"), ("i", "іıιІΙⅰⅠℹ"), ("j", "јϳЈ"), ("k", "кκКΚ"), ("l", "ӏⅼⅬ"),
      ("m", "мМΜⅿⅯ"), ("n", "ոΝ"), ("o", "оοօОΟℴ"), ("p", "рρРΡ"), ("q", "ԛ"), ("r", "г"),
      ("s", "ѕſЅ"), ("t", "тτТΤ"), ("u", "υս"), ("v", "ѵνѴⅴⅤ"), ("w", "ԝ"), ("x", "хХΧⅹⅩ"),
      ("y", "уγΥ"), ("z", "Ζ"), ("-", "‐‑−–"), (":", "ː˸։׃∶꞉︓﹕"),
    ]
    var table: [Unicode.Scalar: Unicode.Scalar] = [:]
    for group in groups {
      for scalar in group.scalars.unicodeScalars { table[scalar] = group.letter }
    }
    return table
  }()
}
