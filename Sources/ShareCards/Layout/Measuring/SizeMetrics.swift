/// How points become pixels on a card size, at scale 1.
///
/// One rule for each size keeps type legible on a phone: a 32 point title is about 8 % of the
/// shorter side, and a tall card uses its height.
struct SizeMetrics {
  /// Pixels in a point.
  let pointScale: Double
  /// What the metric's type is enlarged by beyond that, since it has to be read first.
  let metricScale: Double
  /// Pixels in a point of the style's leading and trailing padding.
  let horizontalPaddingScale: Double
  /// Pixels in a point of the style's top and bottom padding.
  let verticalPaddingScale: Double
  /// Rows at the top where apps draw their own controls.
  let topObstruction: Double
  /// Rows at the bottom where apps draw their own controls.
  let bottomObstruction: Double
  /// The side of a QR code with its quiet zone that the size aims at, in pixels.
  let codeSide: Double

  /// The metrics of a size; one that is not among the four takes those of the nearest shape.
  init(_ size: ShareCardSize) {
    let likest = Self.likest(size)
    let metrics: SizeMetrics =
      switch likest {
      case .story: .story
      case .square: .square
      case .compact: .compact
      default: .wide
      }
    self = metrics.scaled(by: Double(size.width) / Double(likest.width))
  }

  /// The one of the four sizes that has the likest shape.
  static func likest(_ size: ShareCardSize) -> ShareCardSize {
    switch size.aspectRatio {
    case ..<0.8: .story
    case ..<1.2: .square
    case ..<1.6: .compact
    default: .wide
    }
  }

  private init(
    pointScale: Double, metricScale: Double, horizontalPaddingScale: Double,
    verticalPaddingScale: Double, topObstruction: Double = 0, bottomObstruction: Double = 0,
    codeSide: Double
  ) {
    self.pointScale = pointScale
    self.metricScale = metricScale
    self.horizontalPaddingScale = horizontalPaddingScale
    self.verticalPaddingScale = verticalPaddingScale
    self.topObstruction = topObstruction
    self.bottomObstruction = bottomObstruction
    self.codeSide = codeSide
  }

  private static let wide = SizeMetrics(
    pointScale: 2, metricScale: 1.2, horizontalPaddingScale: 1.78, verticalPaddingScale: 1.08,
    codeSide: 190)
  private static let compact = SizeMetrics(
    pointScale: 1.72, metricScale: 1.2, horizontalPaddingScale: 1.44, verticalPaddingScale: 0.92,
    codeSide: 165)
  private static let square = SizeMetrics(
    pointScale: 2.75, metricScale: 1.4, horizontalPaddingScale: 2.56, verticalPaddingScale: 1.75,
    codeSide: 230)
  private static let story = SizeMetrics(
    pointScale: 3.4, metricScale: 1.6, horizontalPaddingScale: 2.67, verticalPaddingScale: 1,
    topObstruction: 250, bottomObstruction: 340, codeSide: 300)

  private func scaled(by factor: Double) -> SizeMetrics {
    SizeMetrics(
      pointScale: pointScale * factor,
      metricScale: metricScale,
      horizontalPaddingScale: horizontalPaddingScale * factor,
      verticalPaddingScale: verticalPaddingScale * factor,
      topObstruction: topObstruction * factor,
      bottomObstruction: bottomObstruction * factor,
      codeSide: codeSide * factor)
  }
}
