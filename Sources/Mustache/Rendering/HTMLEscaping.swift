extension [UInt8] {
  /// Appends text so that it means itself in HTML, both as text and inside a quoted attribute.
  package mutating func appendEscapedForHTML(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var start = bytes.startIndex
      for index in bytes.indices {
        guard let entity = Self.entity(for: bytes[index]) else { continue }
        append(contentsOf: bytes[start..<index])
        append(contentsOf: entity.utf8)
        start = index + 1
      }
      append(contentsOf: bytes[start...])
    }
  }

  private static func entity(for byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }
}
