/// The pixels of a layer where it lies on a surface, turned around a point.
struct LayerSampler {
  private let source: PixelRows
  private let x: Int
  private let y: Int
  private let turn: Turn?

  /// A length of a pixel as a whole number: 16 bits after the point.
  private static let one = Double(1 << 16)

  /// - Parameters:
  ///   - layer: the layer, which outlives the sampler.
  ///   - x: the column of its left edge before it is turned.
  ///   - y: the row of its top edge before it is turned.
  ///   - turn: how it is turned, in pixels of the surface.
  init(_ layer: Layer, x: Int, y: Int, turn: Turn?) {
    source = layer.pixelRows
    self.x = x
    self.y = y
    self.turn = turn
  }

  /// The pixels that can be touched.
  var area: PixelRect {
    let bounds = source.bounds.offsetBy(x: x, y: y)
    return turn?.turned(bounds) ?? bounds
  }

  /// Writes the layer's pixels, premultiplied 0xAARRGGBB.
  ///
  /// - Parameters:
  ///   - target: as many pixels as are wanted.
  ///   - column: the column of the first one on the surface.
  ///   - row: the row.
  func write(_ target: UnsafeMutableBufferPointer<Int32>, x column: Int, y row: Int) {
    guard let turn else {
      let pixels = source.pixels(row - y, column - x..<column - x + target.count)
      _ = target.update(fromContentsOf: pixels.prefix(target.count))
      return
    }
    // Counted from the layer's own corner, as its pixels are.
    let own = turn.translated(x: -Double(x), y: -Double(y)).reversed
    let place = own.turned(Path.Point(x: Double(column - x) + 0.5, y: Double(row - y) + 0.5))
    // Centres of pixels lie at half numbers: the one above and left of a place is at its floor.
    var sourceX = Int(((place.x - 0.5) * Self.one).rounded())
    var sourceY = Int(((place.y - 0.5) * Self.one).rounded())
    let (stepX, stepY) = (
      Int((own.cosine * Self.one).rounded()), Int((own.sine * Self.one).rounded())
    )
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
