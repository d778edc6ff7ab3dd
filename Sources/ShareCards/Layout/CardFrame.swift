/// The area of a card inside its margins, in output pixels.
struct CardFrame {
  let width: Double
  let height: Double
  /// The area that content may use.
  let safeArea: Rect
  /// Output pixels in a point.
  let point: Double
  /// The columns that are left when a client crops the picture to its central square.
  let centralColumns: ClosedRange<Double>

  init(size: ShareCardSize, metrics: SizeMetrics, style: ShareCardStyle, scale: Double) {
    width = Double(size.width) * scale
    height = Double(size.height) * scale
    point = metrics.pointScale * scale
    let padding = style.contentPadding
    let horizontal = metrics.horizontalPaddingScale * scale
    let vertical = metrics.verticalPaddingScale * scale
    safeArea = Rect(
      left: padding.leading * horizontal,
      top: max(padding.top * vertical, (metrics.topObstruction + 20) * scale),
      right: width - padding.trailing * horizontal,
      bottom: height - max(padding.bottom * vertical, (metrics.bottomObstruction + 20) * scale))
    let half = min(width, height) / 2
    centralColumns = (width / 2 - half)...(width / 2 + half)
  }
}
