/// The name in a tag, checked.
struct TagName {
  /// The name without padding; of a name that is wrong, what it would be.
  let text: String
  let mistake: Mistake?

  init(_ content: ArraySlice<UInt8>, kind: TagKind) {
    var name = Self.trimmed(content)
    let isDynamic =
      (kind.allowsDynamicName || kind == .closing) && name.first == UInt8(ascii: "*")
    if isDynamic {
      // Padding is allowed behind the asterisk; without it the closing tag of a parent matches.
      name = [UInt8(ascii: "*")] + Self.trimmed(name.dropFirst())
    }
    text = String(decoding: name, as: UTF8.self)
    mistake = Self.mistake(
      in: isDynamic ? name.dropFirst() : name, kind: kind,
      isDotted: kind.namesData || (isDynamic && kind != .closing))
  }

  private static func mistake(
    in name: ArraySlice<UInt8>, kind: TagKind, isDotted: Bool
  ) -> Mistake? {
    if name.isEmpty { return .missingName(kind) }
    let text = String(decoding: name, as: UTF8.self)
    if name.contains(where: \.isASCIIWhitespace) { return .whitespaceInName(text) }
    guard isDotted, text != "." else { return nil }
    let parts = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.contains { $0.isEmpty } ? .emptyNamePart(text) : nil
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let start = bytes.firstIndex { !$0.isASCIIWhitespace } ?? bytes.endIndex
    let end = bytes.lastIndex { !$0.isASCIIWhitespace }.map { $0 + 1 } ?? start
    return bytes[start..<end]
  }
}
