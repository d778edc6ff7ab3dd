extension PixelSurface {
  /// Paints the shadow that a path throws, below everything that is painted later.
  ///
  /// The blur is a Gaussian whose standard deviation is half of the radius (CSS Backgrounds 3, section
  /// 6.1.1); SwiftUI's shadow radius is the deviation itself, half of this one. The shadow is dithered,
  /// so that a faint one shows no bands. No pixel further out than twice the radius and 6 pixels is
  /// touched.
  ///
  /// - Parameters:
  ///   - path: the path in pixels of the surface.
  ///   - color: the shadow's colour, whose alpha is that of the shadow's middle.
  ///   - blurRadius: the radius of the blur in pixels, 0 for a sharp shadow; cut to
  ///     `ShadowLimits.blurRadius`.
  ///   - offsetX: how far right of the path the shadow lies, in pixels.
  ///   - offsetY: how far below the path the shadow lies, in pixels.
  ///   - isHidden: whether the path is filled with an opaque paint next, so that nothing shows of the
  ///     shadow where it covers pixels wholly; the most of these are left out, which saves time.
  ///   - clip: what multiplies each pixel's share; nothing is painted outside of its area.
  package func drawShadow(
    of path: Path, color: Color, blurRadius: Double, offsetX: Double = 0, offsetY: Double = 0,
    isHidden: Bool = false, clip: CoverageMask? = nil
  ) {
    let shadow = path.translated(x: offsetX, y: offsetY)
    guard blurRadius > 0 else { return fill(shadow, with: .color(color), clip: clip) }
    guard let box = shadow.blurredBounds(radius: blurRadius), color.alpha > 0 else { return }
    var painter = SpanPainter(
      .color(color.opaquePixel, opacity: 255), on: pixelRows, clip: clip)
    let visible = box.intersection(painter.area)
    guard !visible.isEmpty else { return }
    let mask = BlurredMask(
      shadow, deviation: ShadowLimits.deviation(radius: blurRadius), visible: visible)
    let hidden = isHidden ? path.solidColumns(in: visible) : [:]
    for y in visible.y..<visible.maxY {
      let columns = visible.x..<visible.maxX
      let gap = hidden[y] ?? columns.upperBound..<columns.upperBound
      for part in [columns.lowerBound..<gap.lowerBound, gap.upperBound..<columns.upperBound]
      where !part.isEmpty {
        mask.withCoverage(of: part, y: y, opacity: Float(color.alpha) / 255) {
          painter.paint(x: part.lowerBound, y: y, coverage: $0)
        }
      }
    }
  }
}
