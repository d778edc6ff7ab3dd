import Mustache
import QRCodes

/// Writes HTML, and is the one place where text becomes part of it.
struct HTMLWriter {
  /// What was written, in UTF-8.
  private(set) var bytes: [UInt8] = []

  /// What an address may hold besides percent-encoded bytes: what is encoded already stays so.
  private static let addressCharacters = ASCIISet.query.adding("%#")

  /// Writes markup as it is.
  mutating func markup(_ markup: String) {
    bytes.append(contentsOf: markup.utf8)
  }

  /// Writes text so that it means itself, in an attribute as well.
  mutating func text(_ text: String) {
    bytes.appendEscapedForHTML(text)
  }

  /// Writes an attribute with the blank before it.
  mutating func attribute(_ name: String, _ value: String) {
    markup(" \(name)=\"")
    text(value)
    markup("\"")
  }

  /// Writes an attribute that holds an address, which is percent-encoded where it has to be.
  mutating func attribute(_ name: String, address: String) {
    attribute(name, PercentEncoding.encode(address, allowed: Self.addressCharacters))
  }

  /// Writes markup at the start of a line.
  mutating func line(_ markup: String) {
    if let last = bytes.last, last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    self.markup(markup)
  }
}
