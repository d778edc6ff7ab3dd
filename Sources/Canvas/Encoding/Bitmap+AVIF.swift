import CGD

extension Bitmap {
  /// How hard the encoder tries, 0 (slow) to 10: slower than this is hardly smaller.
  private static let speed: Int32 = 6

  /// The bitmap as an AVIF file.
  ///
  /// - Parameters:
  ///   - quality: 0 … 100, as libgd counts it; 100 is without loss.
  ///   - mask: what is not clear, to the 7 bits of libgd; nil for all of it.
  /// - Returns: the bytes of the file.
  /// - Throws: `CanvasError.encodingFailed`, also where libgd has no AVIF, and
  ///   `CanvasError.invalidSize` when there is no memory for the mask.
  package func avifData(quality: Int, mask: CoverageMask? = nil) throws(CanvasError) -> [UInt8] {
    let quality = Int32(quality.clamped(to: 0...100))
    let picture = try cutForGD(mask)
    return try GDFile(format: "AVIF") {
      sitegen_image_avif(picture.image, $0, quality, Self.speed)
    }.bytes
  }
}
