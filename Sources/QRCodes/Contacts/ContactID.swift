/// The 128 bits of a UUID (RFC 9562) by which an app knows a contact.
public struct ContactID: Hashable, Sendable {
  private let high: UInt64
  private let low: UInt64

  /// Reads the usual form of 36 characters, such as `6F9619FF-8B86-D011-B42D-00CF4FC964FF`, in
  /// any case; nil for any other text.
  public init?(_ text: String) {
    let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard groups.map(\.count) == Self.groupLengths else { return nil }
    let digits = groups.joined()
    guard digits.allSatisfy(ASCIISet.hexadecimalDigits.contains),
      let high = UInt64(String(decoding: digits.prefix(16), as: UTF8.self), radix: 16),
      let low = UInt64(String(decoding: digits.suffix(16), as: UTF8.self), radix: 16)
    else { return nil }
    self.high = high
    self.low = low
  }

  /// The identifier in the usual form with capital letters, as Foundation's `UUID` writes it.
  public var text: String {
    var digits = (Self.hexadecimal(high) + Self.hexadecimal(low))[...]
    let groups = Self.groupLengths.map { length in
      defer { digits = digits.dropFirst(length) }
      return digits.prefix(length)
    }
    return groups.joined(separator: "-")
  }

  /// The digits between the hyphens (RFC 9562, section 4).
  private static let groupLengths = [8, 4, 4, 4, 12]

  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
