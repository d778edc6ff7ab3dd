/// Colours that change along a line and stay equal across it.
///
/// Before the start the first colour goes on, and after the end the last one.
package struct LinearGradient: Hashable, Sendable {
  /// Where the position 0 is, in pixels of the surface.
  package let start: Path.Point
  /// Where the position 1 is.
  package let end: Path.Point
  package let stops: [GradientStop]

  /// - Parameters:
  ///   - start: where the position 0 is, in pixels of the surface. A start that is the end paints the
  ///     last colour alone; a number that is not finite paints nothing.
  ///   - end: where the position 1 is.
  ///   - stops: the colours; without any, nothing is painted.
  package init(from start: Path.Point, to end: Path.Point, stops: [GradientStop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }
}
