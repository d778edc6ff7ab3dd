/// What a `Range` header asks for (RFC 9110, section 14.1.2).
enum ByteRange: Hashable, Sendable {
  /// These bytes, counted from 0.
  case part(Range<Int>)
  /// Nothing that the body has.
  case unsatisfiable

  private static let unit = "bytes="

  /// Reads the header; nil when the whole body is the answer.
  ///
  /// That is so for several ranges, which need not be answered, and for what is no range.
  ///
  /// - Parameters:
  ///   - header: the header's value.
  ///   - size: the whole body's bytes.
  init?(_ header: String, size: Int) {
    let header = header.trimmingSpaces()
    guard header.lowercased().hasPrefix(Self.unit) else { return nil }
    let sides = header.dropFirst(Self.unit.count)
      .split(separator: "-", omittingEmptySubsequences: false)
      .map { String($0).trimmingSpaces() }
    guard sides.count == 2, let first = sides.first, let last = sides.last,
      (first + last).utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    switch (first.isEmpty, last.isEmpty) {
    case (true, true):
      return nil
    case (true, false):
      let length = min(Self.number(last), size)
      guard length > 0 else {
        self = .unsatisfiable
        return
      }
      self = .part(size - length..<size)
    case (false, _):
      let start = Self.number(first)
      let end = last.isEmpty ? Int.max : Self.number(last)
      guard start <= end else { return nil }
      guard start < size else {
        self = .unsatisfiable
        return
      }
      self = .part(start..<min(end, size - 1) + 1)
    }
  }

  /// A number too large for the machine lies behind every body's end.
  private static func number(_ digits: String) -> Int { Int(digits) ?? .max }
}
