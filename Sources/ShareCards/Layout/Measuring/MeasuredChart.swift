import Canvas

/// The values of a chart, and how it is painted; lengths are pixels.
struct MeasuredChart {
  var kind: ChartElement.Kind
  /// How much is filled, 0 … 1.
  var progress = 0.0
  var series: [Double] = []
  var color: Color
  var trackColor: Color
  var lineWidth: Double
}
