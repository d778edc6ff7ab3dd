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

  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
