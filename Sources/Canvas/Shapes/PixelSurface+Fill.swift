extension PixelSurface {
  /// Paints the part of `area` that lies on the surface with one colour.
  package func fill(_ area: PixelRect, with color: Color) {
    fill(area, with: .color(color))
  }

  /// Paints the part of `area` that lies on the surface.
  ///
  /// - Parameters:
  ///   - area: whole pixels.
  ///   - paint: what to paint them with.
  ///   - opacity: what multiplies the paint's alpha; clamped to 0 … 1, and 0 when it is not a number.
  ///   - clip: what multiplies each pixel's share; nothing is painted outside of its area.
  package func fill(
    _ area: PixelRect, with paint: Paint, opacity: Double = 1, clip: CoverageMask? = nil
  ) {
    guard let shader = Shader(paint, opacity: opacity) else { return }
    var painter = SpanPainter(shader, on: pixelRows, clip: clip)
    let area = area.intersection(painter.area)
    for y in area.y..<area.maxY { painter.paint(area.x..<area.maxX, y: y, coverage: 255) }
  }

  /// Paints the inside of a path, whose edges are smooth: each pixel by the share of its area that
  /// the path covers.
  ///
  /// - Parameters:
  ///   - path: the path in pixels of the surface; what lies elsewhere is left out.
  ///   - paint: what to paint it with.
  ///   - opacity: what multiplies the paint's alpha; clamped to 0 … 1, and 0 when it is not a number.
  ///   - clip: what multiplies each pixel's share; nothing is painted outside of its area.
  package func fill(
    _ path: Path, with paint: Paint, opacity: Double = 1, clip: CoverageMask? = nil
  ) {
    guard let shader = Shader(paint, opacity: opacity) else { return }
    var painter = SpanPainter(shader, on: pixelRows, clip: clip)
    let area = painter.area
    var rasterizer = Rasterizer(path, in: area)
    rasterizer.forEachRow { y, row in
      for run in row.runs {
        let x = area.x + run.columns.lowerBound
        if let level = run.level {
          painter.paint(x..<x + run.columns.count, y: y, coverage: level)
        } else {
          row.withLevels(of: run) { painter.paint(x: x, y: y, coverage: $0) }
        }
      }
    }
  }
}
