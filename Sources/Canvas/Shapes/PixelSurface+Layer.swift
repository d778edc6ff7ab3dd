extension PixelSurface {
  /// Lays another layer's pixels over those that are there.
  ///
  /// - Parameters:
  ///   - layer: the layer, which is not the surface itself.
  ///   - x: the column of its left edge before it is turned; what lies outside of the surface is left out.
  ///   - y: the row of its top edge before it is turned.
  ///   - rotation: how far it is turned around its own middle, in radians, clockwise as it is seen.
  ///     Turned pixels are mixed of four neighbours, which makes the edges smooth.
  ///   - opacity: what multiplies its alpha; clamped to 0 … 1, and 0 when it is not a number.
  ///   - clip: what multiplies each pixel's share; nothing is painted outside of its area.
  package func draw(
    _ layer: Layer, x: Int, y: Int, rotation: Double = 0, opacity: Double = 1,
    clip: CoverageMask? = nil
  ) {
    let share = Color.white.opacity(opacity).alpha
    let places = -Int(FlatPath.limit)...Int(FlatPath.limit)
    guard layer !== self, share > 0, rotation.isFinite, places.contains(x), places.contains(y)
    else { return }
    let sampler = LayerSampler(layer, x: x, y: y, rotation: rotation)
    var painter = SpanPainter(.layer(sampler), on: pixelRows, clip: clip)
    let area = sampler.area.intersection(painter.area)
    for y in area.y..<area.maxY { painter.paint(area.x..<area.maxX, y: y, coverage: share) }
  }
}
