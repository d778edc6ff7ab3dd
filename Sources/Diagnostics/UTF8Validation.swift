/// Finds bytes that are not UTF-8.
package enum UTF8Validation {
  /// The offset of the first byte that begins no valid sequence, or nil when all is UTF-8.
  package static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
    // The standard library's validation is many times faster than the loop that finds the place.
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var parser = UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .valid(let sequence) = parser.parseScalar(from: &iterator) {
      offset += sequence.count
    }
    return offset < bytes.count ? offset : nil
  }
}
