import CGD

extension Bitmap {
  /// The quality by which libgd knows WebP without loss (`gdWebpLossless`).
  private static let lossless: Int32 = 101

  /// The bitmap as a WebP file.
  ///
  /// - Parameters:
  ///   - quality: 0 … 100, as libwebp counts it; nil for a file without loss.
  ///   - mask: what is not clear, to the 7 bits of libgd; nil for all of it.
  /// - Returns: the bytes of the file.
  /// - Throws: `CanvasError.encodingFailed`, also where libgd has no WebP, and
  ///   `CanvasError.invalidSize` when there is no memory for the mask.
  package func webPData(
    quality: Int?, mask: CoverageMask? = nil
  ) throws(CanvasError) -> [UInt8] {
    let quality = quality.map { Int32($0.clamped(to: 0...100)) } ?? Self.lossless
    let picture = try cutForGD(mask)
    return try GDFile(format: "WebP") { gdImageWebpPtrEx(picture.image, $0, quality) }.bytes
  }
}
