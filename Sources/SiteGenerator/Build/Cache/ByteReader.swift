/// Reads what a `ByteWriter` wrote, from bytes that may be damaged.
struct ByteReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { rest.isEmpty }

  /// The next number; nil at the end.
  mutating func number() -> UInt64? {
    let size = MemoryLayout<UInt64>.size
    guard rest.count >= size else { return nil }
    defer { rest = rest.dropFirst(size) }
    return rest.prefix(size).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The next number where it is none below zero.
  mutating func count() -> Int? {
    number().flatMap { Int(exactly: $0) }
  }

  mutating func fingerprint() -> Fingerprint? {
    guard let high = number(), let low = number() else { return nil }
    return Fingerprint(high: high, low: low)
  }

  /// The next text; nil when fewer bytes are left than it is to have, or they are no text.
  mutating func text() -> String? {
    guard let count = count(), rest.count >= count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return String(validating: rest.prefix(count), as: UTF8.self)
  }

  /// The next value where one may be missing; the outer nil stands for damaged bytes.
  mutating func optional<Value>(_ body: (inout ByteReader) -> Value?) -> Value?? {
    switch number() {
    case 0: .some(nil)
    case 1: body(&self).map { .some($0) }
    default: nil
    }
  }
}
