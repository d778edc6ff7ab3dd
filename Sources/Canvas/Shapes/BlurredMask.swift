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
  private var values: [Float]
  private let kernel: BlurKernel

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
    (factor, kernel) = Self.sizes(deviation: deviation)
    area = Self.smaller(visible, by: factor).insetBy(-kernel.reach - 1)
    let scale = 1 / Double(factor)
    let mask = CoverageMask(of: path.scaled(x: scale, y: scale), in: area)
    values = mask.coverage.map(Float.init)
    blurRows()
    blurColumns()
  }

  /// The smaller pixels that a rectangle touches.
  private static func smaller(_ area: PixelRect, by factor: Int) -> PixelRect {
    let (left, top) = (area.x / factor, area.y / factor)
    return PixelRect(
      x: left, y: top, width: (area.maxX - 1) / factor - left + 1,
      height: (area.maxY - 1) / factor - top + 1)
  }

  private mutating func blurRows() {
    let width = area.width
    var first = [Float](repeating: 0, count: width)
    var second = first
    var before = first
    values.withUnsafeMutableBufferPointer { values in
      for y in 0..<area.height {
        let row = UnsafeMutableBufferPointer(rebasing: values[y * width..<(y + 1) * width])
        // Rows of a shape are often like the one above, and their blur is too.
        if y > 0, before.elementsEqual(row) {
          _ = row.update(fromContentsOf: values[(y - 1) * width..<y * width])
          continue
        }
        _ = before.withUnsafeMutableBufferPointer { $0.update(fromContentsOf: row) }
        first.withUnsafeMutableBufferPointer { first in
          second.withUnsafeMutableBufferPointer { second in
            kernel.blurLine(UnsafeBufferPointer(row), into: first)
            kernel.blurLine(UnsafeBufferPointer(first), into: second)
            kernel.blurLine(UnsafeBufferPointer(second), into: row)
          }
        }
      }
    }
  }

  private mutating func blurColumns() {
    var other = values
    var sums = [Float](repeating: 0, count: area.width)
    for _ in 0..<BlurKernel.passes {
      values.withUnsafeBufferPointer { source in
        other.withUnsafeMutableBufferPointer { target in
          sums.withUnsafeMutableBufferPointer { sums in
            kernel.blurColumns(source, into: target, sums: sums)
          }
        }
      }
      swap(&values, &other)
    }
  }

  /// Writes the coverage of a row of the surface, 0 … 255 with fractions.
  ///
  /// - Parameters:
  ///   - target: as many values as are wanted, of pixels that are visible.
  ///   - x: the column of the first one.
  ///   - y: the row.
  ///   - line: memory for a row of values.
  func write(
    _ target: UnsafeMutableBufferPointer<Float>, x: Int, y: Int,
    line: UnsafeMutableBufferPointer<Float>
  ) {
    let step = 1 / Float(factor)
    // The middle of a pixel, counted in values from the middle of the first one.
    let row = (Float(y - area.y * factor) + 0.5) * step - 0.5
    let column = (Float(x - area.x * factor) + 0.5) * step - 0.5
    let (above, share) = (Int(row), row - row.rounded(.down))
    values.withUnsafeBufferPointer { values in
      let upper = values[above * area.width..<(above + 1) * area.width]
      let lower = values[(above + 1) * area.width..<(above + 2) * area.width]
      let (top, bottom) = (
        UnsafeBufferPointer(rebasing: upper), UnsafeBufferPointer(rebasing: lower)
      )
      for index in line.indices { line[index] = top[index] + (bottom[index] - top[index]) * share }
    }
    for index in target.indices {
      let place = column + Float(index) * step
      let left = Int(place)
      target[index] = line[left] + (line[left + 1] - line[left]) * (place - Float(left))
    }
  }
}
