import Canvas

/// 128 bits that differ when anything that they were made from differs.
package struct Fingerprint: Hashable, Sendable {
  package let high: UInt64
  package let low: UInt64

  /// The fingerprint as 32 hexadecimal digits.
  package var text: String { Self.hexadecimal(high) + Self.hexadecimal(low) }

  /// The first 12 digits, enough to tell the versions of one file apart.
  package var short: String { String(text.prefix(12)) }

  /// The fingerprint of a picture file as what keeps decoded pictures wants it.
  package var pictureKey: PictureCache.Key { PictureCache.Key(high: high, low: low) }

  /// Stands where nothing was made yet.
  package static let none = Fingerprint(high: 0, low: 0)

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Reads a fingerprint from 32 small hexadecimal digits; nil when the text is anything else.
  package init?(text: String) {
    guard text.utf8.count == Self.digitCount, text.utf8.allSatisfy(Self.isDigit),
      let high = UInt64(text.prefix(Self.digitCount / 2), radix: 16),
      let low = UInt64(text.suffix(Self.digitCount / 2), radix: 16)
    else { return nil }
    self.init(high: high, low: low)
  }

  private static let digitCount = 32

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }

  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
