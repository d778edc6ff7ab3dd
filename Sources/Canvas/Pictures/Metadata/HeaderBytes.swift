/// The bytes of a file whose header is read; what lies behind the end is nil.
struct HeaderBytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var count: Int { bytes.count }

  func prefix(_ count: Int) -> ArraySlice<UInt8> { bytes.prefix(count) }

  func starts(with signature: [UInt8]) -> Bool { bytes.starts(with: signature) }

  func byte(at offset: Int) -> UInt8? {
    offset >= 0 && offset < bytes.count ? bytes[offset] : nil
  }

  /// A number of up to seven bytes whose first byte is the highest.
  func bigEndian(at offset: Int, count: Int) -> Int? {
    slice(at: offset, count: count)?.reduce(0) { $0 << 8 | Int($1) }
  }

  /// A number of up to seven bytes whose first byte is the lowest.
  func littleEndian(at offset: Int, count: Int) -> Int? {
    slice(at: offset, count: count)?.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  func hasText(_ text: StaticString, at offset: Int) -> Bool {
    slice(at: offset, count: text.utf8CodeUnitCount)?.elementsEqual(
      UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)) ?? false
  }

  /// Some bytes, or nil when the file ends before their end.
  func slice(at offset: Int, count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, offset >= 0, offset <= bytes.count, bytes.count - offset >= count else {
      return nil
    }
    return bytes[offset..<offset + count]
  }
}
