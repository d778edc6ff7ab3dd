internal import Diagnostics

/// One property of an address book card.
struct CardProperty {
  /// The name in capitals, without its group.
  let name: String
  /// The value as text without escapes; of a structured value the parts that are not empty.
  let text: String

  /// The properties of a vCard or a MECARD; nil for a text that begins as neither.
  static func all(in text: String) -> [CardProperty]? {
    if isVCard(text) { return vCard(text) }
    return text.dropping(prefix: "MECARD:").map(meCard)
  }

  /// Whether a text begins as a vCard does.
  static func isVCard(_ text: String) -> Bool { text.dropping(prefix: "BEGIN:VCARD") != nil }

  /// The properties of the first vCard in a text (RFC 2426 and RFC 6350), to its end or the text's.
  private static func vCard(_ text: String) -> [CardProperty] {
    var properties: [CardProperty] = []
    for line in unfolded(text).dropFirst() {
      guard let colon = firstColon(of: line) else { continue }
      let label = line[..<colon].prefix { $0 != UInt8(ascii: ";") }
      let last = label.lastIndex(of: UInt8(ascii: ".")).map { label.index(after: $0) }
      let name = String(
        decoding: label[(last ?? label.startIndex)...].map(\.upperCased), as: UTF8.self)
      let value = CardValue(line[(colon + 1)...])
      if name == "END" { break }
      properties.append(
        CardProperty(name: name, text: name == "N" ? value.personName : value.text(of: name)))
    }
    return properties
  }

  /// The properties of a MECARD, which are all on one line, with `;` after each.
  private static func meCard(_ text: String) -> [CardProperty] {
    CardValue(Array(text.utf8)[...]).parts(at: UInt8(ascii: ";")).compactMap { part in
      guard let colon = part.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      let value = CardValue(part[(colon + 1)...])
      let name = String(decoding: part[..<colon].map(\.upperCased), as: UTF8.self)
        .trimmed
      return CardProperty(name: name, text: name == "N" ? value.reversedName : value.plain)
    }
  }

  /// The lines, each with those that go on from it (RFC 2425, section 5.8.1).
  private static func unfolded(_ text: String) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    for line in text.utf8.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      if let first = line.first, first == 0x20 || first == 0x09, !lines.isEmpty {
        lines[lines.count - 1] += line.dropFirst()
      } else {
        lines.append(Array(line))
      }
    }
    return lines
  }

  /// The colon before the value: parameters can hold others, between quotation marks.
  private static func firstColon(of line: [UInt8]) -> Int? {
    var isQuoted = false
    for (index, byte) in line.enumerated() {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == UInt8(ascii: ":"), !isQuoted { return index }
    }
    return nil
  }
}
