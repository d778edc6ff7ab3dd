/// The words of messages about numbers.
enum NumberPhrase {
  /// Whether a text is only digits, signs, a point and an exponent: no `0x1F`, `inf` or `nan`.
  static func isDecimal(_ text: String) -> Bool {
    text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
  }

  /// A range as in ` from 1 to 9`, naming only the ends that are not those of all numbers.
  static func limits<Number: Comparable>(
    _ range: ClosedRange<Number>, all: ClosedRange<Number>, text: (Number) -> String
  ) -> String {
    switch (range.lowerBound > all.lowerBound, range.upperBound < all.upperBound) {
    case (true, true): " from \(text(range.lowerBound)) to \(text(range.upperBound))"
    case (true, false): " of at least \(text(range.lowerBound))"
    case (false, true): " of at most \(text(range.upperBound))"
    case (false, false): ""
    }
  }

  /// A number of items as in `1 to 9 items`.
  static func items(_ range: ClosedRange<Int>) -> String {
    if range.lowerBound == range.upperBound { return "\(range.lowerBound) items" }
    if range.upperBound == .max { return "at least \(range.lowerBound) items" }
    if range.lowerBound <= 0 { return "at most \(range.upperBound) items" }
    return "\(range.lowerBound) to \(range.upperBound) items"
  }

  /// What to do about a value that is not the number that is asked for.
  static func hint(for node: DocumentNode) -> String? {
    guard let text = node.text, !text.isEmpty else { return nil }
    if node.plainText == nil, isDecimal(text) { return "remove the quotes" }
    if isDecimal(text) { return nil }
    let rest = text.utf8.allSatisfy { "0123456789+-., _".utf8.contains($0) }
    return rest ? "write digits alone, with '.' before a fraction" : "write it in digits"
  }
}
