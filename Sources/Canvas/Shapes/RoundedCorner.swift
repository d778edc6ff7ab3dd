/// The curves of a rounded corner, which lies at the origin between two sides along the axes.
///
/// A smoothed corner is the construction of "Desperately seeking squircles" (Figma, 2018): it begins
/// further out than a quarter of a circle would, keeps an arc of the radius in its middle and joins
/// it to each side by a curve whose curvature goes from none to that of the arc. With a smoothing of
/// 0 the arc is the whole quarter.
struct RoundedCorner {
  /// Where the corner begins, on the axis that goes down.
  let start: Path.Point
  /// The curves up to its end, on the axis that goes right: two control points and an end each.
  let curves: [(Path.Point, Path.Point, Path.Point)]

  /// The smoothing that comes nearest to the corners of Apple's designs.
  static let smooth = 0.6

  /// - Parameters:
  ///   - radius: the radius in pixels.
  ///   - room: the length of each side that the corner may take, at least the radius; a corner that
  ///     needs more is smoothed less.
  ///   - smoothing: 0 … 1, how much longer than the radius the corner is.
  init(radius: Double, room: Double, smoothing: Double) {
    let smoothing = min(smoothing, room / radius - 1)
    let length = (1 + smoothing) * radius
    // Half of what the joining curves take off the quarter of a circle, at each of its ends.
    let turned = smoothing * .pi / 4
    var path = Path()
    path.addArc(
      center: Path.Point(x: radius, y: radius), radius: radius, start: .pi + turned,
      sweep: .pi / 2 - 2 * turned)
    start = Path.Point(x: 0, y: length)
    var curves: [(Path.Point, Path.Point, Path.Point)] = []
    for element in path.elements {
      if case .curve(let first, let second, let end) = element {
        curves.append((first, second, end))
      }
    }
    if smoothing > 0, case .move(let arcStart)? = path.elements.first {
      // The last control point lies where the arc's tangent meets the side, which makes the
      // directions equal; the two others divide the rest of the side so that it bends evenly.
      let meeting = arcStart.y + arcStart.x * cosine(turned) / sine(turned)
      let third = (length - meeting) / 3
      let joining = (
        Path.Point(x: 0, y: length - 2 * third), Path.Point(x: 0, y: meeting), arcStart
      )
      curves.insert(joining, at: 0)
      curves.append(
        (
          Path.Point(x: meeting, y: 0), Path.Point(x: length - 2 * third, y: 0),
          Path.Point(x: length, y: 0)
        ))
    }
    self.curves = curves
  }
}
