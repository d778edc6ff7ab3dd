/// Finds the few colours that stand best for all of a picture: boxes of colours are split where they
/// vary most, then their means moved to the middle of what is nearest to them (Lloyd's algorithm).
struct PaletteMaker {
  private struct Point {
    let color: PerceptualColor
    let weight: Float
    let entry: Int
  }

  /// Part of the points, and how much they vary on the axis on which they vary most.
  private struct Box {
    let range: Range<Int>
    let mean: SIMD3<Float>
    let axis: Int
    let spread: Float
  }

  private static let refinements = 3

  private let entries: [ColorHistogram.Entry]
  private var points: [Point]

  init(_ entries: [ColorHistogram.Entry]) {
    self.entries = entries
    points = entries.indices.map { index in
      Point(
        color: PerceptualColor(entries[index].color),
        // Large areas take many colours, but small details are not to lose theirs.
        weight: Float(entries[index].count).squareRoot(), entry: index)
    }
  }

  /// At most so many colours.
  func colors(_ count: Int) -> [Color] {
    guard count > 0, !points.isEmpty else { return [] }
    var maker = self
    var centers = maker.split(count).map { PerceptualColor($0.mean) }
    var result: [Color] = []
    for _ in 0..<Self.refinements {
      (centers, result) = maker.refined(centers)
    }
    return result
  }

  private mutating func split(_ count: Int) -> [Box] {
    var boxes = [box(0..<points.count)]
    while boxes.count < count {
      guard
        let widest = boxes.indices.max(by: { boxes[$0].spread < boxes[$1].spread }),
        boxes[widest].spread > 0
      else { break }
      let old = boxes[widest]
      let middle = points[old.range].partition {
        $0.color.components[old.axis] > old.mean[old.axis]
      }
      guard middle > old.range.lowerBound, middle < old.range.upperBound else {
        boxes[widest] = Box(range: old.range, mean: old.mean, axis: old.axis, spread: 0)
        continue
      }
      boxes[widest] = box(old.range.lowerBound..<middle)
      boxes.append(box(middle..<old.range.upperBound))
    }
    return boxes
  }

  private func box(_ range: Range<Int>) -> Box {
    var (sum, squares, weight) = (SIMD3<Float>.zero, SIMD3<Float>.zero, Float(0))
    for point in points[range] {
      let components = point.color.components
      sum += components * point.weight
      squares += components * components * point.weight
      weight += point.weight
    }
    let mean = sum / max(weight, 1)
    let spread = squares - sum * mean
    let axis = (0..<3).max { spread[$0] < spread[$1] } ?? 0
    return Box(range: range, mean: mean, axis: axis, spread: range.count > 1 ? spread[axis] : 0)
  }

  /// The middles of what is nearest to each of the centres, and the colours there; a centre that is
  /// nearest to nothing is left out.
  private func refined(_ centers: [PerceptualColor]) -> ([PerceptualColor], [Color]) {
    let nearest = NearestColor(centers)
    var sums = [SIMD4<Float>](repeating: .zero, count: centers.count)
    var entries = [ColorHistogram.Entry](
      repeating: .init(count: 0, red: 0, green: 0, blue: 0), count: centers.count)
    for point in points {
      guard let center = nearest.place(of: point.color) else { continue }
      sums[center] += SIMD4(point.color.components, 1) * point.weight
      let entry = self.entries[point.entry]
      entries[center].count += entry.count
      entries[center].red += entry.red
      entries[center].green += entry.green
      entries[center].blue += entry.blue
    }
    let used = centers.indices.filter { entries[$0].count > 0 }
    let moved = used.map { index in
      let sum = sums[index]
      return PerceptualColor(SIMD3(sum.x, sum.y, sum.z) / sum.w)
    }
    return (moved, used.map { entries[$0].color })
  }
}
