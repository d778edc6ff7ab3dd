/// The widest blur of a shadow.
package enum ShadowLimits {
  /// The largest radius in pixels; a larger one counts as this.
  package static let blurRadius = 256.0
}

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
  ///   - clip: what multiplies each pixel's share; nothing is painted outside of its area.
  package func drawShadow(
    of path: Path, color: Color, blurRadius: Double, offsetX: Double = 0, offsetY: Double = 0,
    clip: CoverageMask? = nil
  ) {
    let path = path.translated(x: offsetX, y: offsetY)
    guard blurRadius > 0 else { return fill(path, with: .color(color), clip: clip) }
    let deviation = min(blurRadius, ShadowLimits.blurRadius) / 2
    guard let box = path.pixelBounds else { return }
    var painter = SpanPainter(
      .color(color.opaquePixel, opacity: 255), on: pixelRows, clip: clip)
    let visible = box.insetBy(-BlurredMask.reach(deviation: deviation)).intersection(painter.area)
    guard !visible.isEmpty, color.alpha > 0 else { return }
    let mask = BlurredMask(path, deviation: deviation, visible: visible)
    var levels = [Float](repeating: 0, count: visible.width)
    var line = [Float](repeating: 0, count: mask.area.width)
    var coverage = [UInt8](repeating: 0, count: visible.width)
    for y in visible.y..<visible.maxY {
      levels.withUnsafeMutableBufferPointer { levels in
        line.withUnsafeMutableBufferPointer { line in
          mask.write(levels, x: visible.x, y: y, line: line)
        }
      }
      DitherPattern.round(
        levels, scaledBy: Float(color.alpha) / 255, x: visible.x, y: y, into: &coverage)
      coverage.withUnsafeBufferPointer { painter.paint(x: visible.x, y: y, coverage: $0) }
    }
  }
}
