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
}
