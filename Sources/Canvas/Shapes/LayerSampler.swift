/// The pixels of a layer where it lies on a surface, turned around its middle.
struct LayerSampler {
  private let source: PixelRows
  private let x: Int
  private let y: Int
  private let cosine: Double
  private let sine: Double
  private let isTurned: Bool

  /// A length of a pixel as a whole number: 16 bits after the point.
  private static let one = Double(1 << 16)

  /// - Parameters:
  ///   - layer: the layer, which outlives the sampler.
  ///   - x: the column of its left edge before it is turned.
  ///   - y: the row of its top edge before it is turned.
  ///   - rotation: the angle in radians, clockwise as it is seen.
  init(_ layer: Layer, x: Int, y: Int, rotation: Double) {
    source = layer.pixelRows
    self.x = x
    self.y = y
    cosine = Canvas.cosine(rotation)
    sine = Canvas.sine(rotation)
    isTurned = rotation != 0
  }

  /// The pixels that can be touched.
  var area: PixelRect {
    let bounds = source.bounds
    guard isTurned else { return bounds.offsetBy(x: x, y: y) }
    let (width, height) = (Double(bounds.width), Double(bounds.height))
    // Half of the turned size, and a pixel for the smooth edge.
    let reachX = Int(((abs(cosine) * width + abs(sine) * height) / 2).rounded(.up)) + 1
    let reachY = Int(((abs(sine) * width + abs(cosine) * height) / 2).rounded(.up)) + 1
    let (middleX, middleY) = (x + bounds.width / 2, y + bounds.height / 2)
    return PixelRect(
      x: middleX - reachX, y: middleY - reachY, width: 2 * reachX + 1, height: 2 * reachY + 1)
  }

  /// Writes the layer's pixels, premultiplied 0xAARRGGBB.
  ///
  /// - Parameters:
  ///   - target: as many pixels as are wanted.
  ///   - column: the column of the first one on the surface.
  ///   - row: the row.
  func write(_ target: UnsafeMutableBufferPointer<Int32>, x column: Int, y row: Int) {
    guard isTurned else {
      let pixels = source.pixels(row - y, column - x..<column - x + target.count)
      _ = target.update(fromContentsOf: pixels.prefix(target.count))
      return
    }
    let (halfWidth, halfHeight) = (
      Double(source.bounds.width) / 2, Double(source.bounds.height) / 2
    )
    let dx = Double(column - x) + 0.5 - halfWidth
    let dy = Double(row - y) + 0.5 - halfHeight
    // Centres of pixels lie at half numbers: the one above and left of a place is at its floor.
    var sourceX = Int(((dx * cosine + dy * sine + halfWidth - 0.5) * Self.one).rounded())
    var sourceY = Int(((dy * cosine - dx * sine + halfHeight - 0.5) * Self.one).rounded())
    let (stepX, stepY) = (Int((cosine * Self.one).rounded()), Int((-sine * Self.one).rounded()))
    for index in target.indices {
      target[index] = pixel(sourceX, sourceY)
      sourceX &+= stepX
      sourceY &+= stepY
    }
  }

  /// The mean of the four pixels around a place, weighed by how near they are.
  @inline(__always)
  private func pixel(_ x: Int, _ y: Int) -> Int32 {
    let (column, row) = (x >> 16, y >> 16)
    guard column >= -1, row >= -1, column < source.bounds.width, row < source.bounds.height else {
      return 0
    }
    let (shareX, shareY) = (UInt64(x >> 8 & 255), UInt64(y >> 8 & 255))
    let top = mixed(row: row, column, shareX)
    let bottom = mixed(row: row + 1, column, shareX)
    let lanes = top &* (256 - shareY) &+ bottom &* shareY &+ Self.half
    return PixelLanes.pack(lanes >> 8 & PixelLanes.mask)
  }

  @inline(__always)
  private func mixed(row: Int, _ column: Int, _ share: UInt64) -> UInt64 {
    let (left, right) = (source.pixel(column, row), source.pixel(column + 1, row))
    let lanes = PixelLanes.spread(left) &* (256 - share) &+ PixelLanes.spread(right) &* share
    return (lanes &+ Self.half) >> 8 & PixelLanes.mask
  }

  /// A half in each lane, as 8 bits after the point.
  private static let half = PixelLanes.one &* 128
}
