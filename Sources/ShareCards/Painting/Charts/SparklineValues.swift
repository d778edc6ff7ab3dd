/// The values of a sparkline as heights.
struct SparklineValues {
  /// From 0, the least of all, to 1, the largest; all at a half when they are equal.
  let heights: [Double]

  /// The most points of a line: more could not be told apart on a card.
  static let maximumCount = 60

  /// - Parameter series: the values in the order of time. Those that are not finite are left out; of
  ///   more than `maximumCount`, neighbours are averaged.
  init(_ series: [Double]) {
    let values = Self.averaged(series.filter(\.isFinite))
    guard let least = values.min(), let largest = values.max() else {
      heights = []
      return
    }
    // Halves first: the distance of two finite numbers may be infinite.
    let range = largest / 2 - least / 2
    heights = values.map { range > 0 ? ($0 / 2 - least / 2) / range : 0.5 }
  }

  /// The means of neighbours, each of about as many.
  private static func averaged(_ values: [Double]) -> [Double] {
    guard values.count > maximumCount else { return values }
    return (0..<maximumCount).map { index in
      let part = values[
        index * values.count / maximumCount..<(index + 1) * values.count / maximumCount]
      // Divided first, since the sum of finite numbers may be infinite; rounding still takes the mean
      // of the largest ones further.
      let mean = part.reduce(0) { $0 + $1 / Double(part.count) }
      return min(max(mean, -Double.greatestFiniteMagnitude), Double.greatestFiniteMagnitude)
    }
  }
}
