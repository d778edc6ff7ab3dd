import Canvas

/// A bar with round ends that fills from its leading edge.
struct ProgressBarShapes {
  /// The track, and the fill over it when there is progress.
  let shapes: [PlacedShape]

  /// - Parameters:
  ///   - progress: how much is filled; clamped to 0 … 1, and nothing when it is not a number. The least
  ///     progress is a dot.
  ///   - rect: the bar's place in output pixels.
  ///   - fill: the colour of what is filled.
  ///   - track: the colour of the whole bar below it.
  ///   - isMirrored: whether the leading edge is the right one.
  init(progress: Double, in rect: Rect, fill: Color, track: Color, isMirrored: Bool) {
    let radius = min(rect.width, rect.height) / 2
    let whole = PlacedShape(rect, radius: radius, paint: .color(track))
    let progress = ChartProgress.clamped(progress)
    guard progress > 0 else {
      shapes = [whole]
      return
    }
    var part = rect
    part.width = min(rect.width, max(2 * radius, rect.width * progress))
    if isMirrored { part.x = rect.maxX - part.width }
    shapes = [whole, PlacedShape(part, radius: radius, paint: .color(fill))]
  }
}
