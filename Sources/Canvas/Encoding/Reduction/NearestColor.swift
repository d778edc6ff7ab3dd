/// Finds the nearest of some colours.
struct NearestColor {
  /// In the order of their lightness, so that a search can end where that alone is too far away.
  private let colors: [SIMD3<Float>]
  /// The place of each in the order in which they were given.
  private let places: [Int]

  init(_ given: [PerceptualColor]) {
    places = given.indices.sorted {
      let (first, second) = (given[$0].lightness, given[$1].lightness)
      return first != second ? first < second : $0 < $1
    }
    colors = places.map { given[$0].components }
  }

  /// The place of the nearest colour; nil when there is none.
  func place(of color: PerceptualColor) -> Int? {
    let wanted = color.components
    return colors.withUnsafeBufferPointer { colors -> Int? in
      var (after, before) = (Self.firstLighter(than: wanted.x, in: colors), -1)
      before = after - 1
      var (best, bestDistance) = (-1, Float.infinity)
      while after < colors.count || before >= 0 {
        if after < colors.count {
          let distance = Self.distance(colors[after], wanted)
          if distance < bestDistance { (best, bestDistance) = (after, distance) }
          let gap = colors[after].x - wanted.x
          after = gap * gap < bestDistance ? after + 1 : colors.count
        }
        if before >= 0 {
          let distance = Self.distance(colors[before], wanted)
          if distance < bestDistance { (best, bestDistance) = (before, distance) }
          let gap = colors[before].x - wanted.x
          before = gap * gap < bestDistance ? before - 1 : -1
        }
      }
      return places.indices.contains(best) ? places[best] : nil
    }
  }

  private static func firstLighter(
    than lightness: Float, in colors: UnsafeBufferPointer<SIMD3<Float>>
  ) -> Int {
    var (low, high) = (0, colors.count)
    while low < high {
      let middle = (low + high) / 2
      if colors[middle].x < lightness { low = middle + 1 } else { high = middle }
    }
    return low
  }

  @inline(__always)
  private static func distance(_ first: SIMD3<Float>, _ second: SIMD3<Float>) -> Float {
    let (x, y, z) = (first.x - second.x, first.y - second.y, first.z - second.z)
    return x * x + y * y + z * z
  }
}
