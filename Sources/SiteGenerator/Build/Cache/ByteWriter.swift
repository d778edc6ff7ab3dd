/// Appends numbers and texts to bytes, in a form that `ByteReader` reads.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  /// Appends a number in eight bytes, the lowest first.
  mutating func add(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ number: Int) {
    add(UInt64(bitPattern: Int64(number)))
  }

  mutating func add(_ fingerprint: Fingerprint) {
    add(fingerprint.high)
    add(fingerprint.low)
  }

  /// Appends a text after the number of its bytes.
  mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes += text.utf8
  }

  /// Appends whether there is a value, and then the value.
  mutating func add<Value>(_ value: Value?, _ body: (inout ByteWriter, Value) -> Void) {
    add(value == nil ? 0 : 1)
    if let value { body(&self, value) }
  }
}
