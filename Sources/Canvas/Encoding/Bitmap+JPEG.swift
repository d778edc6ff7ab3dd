import CGD

extension Bitmap {
  /// The bitmap as a JPEG file.
  ///
  /// - Parameter quality: 0 … 100, as libjpeg counts it.
  /// - Returns: the bytes of the file.
  /// - Throws: `CanvasError.encodingFailed`.
  package func jpegData(quality: Int) throws(CanvasError) -> [UInt8] {
    var size: Int32 = 0
    let quality = Int32(clamping: min(max(quality, 0), 100))
    guard let data = gdImageJpegPtr(image, &size, quality) else {
      throw .encodingFailed(format: "JPEG")
    }
    defer { gdFree(data) }
    return Array(UnsafeRawBufferPointer(start: data, count: Int(size)))
  }

  /// Decodes a JPEG file.
  ///
  /// One that was cut off is refused, since the library would paint its rest grey.
  ///
  /// - Parameter bytes: the whole file.
  /// - Throws: `CanvasError.decodingFailed`.
  package convenience init(jpeg bytes: [UInt8]) throws(CanvasError) {
    guard JPEGMarkers(bytes).isDecodable, let image = DecodedImage(.jpeg, bytes) else {
      throw .decodingFailed(format: "JPEG")
    }
    try self.init(owning: image.released())
  }
}
