/// A dangerous scheme at the start of a text that is no link, also one that is hidden there.
///
/// Filters are got past with a scheme in a form that they do not know, and that some program behind
/// them turns back: percent-encoded, in entities of HTML, with characters between that are left
/// out, or in letters that look the same. None of it is a link here. This is how to say why.
struct DisguisedScheme: Equatable {
  /// The scheme in lower case.
  let name: String
  /// Whether the text does not have the scheme and its colon as they are.
  let isHidden: Bool

  /// Looks for a dangerous scheme; nil when there is none.
  ///
  /// - Parameter text: what is no link; of a long one only the start is looked at.
  init?(in text: String) {
    let start = Array(text.utf8.prefix(DeepLink.maximumLength))
    guard let name = Self.scheme(of: Self.undone(start)), LinkScheme.isDangerous(name) else {
      return nil
    }
    self.name = name
    isHidden =
      String(decoding: start.prefix(name.utf8.count + 1), as: UTF8.self).lowercased() != name + ":"
  }

  /// How many times a text can be encoded over and be seen through.
  private static let maximumLayers = 8

  /// The text with entities and percent-encoding undone.
  private static func undone(_ text: [UInt8]) -> [UInt8] {
    var text = text
    for _ in 0..<maximumLayers {
      let inner = withoutLayer(text)
      // What is undone is shorter.
      if inner.count == text.count { break }
      text = inner
    }
    return text
  }

  private static func withoutLayer(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var rest = text[...]
    while let byte = rest.first {
      if let entity = HTMLEntity(at: rest) {
        result += String(entity.scalar).utf8
        rest = rest.dropFirst(entity.length)
      } else if byte == UInt8(ascii: "%"), let value = PercentEncoding.byte(at: rest) {
        result.append(value)
        rest = rest.dropFirst(3)
      } else {
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// What stands before the first colon, if it has the letters of a scheme.
  private static func scheme(of text: [UInt8]) -> String? {
    var name = ""
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars
    where !scalar.isLeftOutOfSchemes {
      let letter = scalar.lookalike
      if letter == ":" { return URIParts.isScheme(name) ? name : nil }
      guard letter.isASCII, name.utf8.count < LinkScheme.longestDangerous else { return nil }
      name.unicodeScalars.append(letter)
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether readers drop the scalar or do not show it.
  fileprivate var isLeftOutOfSchemes: Bool {
    if (0x21...0x7E).contains(value) { return false }
    if properties.isWhitespace || properties.isDefaultIgnorableCodePoint { return true }
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark: return true
    default: return false
    }
  }
}
