import CGD

/// A file that libgd wrote into memory of its own, taken over as bytes.
struct GDFile {
  let bytes: [UInt8]

  /// - Parameters:
  ///   - format: the name of the format.
  ///   - write: calls libgd's function, which says how many bytes there are.
  /// - Throws: `CanvasError.encodingFailed` when it gives none.
  init(
    format: String, _ write: (UnsafeMutablePointer<Int32>) -> UnsafeMutableRawPointer?
  ) throws(CanvasError) {
    _ = GDMessages.silence
    var size: Int32 = 0
    guard let data = write(&size) else { throw .encodingFailed(format: format) }
    defer { gdFree(data) }
    guard size > 0 else { throw .encodingFailed(format: format) }
    bytes = Array(UnsafeRawBufferPointer(start: data, count: Int(size)))
  }
}
