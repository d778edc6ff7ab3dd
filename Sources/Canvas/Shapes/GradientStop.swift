/// A colour at a position of a gradient.
///
/// Between two stops the sRGB values change evenly, multiplied by their alpha, as CSS has it (CSS
/// Images 3, section 3.4.2): that is what tools for design show, and a colour that fades to clear does
/// not pass through the grey of a clear black.
package struct GradientStop: Hashable, Sendable {
  /// The position, 0 … 1.
  ///
  /// One outside of that is moved to the nearer end, and one before the stop
  /// ahead of it to that stop, which makes a hard edge.
  package let position: Double
  package let color: Color

  package init(position: Double, color: Color) {
    self.position = position
    self.color = color
  }
}
