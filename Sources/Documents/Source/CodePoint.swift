/// Writes code points as the Unicode Standard does, with at least four digits: `U+000A`.
package enum CodePoint {
  package static func text(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
