import Canvas
import Testing

/// A shape as a rule for points, whose coverage is found by counting points.
///
/// It knows nothing of paths, so that it is an independent measure of how they are drawn.
struct SampledShape: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let path: Path
  let contains: @Sendable (_ x: Double, _ y: Double) -> Bool

  init(
    _ name: String, path: Path, contains: @escaping @Sendable (_ x: Double, _ y: Double) -> Bool
  ) {
    testDescription = name
    self.path = path
    self.contains = contains
  }

  /// The side of the area that shapes of the tests lie in, in pixels.
  static let side = 64
  /// The side of the smallest squares that are counted, by the point in their middle.
  private static let smallest = 1.0 / 64
  /// The side of the largest squares that are taken to be inside or outside as a whole when their
  /// corners and their middle are.
  private static let largest = 1.0 / 2

  /// The covered share of a square's area, 0 … 1.
  private func share(_ x: Double, _ y: Double, _ size: Double) -> Double {
    let half = size / 2
    let middle = contains(x + half, y + half)
    if size <= Self.smallest { return middle ? 1 : 0 }
    if size <= Self.largest, contains(x, y) == middle, contains(x + size, y) == middle,
      contains(x, y + size) == middle, contains(x + size, y + size) == middle
    {
      return middle ? 1 : 0
    }
    let top = share(x, y, half) + share(x + half, y, half)
    let bottom = share(x, y + half, half) + share(x + half, y + half, half)
    return (top + bottom) / 4
  }

  /// How far the drawn shape is from the counted one, in steps of 8-bit coverage: the largest
  /// difference of a pixel, and the mean over the pixels on its edge.
  func difference() -> (largest: Double, mean: Double) {
    let area = PixelRect(x: 0, y: 0, width: Self.side, height: Self.side)
    var (largest, sum, count) = (0.0, 0.0, 0)
    for (index, level) in CoverageMask(of: path, in: area).coverage.enumerated() {
      let sampled = 255 * share(Double(index % Self.side), Double(index / Self.side), 1)
      let difference = abs(Double(level) - sampled)
      largest = max(largest, difference)
      guard (1..<255).contains(level) || difference > 0 else { continue }
      sum += difference
      count += 1
    }
    return (largest, sum / Double(max(count, 1)))
  }
}
