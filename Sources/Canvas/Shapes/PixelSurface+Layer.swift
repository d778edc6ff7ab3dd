extension PixelSurface {
  /// Lays another layer's pixels over those that are there.
  ///
  /// - Parameters:
  ///   - layer: the layer, which is not the surface itself.
  ///   - x: the column of its left edge before it is turned; what lies outside of the surface is left out.
  ///   - y: the row of its top edge before it is turned.
  ///   - rotation: how far it is turned, in radians, clockwise as it is seen. Turned pixels are mixed
  ///     of four neighbours, which makes the edges smooth.
  ///   - center: the point of the surface that it is turned around; its own middle when nil.
  ///   - opacity: what multiplies its alpha; clamped to 0 … 1, and 0 when it is not a number.
  ///   - clip: what multiplies each pixel's share; nothing is painted outside of its area.
  package func draw(
    _ layer: Layer, x: Int, y: Int, rotation: Double = 0, around center: Path.Point? = nil,
    opacity: Double = 1, clip: CoverageMask? = nil
  ) {
    let share = Color.white.opacity(opacity).alpha
    let center =
      center
      ?? Path.Point(
        x: Double(x) + Double(layer.width) / 2, y: Double(y) + Double(layer.height) / 2)
    let places = -FlatPath.limit...FlatPath.limit
    guard layer !== self, share > 0, rotation.isFinite, places.contains(Double(x)),
      places.contains(Double(y)), places.contains(center.x), places.contains(center.y)
    else { return }
    let turn = rotation == 0 ? nil : Turn(by: rotation, around: center)
    let sampler = LayerSampler(layer, x: x, y: y, turn: turn)
    var painter = SpanPainter(.layer(sampler), on: pixelRows, clip: clip)
    let area = sampler.area.intersection(painter.area)
    for y in area.y..<area.maxY { painter.paint(area.x..<area.maxX, y: y, coverage: share) }
  }
}
