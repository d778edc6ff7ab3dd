/// The coverage of a path after a Gaussian blur.
///
/// A wide blur leaves nothing that small pixels could show: the path is drawn and blurred smaller, by a
/// power of two, and enlarged with straight lines between the values. Drawing small is a mean over the
/// larger pixels and enlarging a mean over two of them; what both blur is taken from the blur itself.
struct BlurredMask {
  /// The smallest deviation in pixels of the smaller mask, where lines between values are still near
  /// enough to the curve.
  private static let smallestDeviation = 2.0

  /// How many pixels of the surface a value stands for, along each side.
  let factor: Int
  /// The values' places, in the smaller pixels.
  let area: PixelRect
  private let rows: RowStack

  /// How far from a path its blur may reach, in pixels.
  static func reach(deviation: Double) -> Int {
    let (factor, kernel) = sizes(deviation: deviation)
    return (kernel.reach + 1) * factor
  }

  private static func sizes(deviation: Double) -> (factor: Int, kernel: BlurKernel) {
    var factor = 1
    while deviation / Double(2 * factor) >= smallestDeviation { factor *= 2 }
    let ratio = deviation / Double(factor)
    // In smaller pixels, the mean over one has a variance of 1/12 and that between two 1/6.
    let rest = factor == 1 ? ratio : (ratio * ratio - 1.0 / 12 - 1.0 / 6).squareRoot()
    return (factor, BlurKernel(deviation: rest))
  }

  /// - Parameters:
  ///   - path: the path in pixels of the surface.
  ///   - deviation: the standard deviation of the blur in pixels, 0 or more.
  ///   - visible: the pixels of the surface that are wanted.
  init(_ path: Path, deviation: Double, visible: PixelRect) {
    let (factor, kernel) = Self.sizes(deviation: deviation)
    self.factor = factor
    area = Self.smaller(visible, by: factor).insetBy(-kernel.reach - 1)
    let scale = 1 / Double(factor)
    var rows = RowStack(path.scaled(x: scale, y: scale), in: area)
    rows.blurRows(by: kernel)
    for _ in 0..<BlurKernel.passes { rows.blurColumns(by: kernel) }
    self.rows = rows
  }

  /// The smaller pixels that a rectangle touches.
  private static func smaller(_ area: PixelRect, by factor: Int) -> PixelRect {
    let (left, top) = (area.x / factor, area.y / factor)
    return PixelRect(
      x: left, y: top, width: (area.maxX - 1) / factor - left + 1,
      height: (area.maxY - 1) / factor - top + 1)
  }

  /// Calls `body` with the coverage of a part of a row, rounded by the dither pattern.
  ///
  /// - Parameters:
  ///   - columns: pixels that are visible.
  ///   - y: their row.
  ///   - opacity: what multiplies the coverage, 0 … 1.
  ///   - body: what takes the coverage.
  func withCoverage(
    of columns: Range<Int>, y: Int, opacity: Float, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    // Between two values there are as many pixels as the factor says, and one value more at each end.
    let count = columns.count / factor + 3
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: columns.count) { coverage in
      coverage.initialize(repeating: 0)
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: count) { line in
        line.initialize(repeating: 0)
        write(coverage, x: columns.lowerBound, y: y, opacity: opacity, line: line)
      }
      body(UnsafeBufferPointer(coverage))
    }
  }

  private func write(
    _ target: UnsafeMutableBufferPointer<UInt8>, x: Int, y: Int, opacity: Float,
    line: UnsafeMutableBufferPointer<Int32>
  ) {
    let steps = 2 * factor
    let (above, share) = place(y, from: area.y)
    let (first, start) = place(x, from: area.x)
    mix(
      above, Float(share) / Float(steps), from: first, scaledBy: opacity * Self.one, into: line)
    let thresholds = (0..<DitherPattern.columns).map {
      Int32(DitherPattern.threshold(x: x + $0, y: y))
    }
    var (left, part) = (0, start)
    let shift = Int32(steps.trailingZeroBitCount)
    thresholds.withUnsafeBufferPointer { thresholds in
      for index in target.indices {
        let (value, next) = (line[left], line[left + 1])
        let change = ((next &- value) &* Int32(truncatingIfNeeded: part)) &>> shift
        let rounded = (value &+ change &+ thresholds[index & (DitherPattern.columns - 1)]) &>> 8
        target[index] = UInt8(truncatingIfNeeded: rounded)
        part += 2
        if part >= steps {
          part -= steps
          left += 1
        }
      }
    }
  }

  /// The last value whose middle is not behind that of a pixel, and how far behind it the pixel's is, in
  /// halves of a pixel.
  private func place(_ pixel: Int, from origin: Int) -> (index: Int, halves: Int) {
    let halves = 2 * (pixel - origin * factor) + 1 - factor
    return (halves / (2 * factor), halves % (2 * factor))
  }

  /// Mixes a row of values from a column on with the next row, as whole numbers.
  private func mix(
    _ above: Int, _ share: Float, from column: Int, scaledBy scale: Float,
    into line: UnsafeMutableBufferPointer<Int32>
  ) {
    rows.withRows(above, above + 1) { top, bottom in
      for index in column..<min(top.count, bottom.count, column + line.count) {
        let value = (top[index] + (bottom[index] - top[index]) * share) * scale
        line[index - column] = Int32(min(max(value, 0), Self.largest) + 0.5)
      }
    }
  }

  /// A coverage of 1 of 255 as a whole number: 8 bits after the point.
  private static let one: Float = 256
  private static let largest = 255 * one
}
