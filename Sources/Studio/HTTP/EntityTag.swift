/// A validator of what is at an address: it changes when the bytes do (RFC 9110, section 8.8.3).
struct EntityTag: Hashable, Sendable {
  /// What stands between the quotes.
  let text: String

  /// A tag of a text; nil when that has characters that no tag may have.
  init?(_ text: String) {
    guard text.utf8.allSatisfy({ $0 == 0x21 || (0x23...0x7E).contains($0) }) else { return nil }
    self.text = text
  }

  /// The tag as headers have it, as a strong one: the same tag means the same bytes.
  var header: String { "\"\(text)\"" }

  /// Whether a list of tags names the tag of what is there (RFC 9110, sections 13.1.1 and 13.1.2).
  ///
  /// - Parameters:
  ///   - list: the value of `If-Match` or `If-None-Match`; `*` names whatever is there.
  ///   - tag: the tag of what is there; nil when it has none.
  ///   - takesWeak: whether tags marked as weak count too.
  /// - Returns: false for what is no list of tags, too.
  static func list(_ list: String, names tag: EntityTag?, takesWeak: Bool) -> Bool {
    if list.trimmingSpaces() == "*" { return true }
    guard let tag else { return false }
    var rest = list.utf8[...]
    while let quote = rest.firstIndex(of: UInt8(ascii: "\"")) {
      let isWeak = rest[..<quote].suffix(2).elementsEqual("W/".utf8)
      let tail = rest[rest.index(after: quote)...]
      guard let end = tail.firstIndex(of: UInt8(ascii: "\"")) else { return false }
      if takesWeak || !isWeak, tail[..<end].elementsEqual(tag.text.utf8) { return true }
      rest = tail[tail.index(after: end)...]
    }
    return false
  }
}
