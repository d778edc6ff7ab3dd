/// The area of a card inside its margins, in output pixels.
struct CardFrame {
  let width: Double
  let height: Double
  /// The area that content may use.
  let safeArea: Rect
  /// Output pixels in a point.
  let point: Double

  /// The largest share of a side that a style's padding may take at each end.
  private static let maximumPadding = 0.2

  init(size: ShareCardSize, style: ShareCardStyle, scale: Double) {
    let metrics = SizeMetrics(size)
    width = Double(size.width) * scale
    height = Double(size.height) * scale
    point = metrics.pointScale * scale
    let padding = style.contentPadding
    let (width, height) = (width, height)
    func horizontal(_ points: Double) -> Double {
      min(points * metrics.horizontalPaddingScale * scale, width * Self.maximumPadding)
    }
    func vertical(_ points: Double, obstruction: Double) -> Double {
      let distance = min(
        points * metrics.verticalPaddingScale * scale, height * Self.maximumPadding)
      return max(distance, (obstruction + 20) * scale)
    }
    safeArea = Rect(
      left: horizontal(padding.leading),
      top: vertical(padding.top, obstruction: metrics.topObstruction),
      right: width - horizontal(padding.trailing),
      bottom: height - vertical(padding.bottom, obstruction: metrics.bottomObstruction))
  }
}
