internal import Diagnostics

/// The value of a card's property, as it is written with escapes.
struct CardValue {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  /// The value as one text without escapes (RFC 2426, section 4).
  var plain: String {
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
        result.append(byte)
        continue
      }
      let isLineEnd = next == UInt8(ascii: "n") || next == UInt8(ascii: "N")
      result.append(isLineEnd ? 0x0A : next)
    }
    return String(decoding: result, as: UTF8.self).trimmed
  }

  /// What stands between marks that are not escaped.
  func parts(at mark: UInt8) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    var isEscaped = false
    for index in bytes.indices {
      if bytes[index] == mark, !isEscaped {
        parts.append(bytes[start..<index])
        start = index + 1
      }
      isEscaped = bytes[index] == UInt8(ascii: "\\") && !isEscaped
    }
    parts.append(bytes[start...])
    return parts
  }

  /// The value of a property of this name: an organization has units, which a comma joins here.
  func text(of name: String) -> String {
    name == "ORG" ? joined(Array(0..<16), separator: ", ") : plain
  }

  /// A name of family, given, additional, prefixes and suffixes, in the order in which it is said.
  var personName: String { joined([3, 1, 2, 0, 4], separator: " ") }

  /// A name of a MECARD: the family's, a comma, the given one.
  var reversedName: String {
    let parts = parts(at: UInt8(ascii: ",")).map { CardValue($0).plain }
    return parts.reversed().filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func joined(_ order: [Int], separator: String) -> String {
    let parts = parts(at: UInt8(ascii: ";"))
    return order.filter(parts.indices.contains).map { CardValue(parts[$0]).plain }
      .filter { !$0.isEmpty }.joined(separator: separator)
  }
}
