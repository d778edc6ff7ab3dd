/// A line through the values of a series, for an SVG `path` in a view box of a fixed size.
///
/// The origin is at the top left; the smallest value is at the bottom, the largest at the top.
struct Sparkline: Hashable {
  static let width = 100
  static let height = 28
  /// What a line of 2 units needs beside its middle, at both ends of the height.
  private static let margin = 2.0

  /// The path's `d`.
  let path: String

  /// The line; nil for fewer than two values.
  init?(_ series: [Double]) {
    guard series.count > 1, let least = series.min(), let most = series.max() else { return nil }
    let step = (Double(Self.width) - 2 * Self.margin) / Double(series.count - 1)
    let room = Double(Self.height) - 2 * Self.margin
    let points = series.enumerated().map { index, value in
      // Halves keep the difference of the largest values finite.
      let range = most / 2 - least / 2
      let share = range > 0 ? (value / 2 - least / 2) / range : 0.5
      let x = Self.margin + Double(index) * step
      let y = Self.margin + (1 - share) * room
      return "\(Self.rounded(x)) \(Self.rounded(y))"
    }
    path = "M" + points.joined(separator: "L")
  }

  /// A coordinate with one digit behind the point, which is finer than a pixel.
  private static func rounded(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
