import CDeflate

/// Owns a compressor of libdeflate, which belongs to one task at a time.
struct Deflater: ~Copyable {
  private let compressor: OpaquePointer

  /// Nil when there is no memory or no such level: 1 is fast, 12 makes small streams.
  init?(level: Int) {
    guard let compressor = libdeflate_alloc_compressor(Int32(clamping: level)) else { return nil }
    self.compressor = compressor
  }

  deinit {
    libdeflate_free_compressor(compressor)
  }

  /// The most bytes that a zlib stream of so many bytes has.
  func bound(_ count: Int) -> Int { libdeflate_zlib_compress_bound(compressor, count) }

  /// Writes a zlib stream (RFC 1950).
  ///
  /// - Returns: the number of its bytes, 0 when the result is too small for it.
  func compress(
    _ bytes: UnsafeBufferPointer<UInt8>, into result: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    libdeflate_zlib_compress(
      compressor, bytes.baseAddress, bytes.count, result.baseAddress, result.count)
  }
}
