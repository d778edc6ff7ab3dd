/// The rows of a surface's pixels: where painting ends up.
package struct PixelRows {
  /// The pixels that are there; the origin is the top left corner.
  package let bounds: PixelRect
  private let start: UnsafeMutablePointer<UnsafeMutablePointer<Int32>?>?
  /// The bits of a painted pixel that are kept: a bitmap has zeros in place of an alpha.
  let kept: Int32
  /// All bits of a pixel.
  static let allBits: Int32 = -1

  init(
    start: UnsafeMutablePointer<UnsafeMutablePointer<Int32>?>?, width: Int, height: Int,
    isOpaque: Bool
  ) {
    bounds = PixelRect(x: 0, y: 0, width: start == nil ? 0 : width, height: height)
    self.start = start
    kept = isOpaque ? 0xFF_FFFF : Self.allBits
  }

  /// Some pixels of a row; empty where they are not on the surface.
  func pixels(_ y: Int, _ columns: Range<Int>) -> UnsafeMutableBufferPointer<Int32> {
    guard y >= 0, y < bounds.height, let row = start?[y] else {
      return UnsafeMutableBufferPointer(start: nil, count: 0)
    }
    let columns = columns.clamped(to: 0..<bounds.width)
    return UnsafeMutableBufferPointer(start: row + columns.lowerBound, count: columns.count)
  }

  /// A pixel as the surface keeps it, or a clear one outside of the surface.
  @inline(__always)
  package func pixel(_ x: Int, _ y: Int) -> Int32 {
    guard x >= 0, x < bounds.width, y >= 0, y < bounds.height else { return 0 }
    return start?[y]?[x] ?? 0
  }

  /// Lays premultiplied pixels 0xAARRGGBB over a row.
  ///
  /// - Parameters:
  ///   - source: the pixels, of which no channel is larger than its alpha.
  ///   - x: the column of the first one, which lies on the surface like all of them.
  ///   - y: the row.
  ///   - coverage: the share of them that counts.
  func composite(_ source: UnsafeBufferPointer<Int32>, x: Int, y: Int, coverage: UInt8 = 255) {
    let target = pixels(y, x..<x + source.count)
    for index in 0..<min(target.count, source.count) {
      let pixel = source[index]
      if pixel == 0 { continue }
      target[index] =
        (coverage == 255
          ? PixelLanes.over(pixel, target[index])
          : PixelLanes.over(pixel, coverage: coverage, target[index])) & kept
    }
  }

  /// Lays premultiplied pixels over a row, each by a coverage of its own.
  func composite(
    _ source: UnsafeBufferPointer<Int32>, x: Int, y: Int, coverage: UnsafeBufferPointer<UInt8>
  ) {
    let target = pixels(y, x..<x + source.count)
    for index in 0..<min(target.count, source.count, coverage.count) {
      let share = coverage[index]
      if share == 0 { continue }
      target[index] = PixelLanes.over(source[index], coverage: share, target[index]) & kept
    }
  }

  /// Lays an opaque pixel over a row by one coverage.
  func fill(_ columns: Range<Int>, y: Int, with pixel: Int32, coverage: UInt8) {
    let target = pixels(y, columns)
    if coverage == 255 { return target.update(repeating: pixel & kept) }
    guard coverage > 0 else { return }
    let rest = UInt64(255 - coverage)
    let source = PixelLanes.spread(pixel) &* UInt64(coverage)
    for index in target.indices {
      let lanes = source &+ PixelLanes.spread(target[index]) &* rest
      target[index] = PixelLanes.pack(PixelLanes.dividedBy255(lanes)) & kept
    }
  }

  /// Lays an opaque pixel over a row, each pixel by a coverage of its own times an opacity.
  func fill(
    x: Int, y: Int, with pixel: Int32, opacity: UInt8, coverage: UnsafeBufferPointer<UInt8>
  ) {
    let target = pixels(y, x..<x + coverage.count)
    let source = PixelLanes.spread(pixel)
    for index in 0..<min(target.count, coverage.count) {
      let share = UInt64(PixelLanes.product(coverage[index], opacity))
      if share == 0 { continue }
      let lanes = source &* share &+ PixelLanes.spread(target[index]) &* (255 - share)
      target[index] = PixelLanes.pack(PixelLanes.dividedBy255(lanes)) & kept
    }
  }
}
