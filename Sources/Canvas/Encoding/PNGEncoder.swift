/// Writes bitmaps as PNG files (ISO/IEC 15948), compressed by libdeflate.
///
/// A bitmap whose colours fit a palette is written with one, any other as 8-bit RGB, or RGBA with a
/// mask. The bytes depend on the pixels alone: there is no time and no software name.
///
/// An encoder keeps its memory for the next picture and belongs to one task at a time.
package final class PNGEncoder {
  private let deflater: Deflater
  private let fastDeflater: Deflater
  private var runs = ColorRuns()
  private var rows = TruecolorRows()
  private var filtered = ScratchBytes()
  private var compressed = ScratchBytes()
  private var masked: Bitmap?

  /// The level of pictures that hardly compress: they take much longer for each level, and gain less.
  private static let noisyLevel = 1
  /// A picture is noisy when the sample's stream is more than this part of its bytes.
  private static let noisyPart = 8

  /// - Parameter level: libdeflate's level, 1 (fast) to 12 (small). Beyond 7 a card takes twice the
  ///   time for 4 % less.
  /// - Throws: `CanvasError.encodingFailed` when there is no memory or no such level.
  package init(level: Int = 6) throws(CanvasError) {
    guard let deflater = Deflater(level: level),
      let fastDeflater = Deflater(level: min(level, Self.noisyLevel))
    else { throw .encodingFailed(format: "PNG") }
    self.deflater = deflater
    self.fastDeflater = fastDeflater
  }

  /// The bitmap as a PNG file.
  ///
  /// When a few rare colours too many keep it from a palette, blends at edges of text for the most
  /// part, they move by at most 2 in a channel.
  ///
  /// - Parameters:
  ///   - bitmap: the picture.
  ///   - mask: what is not clear, in pixels of the bitmap; nil for all of it.
  /// - Throws: `CanvasError.encodingFailed`, `CanvasError.invalidSize` when there is no memory.
  package func encode(
    _ bitmap: Bitmap, mask: CoverageMask? = nil
  ) throws(CanvasError) -> [UInt8] {
    let picture = try mask.map { mask throws(CanvasError) in try cut(bitmap, by: mask) } ?? bitmap
    if runs.read(picture), let palette = PNGPalette(runs) {
      return try indexed(palette)
    }
    return try truecolor(picture, hasOpacity: mask != nil)
  }

  /// The bitmap as a PNG file of at most so many bytes, if it can be.
  ///
  /// A picture that is larger is drawn in 256 colours, dithered, then in half as many again and again
  /// until it is small enough. The colours of large flat areas, a code's among them, stay exact.
  ///
  /// - Parameters:
  ///   - bitmap: the picture.
  ///   - mask: what is not clear, in pixels of the bitmap; nil for all of it.
  ///   - budget: the most bytes; nil when any number will do.
  /// - Throws: as `encode(_:mask:)`.
  package func encode(
    _ bitmap: Bitmap, mask: CoverageMask? = nil, budget: Int?
  ) throws(CanvasError) -> EncodedImage {
    let whole = try encode(bitmap, mask: mask)
    guard let budget, whole.count > budget else {
      return EncodedImage(bytes: whole, reductions: [], isOverBudget: false)
    }
    let picture = try mask.map { mask throws(CanvasError) in try cut(bitmap, by: mask) } ?? bitmap
    let reduced = try Bitmap(width: bitmap.width, height: bitmap.height)
    let reducer = PictureReducer(picture)
    var steps: [Int] = []
    for colors in PictureReducer.steps {
      reducer.draw(colors: colors, into: reduced)
      steps.append(colors)
      guard runs.read(reduced), let palette = PNGPalette(runs) else { break }
      let bytes = try indexed(palette)
      if bytes.count <= budget || colors == PictureReducer.steps.last {
        return EncodedImage(bytes: bytes, reductions: steps, isOverBudget: bytes.count > budget)
      }
    }
    return EncodedImage(bytes: whole, reductions: [], isOverBudget: true)
  }

  private func cut(_ bitmap: Bitmap, by mask: CoverageMask) throws(CanvasError) -> Bitmap {
    if let masked, masked.bounds == bitmap.bounds {
      masked.copy(bitmap, cutBy: mask, clearest: 255)
      return masked
    }
    let copy = try Bitmap(width: bitmap.width, height: bitmap.height)
    copy.copy(bitmap, cutBy: mask, clearest: 255)
    masked = copy
    return copy
  }

  private func indexed(_ palette: PNGPalette) throws(CanvasError) -> [UInt8] {
    let depth = IndexedRows.smallestDepth(colors: palette.colors.count)
    let small = try indexed(palette, depth: depth)
    guard depth < 8 else { return small }
    // Whole bytes repeat where bits are shifted against each other.
    let large = try indexed(palette, depth: 8)
    return large.count < small.count ? large : small
  }

  private func indexed(_ palette: PNGPalette, depth: Int) throws(CanvasError) -> [UInt8] {
    var file = PNGFile(width: runs.width, height: runs.height, colorType: .indexed, depth: depth)
    file.appendChunk("PLTE", palette.paletteData)
    if !palette.opacityData.isEmpty { file.appendChunk("tRNS", palette.opacityData) }
    let count = IndexedRows.rowBytes(width: runs.width, depth: depth) * runs.height
    let finished = filtered.write(count: count) { output in
      IndexedRows.write(runs, places: palette.places, depth: depth, into: output)
      return compressed.appendStream(of: UnsafeBufferPointer(output), by: deflater, to: &file)
    }
    guard finished else { throw .encodingFailed(format: "PNG") }
    return file.bytes
  }

  private func truecolor(_ bitmap: Bitmap, hasOpacity: Bool) throws(CanvasError) -> [UInt8] {
    let (filter, isNoisy) = chosenFilter(bitmap, hasOpacity: hasOpacity)
    var file = PNGFile(
      width: bitmap.width, height: bitmap.height, colorType: hasOpacity ? .rgba : .rgb, depth: 8)
    let count = TruecolorRows.count(
      width: bitmap.width, rows: bitmap.height, hasOpacity: hasOpacity)
    let finished = filtered.write(count: count) { output in
      rows.write(
        0..<bitmap.height, of: bitmap, hasOpacity: hasOpacity, filter: filter, into: output)
      let bytes = UnsafeBufferPointer(output)
      return isNoisy
        ? compressed.appendStream(of: bytes, by: fastDeflater, to: &file)
        : compressed.appendStream(of: bytes, by: deflater, to: &file)
    }
    guard finished else { throw .encodingFailed(format: "PNG") }
    return file.bytes
  }

  /// The filter that compresses a sample of the picture best.
  private func chosenFilter(_ bitmap: Bitmap, hasOpacity: Bool) -> (PNGFilter, isNoisy: Bool) {
    let strips = Self.sampledStrips(height: bitmap.height)
    let count = TruecolorRows.count(
      width: bitmap.width, rows: strips.reduce(0) { $0 + $1.count }, hasOpacity: hasOpacity)
    var best = (filter: PNGFilter.none, size: Int.max)
    for filter in PNGFilter.allCases {
      let size = filtered.write(count: count) { output in
        var rest = output[...]
        for strip in strips {
          rows.write(
            strip, of: bitmap, hasOpacity: hasOpacity, filter: filter,
            into: UnsafeMutableBufferPointer(rebasing: rest))
          rest = rest.dropFirst(
            TruecolorRows.count(width: bitmap.width, rows: strip.count, hasOpacity: hasOpacity))
        }
        return compressed.streamSize(of: UnsafeBufferPointer(output), by: deflater)
      }
      if size > 0, size < best.size { best = (filter, size) }
    }
    return (best.filter, isNoisy: best.size > count / Self.noisyPart)
  }

  /// Rows enough to tell filters apart, spread over the picture.
  private static func sampledStrips(height: Int) -> [Range<Int>] {
    let (strips, rows) = (6, 4)
    guard height > strips * rows else { return [0..<height] }
    return (0..<strips).map { strip in
      let start = (2 * strip + 1) * (height - rows) / (2 * strips)
      return start..<start + rows
    }
  }
}
