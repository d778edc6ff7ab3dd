/// Writes bitmaps as files of any `ImageFormat`.
///
/// The same pixels give the same bytes, whatever was written before and on however many threads. An
/// encoder keeps its memory for the next picture and belongs to one task at a time.
package final class ImageEncoder {
  private let png: PNGEncoder

  /// - Throws: `CanvasError.encodingFailed` when there is no memory.
  package init() throws(CanvasError) {
    png = try PNGEncoder()
  }

  /// The bitmap as a file.
  ///
  /// The format is never another than the given one. A PNG file over its budget is written in fewer
  /// colours; whether any file is over it all the same is told in the result.
  ///
  /// - Parameters:
  ///   - bitmap: the picture.
  ///   - format: the format.
  ///   - mask: what is not clear, in pixels of the bitmap; nil for all of it. JPEG has no opacity and
  ///     shows the whole picture.
  ///   - budget: the most bytes; nil when any number will do.
  /// - Returns: the file, and what was done to it.
  /// - Throws: `CanvasError.encodingFailed`, also where `format.canEncode` is false, and
  ///   `CanvasError.invalidSize` when there is no memory.
  package func encode(
    _ bitmap: Bitmap, as format: ImageFormat, mask: CoverageMask? = nil, budget: Int? = nil
  ) throws(CanvasError) -> EncodedImage {
    let bytes: [UInt8]
    switch format {
    case .png: return try png.encode(bitmap, mask: mask, budget: budget)
    case .jpeg(let quality): bytes = try bitmap.jpegData(quality: quality, isProgressive: true)
    case .webP(let quality): bytes = try bitmap.webPData(quality: quality, mask: mask)
    case .losslessWebP: bytes = try bitmap.webPData(quality: nil, mask: mask)
    case .avif(let quality): bytes = try bitmap.avifData(quality: quality, mask: mask)
    }
    return EncodedImage(
      bytes: bytes, reductions: [], isOverBudget: budget.map { bytes.count > $0 } ?? false)
  }
}
