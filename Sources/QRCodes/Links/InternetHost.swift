/// A host of the internet as it goes into a link: a domain name in ASCII, or an address.
struct InternetHost {
  /// The host in lower case; an IPv6 address stands in square brackets.
  let text: String

  /// Checks a host as written, in the letters of any script.
  ///
  /// Percent-encoding is refused, which browsers undo and other readers do not; so is a dot at the
  /// end, with which the same page would have two addresses.
  ///
  /// - Parameter written: what stands between `//` and the port or path.
  /// - Throws: `DeepLinkError` when it is no host, or not the same one to every reader.
  init(_ written: String) throws(DeepLinkError) {
    guard !written.isEmpty else { throw .missingHost }
    if written.utf8.first == UInt8(ascii: "[") {
      guard written.utf8.last == UInt8(ascii: "]"),
        IPAddress.isVersion6(written.dropFirst().dropLast())
      else { throw .invalidHost(written) }
      text = written.lowercased()
      return
    }
    var name = written
    if InternationalName.isInternational(written) {
      name = try InternationalName.ascii(written)
      guard name.utf8.allSatisfy(Self.characters.contains) else {
        throw .forbiddenHostCharacter(written)
      }
    }
    try Self.check(name, of: written)
    text = name.lowercased()
  }

  private static let characters = ASCIISet.letters.adding("0123456789-_.")

  /// Holds a name to RFC 1123, section 2.1; underscores are let through, as resolvers do.
  private static func check(_ name: String, of written: String) throws(DeepLinkError) {
    let labels = name.utf8.split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard name.utf8.allSatisfy(characters.contains), labels.allSatisfy({ !$0.isEmpty }) else {
      throw .invalidHost(written)
    }
    guard name.utf8.count <= 253, labels.allSatisfy({ $0.count <= 63 }) else {
      throw .hostTooLong(written)
    }
    let hyphen = UInt8(ascii: "-")
    guard labels.allSatisfy({ $0.first != hyphen && $0.last != hyphen }) else {
      throw .misplacedHyphen(written)
    }
    guard labels.last.map(isNumber) != true || IPAddress.isVersion4(name) else {
      throw .numericHost(written)
    }
  }

  /// Whether a name that ends in this label is an IPv4 address to browsers, which take
  /// `0x7f.1` for 127.0.0.1 (URL Standard, section 3.5, ends-in-a-number checker).
  private static func isNumber(_ label: Substring.UTF8View) -> Bool {
    if label.allSatisfy(ASCIISet.digits.contains) { return true }
    let isMarked =
      label.first == UInt8(ascii: "0") && label.dropFirst().first.map { $0 | 0x20 } == 0x78
    return isMarked && label.dropFirst(2).allSatisfy(ASCIISet.hexadecimalDigits.contains)
  }
}
