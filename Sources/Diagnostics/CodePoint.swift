/// Writes code points as the Unicode Standard does, with at least four digits: `U+000A`.
package enum CodePoint {
  /// The name of a code point.
  ///
  /// - Parameter value: the code point, or a unit of another encoding that stands for none.
  /// - Returns: the name, such as `U+00E9`.
  package static func text(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
