extension String {
  /// What a function makes of the text's UTF-8 bytes where they stand in memory.
  ///
  /// That is several times faster than going through a view of the text.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
  }
}
