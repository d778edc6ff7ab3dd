extension Path {
  /// How the ends of a stroked line look.
  package enum Cap: Hashable, Sendable {
    /// Cut off where the line ends.
    case butt
    /// A half disc around the end.
    case round
    /// Half of the width longer than the line.
    case square
  }

  /// How the outer side of a stroked line's corner looks.
  package enum Join: Hashable, Sendable {
    /// Both edges go on until they meet; a corner whose point would reach further than
    /// `Stroker.miterLimit` is cut off.
    case miter
    /// A part of a disc around the corner.
    case round
    /// Cut off straight.
    case bevel
  }

  /// The outline of a line along the path, to be filled.
  ///
  /// A part of no length is a dot with round or square ends, and nothing with butt ends.
  ///
  /// - Parameters:
  ///   - width: the width of the line in pixels; less than a pixel makes it fainter. Without a finite
  ///     width above 0 there is no line.
  ///   - cap: the ends of parts that are not closed.
  ///   - join: the corners.
  /// - Returns: the outline.
  package func stroked(width: Double, cap: Cap = .butt, join: Join = .miter) -> Path {
    guard width > 0, width <= FlatPath.limit else { return Path() }
    var stroker = Stroker(width: width, cap: cap, join: join)
    for contour in FlatPath(self).contours { stroker.add(contour) }
    return stroker.outline
  }
}
