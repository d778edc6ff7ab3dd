/// A share that a chart shows.
enum ChartProgress {
  /// The progress within 0 … 1; what is not a number counts as nothing.
  static func clamped(_ progress: Double) -> Double {
    progress > 0 ? min(progress, 1) : 0
  }
}
