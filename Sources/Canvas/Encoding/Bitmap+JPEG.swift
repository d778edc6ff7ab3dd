import CGD

extension Bitmap {
  /// The bitmap as a JPEG file.
  ///
  /// libgd keeps the full resolution of colours above a quality of 90, which sharp text needs, and
  /// half of it on each side below.
  ///
  /// - Parameters:
  ///   - quality: 0 … 100, as libjpeg counts it.
  ///   - isProgressive: whether the picture comes whole and then sharper, in a smaller file that
  ///     takes longer to write.
  /// - Returns: the bytes of the file.
  /// - Throws: `CanvasError.encodingFailed`.
  package func jpegData(
    quality: Int, isProgressive: Bool = false
  ) throws(CanvasError) -> [UInt8] {
    gdImageInterlace(image, isProgressive ? 1 : 0)
    let quality = Int32(quality.clamped(to: 0...100))
    return try GDFile(format: "JPEG") { gdImageJpegPtr(image, $0, quality) }.bytes
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

extension Int {
  /// The nearest number in a range.
  func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
