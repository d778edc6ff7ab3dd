import Diagnostics

/// A number of bytes as people write it: `300 KB` or `1.5 MB`.
///
/// The units are powers of ten (IEC 80000-13), as file managers and hosts count.
package struct ByteCount: Hashable, Sendable {
  package let bytes: Int

  /// - Parameter bytes: the number, 0 or more.
  package init(bytes: Int) {
    self.bytes = max(0, bytes)
  }

  /// A terabyte, more than any file of a site has.
  private static let maximum = 1_000_000_000_000
  /// The units from the largest down, each with its name and its bytes.
  private static let units = [("MB", 1_000_000), ("KB", 1000), ("B", 1)]

  /// Reads a count; nil when the text is none, or one that no file has.
  ///
  /// - Parameter text: a number in decimal digits, in which a point may stand before a fraction,
  ///   and a unit, with or without a space between. Without a unit nobody can tell bytes from
  ///   kilobytes.
  init?(_ text: String) {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let unit = String(text[digits.endIndex...]).trimmed.uppercased()
    guard let (_, size) = Self.units.first(where: { $0.0 == unit }), let first = digits.first,
      first != ".", digits.last != ".",
      let number = Double(digits),
      let bytes = Int(exactly: (number * Double(size)).rounded()), bytes <= Self.maximum
    else { return nil }
    self.bytes = bytes
  }

  /// The count in the largest unit that leaves one or more, with a decimal where it is below ten.
  package var text: String {
    let (name, size) = Self.units.first { bytes >= $0.1 } ?? ("B", 1)
    let (whole, rest) = bytes.quotientAndRemainder(dividingBy: size)
    let tenths = whole * 10 + (rest * 10 + size / 2) / size
    guard size > 1, tenths < 100, tenths % 10 > 0 else {
      return "\(rest * 2 >= size ? whole + 1 : whole) \(name)"
    }
    return "\(tenths / 10).\(tenths % 10) \(name)"
  }
}
