import Canvas

extension MeasuredChart {
  /// The chart's parts in an area of the card, in the order of painting.
  func shapes(in box: Rect, isMirrored: Bool) -> [PlacedShape] {
    switch kind {
    case .progress:
      ProgressBarShapes(
        progress: progress, in: box, fill: color, track: trackColor, isMirrored: isMirrored
      ).shapes
    case .ring:
      ProgressRingShapes(
        progress: progress, in: box, lineWidth: lineWidth, fill: color, track: trackColor,
        isMirrored: isMirrored
      ).shapes
    case .sparkline:
      SparklineShapes(
        series: series, in: box, lineWidth: lineWidth, color: color, isMirrored: isMirrored
      ).shapes
    }
  }
}
