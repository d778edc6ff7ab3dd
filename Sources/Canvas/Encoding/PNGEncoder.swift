/// Writes bitmaps as PNG files (ISO/IEC 15948), compressed by libdeflate.
///
/// A bitmap whose colours fit a palette is written with one, any other as 8-bit RGB, or RGBA with a
/// mask. The bytes depend on the pixels alone: there is no time and no software name.
///
/// An encoder keeps its memory for the next picture and belongs to one task at a time.
package final class PNGEncoder {
  private let usual: Deflater
  private let forSmall: Deflater
  private let forRepetitive: Deflater
  private let forNoisy: Deflater
  private var runs = ColorRuns()
  private var rows = TruecolorRows()
  private var filtered = ScratchBytes()
  private var compressed = ScratchBytes()
  private var masked: Bitmap?

  /// The level of pictures with a palette, of libdeflate's from 1, which is fast, to 12.
  ///
  /// On cards 7 takes half as long again as 5 for 5 % less, and 8 three times as long for no more.
  private static let usualLevel = 5
  /// The level of pictures of few pixels with a palette, where the time is short anyhow.
  private static let smallLevel = 6
  /// The most pixels of such a picture: previews of links have fewer.
  private static let smallPixels = 1_000_000
  /// The level of truecolour pictures of few colours, whose stretches repeat far apart: at a lower one
  /// a gradient below text is a third larger.
  private static let repetitiveLevel = 6
  /// The level of pictures that hardly compress: they take much longer for each level, and gain
  /// little.
  private static let noisyLevel = 1
  /// Of so many rows one is looked at before the others.
  private static let sampleStep = 8
  /// The most colours of a truecolour picture that repeats itself; those of a photo soon are more.
  private static let fewColors = 3072

  /// - Parameter level: libdeflate's level for all pictures; nil chooses one by the picture.
  /// - Throws: `CanvasError.encodingFailed` when there is no memory or no such level.
  package init(level: Int? = nil) throws(CanvasError) {
    guard let usual = Deflater(level: level ?? Self.usualLevel),
      let forSmall = Deflater(level: level ?? Self.smallLevel),
      let forRepetitive = Deflater(level: level ?? Self.repetitiveLevel),
      let forNoisy = Deflater(level: level ?? Self.noisyLevel)
    else { throw .encodingFailed(format: "PNG") }
    self.usual = usual
    self.forSmall = forSmall
    self.forRepetitive = forRepetitive
    self.forNoisy = forNoisy
  }

  /// The bitmap as a PNG file.
  ///
  /// When a few rare colours too many keep it from a palette, blends at edges of text for the most
  /// part, they move by at most 2 in a channel.
  ///
  /// - Parameters:
  ///   - bitmap: the picture.
  ///   - mask: what is not clear, in pixels of the bitmap; nil for all of it.
  /// - Returns: the bytes of the file.
  /// - Throws: `CanvasError.encodingFailed`, `CanvasError.invalidSize` when there is no memory.
  package func encode(
    _ bitmap: Bitmap, mask: CoverageMask? = nil
  ) throws(CanvasError) -> [UInt8] {
    let picture = try picture(bitmap, cutBy: mask)
    if let bytes = try indexed(picture) { return bytes }
    let plan = truecolorPlan(picture, hasOpacity: mask != nil)
    return try truecolor(picture, plan, hasOpacity: mask != nil)
  }

  /// The bitmap, or with a mask a copy of it with clear pixels, as `ColorNumbers` has them.
  func picture(_ bitmap: Bitmap, cutBy mask: CoverageMask?) throws(CanvasError) -> Bitmap {
    guard let mask else { return bitmap }
    if masked?.bounds != bitmap.bounds {
      masked = try Bitmap(width: bitmap.width, height: bitmap.height)
    }
    masked?.copy(bitmap, cutBy: mask, clearest: 255)
    return masked ?? bitmap
  }

  /// The file with a palette; nil when the colours do not fit one.
  func indexed(_ picture: Bitmap) throws(CanvasError) -> [UInt8]? {
    // Reading all of a photo or a gradient takes longer than writing a card.
    guard runs.read(picture, every: Self.sampleStep), !PNGPalette.isHopeless(sample: runs),
      runs.read(picture), let palette = PNGPalette(runs)
    else { return nil }
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
      let bytes = UnsafeBufferPointer(output)
      return runs.width * runs.height <= Self.smallPixels
        ? compressed.appendStream(of: bytes, by: forSmall, to: &file)
        : compressed.appendStream(of: bytes, by: usual, to: &file)
    }
    guard finished else { throw .encodingFailed(format: "PNG") }
    return file.bytes
  }

  /// The file without a palette.
  func truecolor(
    _ picture: Bitmap, _ plan: TruecolorPlan, hasOpacity: Bool
  ) throws(CanvasError) -> [UInt8] {
    var file = PNGFile(
      width: picture.width, height: picture.height, colorType: hasOpacity ? .rgba : .rgb, depth: 8)
    let finished = filtered.write(count: plan.count) { output in
      rows.write(
        0..<picture.height, of: picture, hasOpacity: hasOpacity, filter: plan.filter, into: output)
      let bytes = UnsafeBufferPointer(output)
      if plan.isNoisy { return compressed.appendStream(of: bytes, by: forNoisy, to: &file) }
      return plan.isRepetitive
        ? compressed.appendStream(of: bytes, by: forRepetitive, to: &file)
        : compressed.appendStream(of: bytes, by: usual, to: &file)
    }
    guard finished else { throw .encodingFailed(format: "PNG") }
    return file.bytes
  }

  /// The plan for a picture that `indexed(_:)` gave nothing for.
  ///
  /// In a picture of few colours the pixels repeat, and differences would only hide that: without a
  /// filter it is half as large. For others the filter is the one that compresses a sample best.
  func truecolorPlan(_ picture: Bitmap, hasOpacity: Bool) -> TruecolorPlan {
    func count(_ rows: Int) -> Int {
      TruecolorRows.count(width: picture.width, rows: rows, hasOpacity: hasOpacity)
    }
    guard !runs.isComplete || runs.colors.count > Self.fewColors else {
      return TruecolorPlan(filter: .none, compressedPart: 0, count: count(picture.height))
    }
    let strips = TruecolorPlan.sampledRows(height: picture.height)
    let sampled = count(strips.reduce(0) { $0 + $1.count })
    var best = (filter: PNGFilter.none, size: sampled)
    for filter in PNGFilter.allCases {
      let size = filtered.write(count: sampled) { output in
        var start = 0
        for strip in strips {
          let end = start + count(strip.count)
          rows.write(
            strip, of: picture, hasOpacity: hasOpacity, filter: filter,
            into: UnsafeMutableBufferPointer(rebasing: output[start..<end]))
          start = end
        }
        return compressed.streamSize(of: UnsafeBufferPointer(output), by: usual)
      }
      if size > 0, size < best.size { best = (filter, size) }
    }
    return TruecolorPlan(
      filter: best.filter, compressedPart: Double(best.size) / Double(sampled),
      count: count(picture.height))
  }
}
