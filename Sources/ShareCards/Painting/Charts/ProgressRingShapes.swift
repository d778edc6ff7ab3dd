import Canvas

/// A ring that fills from twelve o'clock on.
struct ProgressRingShapes {
  /// The track, and the fill over it when there is progress.
  let shapes: [PlacedShape]

  /// Twelve o'clock in radians clockwise from the right.
  private static let top = -Double.pi / 2

  /// - Parameters:
  ///   - progress: how much is filled; clamped to 0 … 1, and nothing when it is not a number. The least
  ///     progress is a dot, and a full ring has no ends.
  ///   - rect: the ring touches the sides of the largest square in the middle of this, in output
  ///     pixels.
  ///   - lineWidth: how thick the ring is, in output pixels; cut to half of the square's side.
  ///   - fill: the colour of what is filled.
  ///   - track: the colour of the whole ring below it.
  ///   - isMirrored: whether it fills counter-clockwise.
  init(
    progress: Double, in rect: Rect, lineWidth: Double, fill: Color, track: Color,
    isMirrored: Bool
  ) {
    let side = min(rect.width, rect.height)
    let width = min(lineWidth, side / 2)
    let center = Path.Point(x: rect.x + rect.width / 2, y: rect.y + rect.height / 2)
    let radius = (side - width) / 2
    func shape(_ line: Path, _ color: Color) -> PlacedShape {
      PlacedShape(
        path: line.stroked(width: width, cap: .round), paint: .color(color), bounds: rect)
    }
    let ring = Path.circle(center: center, radius: radius)
    let whole = shape(ring, track)
    let progress = ChartProgress.clamped(progress)
    if progress == 0 {
      shapes = [whole]
    } else if progress == 1 {
      shapes = [whole, shape(ring, fill)]
    } else {
      let sweep = progress * 2 * .pi * (isMirrored ? -1 : 1)
      let arc = Path.arc(center: center, radius: radius, start: Self.top, sweep: sweep)
      shapes = [whole, shape(arc, fill)]
    }
  }
}
