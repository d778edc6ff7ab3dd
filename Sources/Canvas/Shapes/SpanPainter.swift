/// Lays a shader on the rows of a surface, where a shape covers them and a clip lets it through.
struct SpanPainter {
  private let rows: PixelRows
  private let shader: Shader
  private let clip: CoverageMask?
  private var clipped: [UInt8] = []

  init(_ shader: Shader, on rows: PixelRows, clip: CoverageMask?) {
    self.rows = rows
    self.shader = shader
    self.clip = clip
  }

  /// The pixels that can be painted at all.
  var area: PixelRect { clip.map { $0.area.intersection(rows.bounds) } ?? rows.bounds }

  /// Paints pixels of a row by one coverage; all of them lie in `area`.
  mutating func paint(_ columns: Range<Int>, y: Int, coverage: UInt8) {
    guard let clip else { return lay(columns, y: y, coverage: coverage) }
    let span = PixelRect(x: columns.lowerBound, y: y, width: columns.count, height: 1)
    let through = clip.row(y, span)
    if coverage == 255 {
      through.withUnsafeBufferPointer { lay(x: columns.lowerBound, y: y, coverage: $0) }
    } else {
      clipped.removeAll(keepingCapacity: true)
      for level in through { clipped.append(PixelLanes.product(level, coverage)) }
      clipped.withUnsafeBufferPointer { lay(x: columns.lowerBound, y: y, coverage: $0) }
    }
  }

  /// Paints pixels of a row, each by its own coverage; all of them lie in `area`.
  mutating func paint(x: Int, y: Int, coverage: UnsafeBufferPointer<UInt8>) {
    guard let clip else { return lay(x: x, y: y, coverage: coverage) }
    clipped.removeAll(keepingCapacity: true)
    let through = clip.row(y, PixelRect(x: x, y: y, width: coverage.count, height: 1))
    for (level, share) in zip(through, coverage) {
      clipped.append(PixelLanes.product(level, share))
    }
    clipped.withUnsafeBufferPointer { lay(x: x, y: y, coverage: $0) }
  }

  private func lay(_ columns: Range<Int>, y: Int, coverage: UInt8) {
    switch shader {
    case .color(let pixel, let opacity):
      let share = PixelLanes.product(coverage, opacity)
      rows.fill(columns, y: y, with: pixel, coverage: share)
    case .gradient(let gradient):
      if gradient.isOpaque, coverage == 255 {
        gradient.write(rows.pixels(y, columns), x: columns.lowerBound, y: y, kept: rows.kept)
      } else {
        composite(columns, y: y, coverage: coverage) {
          gradient.write($0, x: columns.lowerBound, y: y, kept: PixelRows.allBits)
        }
      }
    case .layer(let layer):
      composite(columns, y: y, coverage: coverage) {
        layer.write($0, x: columns.lowerBound, y: y)
      }
    }
  }

  private func lay(x: Int, y: Int, coverage: UnsafeBufferPointer<UInt8>) {
    switch shader {
    case .color(let pixel, let opacity):
      rows.fill(x: x, y: y, with: pixel, opacity: opacity, coverage: coverage)
    case .gradient(let gradient):
      composite(x: x, y: y, coverage: coverage) {
        gradient.write($0, x: x, y: y, kept: PixelRows.allBits)
      }
    case .layer(let layer):
      composite(x: x, y: y, coverage: coverage) { layer.write($0, x: x, y: y) }
    }
  }

  /// Lays pixels that `write` makes.
  private func composite(
    _ columns: Range<Int>, y: Int, coverage: UInt8,
    _ write: (UnsafeMutableBufferPointer<Int32>) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: columns.count) { pixels in
      pixels.initialize(repeating: 0)
      write(pixels)
      rows.composite(
        UnsafeBufferPointer(pixels), x: columns.lowerBound, y: y, coverage: coverage)
    }
  }

  /// Lays pixels that `write` makes, each by its own coverage.
  private func composite(
    x: Int, y: Int, coverage: UnsafeBufferPointer<UInt8>,
    _ write: (UnsafeMutableBufferPointer<Int32>) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: coverage.count) { pixels in
      pixels.initialize(repeating: 0)
      write(pixels)
      rows.composite(UnsafeBufferPointer(pixels), x: x, y: y, coverage: coverage)
    }
  }
}
