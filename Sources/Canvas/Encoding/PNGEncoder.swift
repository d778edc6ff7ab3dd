import CDeflate

/// Writes bitmaps as PNG files (ISO/IEC 15948), compressed by libdeflate.
///
/// A bitmap of at most 256 colours is written with a palette, any other as 8-bit RGB. Only the chunks that a decoder needs are written: no time,
/// no software name, so that the bytes depend on the pixels alone. Samples without a colour chunk
/// are sRGB by the practice of the web (PNG Third Edition, "4.3 Colour spaces").
///
/// An encoder keeps its memory for the next picture and belongs to one task at a time.
package final class PNGEncoder {
  private let compressor: OpaquePointer
  private var filtered: [UInt8] = []

  /// - Parameter level: libdeflate's level, 1 (fast) to 12 (small). Beyond 7 a card takes twice the
  ///   time for 4 % less.
  /// - Throws: `CanvasError.encodingFailed` when there is no memory or no such level.
  package init(level: Int = 7) throws(CanvasError) {
    guard let compressor = libdeflate_alloc_compressor(Int32(clamping: level)) else {
      throw .encodingFailed(format: "PNG")
    }
    self.compressor = compressor
  }

  deinit {
    libdeflate_free_compressor(compressor)
  }

  /// The bitmap as a PNG file.
  ///
  /// - Throws: `CanvasError.encodingFailed`.
  package func encode(_ bitmap: Bitmap) throws(CanvasError) -> [UInt8] {
    var file = PNGFile()
    let colors = ColorTable(bitmap)
    if let colors, colors.fitsPalette {
      file.appendHeader(width: bitmap.width, height: bitmap.height, colorType: .indexed)
      file.appendChunk("PLTE", colors.palette)
      colors.writeIndices(of: bitmap, into: &filtered)
    } else {
      file.appendHeader(width: bitmap.width, height: bitmap.height, colorType: .rgb)
      if colors == nil {
        PNGFilter.writeRows(of: bitmap, into: &filtered)
      } else {
        PNGFilter.writeFlatRows(of: bitmap, into: &filtered)
      }
    }
    file.appendChunk("IDAT", try compressed())
    file.appendChunk("IEND", [])
    return file.bytes
  }

  private func compressed() throws(CanvasError) -> [UInt8] {
    let bound = libdeflate_zlib_compress_bound(compressor, filtered.count)
    let result = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = libdeflate_zlib_compress(
        compressor, filtered, filtered.count, buffer.baseAddress, buffer.count)
    }
    guard !result.isEmpty else { throw .encodingFailed(format: "PNG") }
    return result
  }
}
