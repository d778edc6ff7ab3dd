extension Bitmap {
  /// Paints the part of `area` that lies on the bitmap.
  package func fill(_ area: PixelRect, with color: Color) {
    let area = area.intersection(bounds)
    for y in area.y..<area.maxY {
      let span = UnsafeMutableBufferPointer(rebasing: row(y)[area.x..<area.maxX])
      if color.alpha == 255 {
        span.update(repeating: color.pixel)
      } else {
        for x in span.indices {
          span[x] = color.over(Color(pixel: span[x])).pixel
        }
      }
    }
  }

  /// Paints a rectangle with rounded corners and smooth edges.
  ///
  /// The coverage of a pixel in a corner is that of its centre's distance to the outline, which is
  /// right to about 1/15 for radii from 2 pixels up. A radius of half the side makes a circle.
  /// Nothing is painted when a length is not a finite number.
  ///
  /// - Parameters:
  ///   - x: the left edge in pixels.
  ///   - y: the top edge in pixels.
  ///   - width: the width in pixels.
  ///   - height: the height in pixels.
  ///   - radius: the corner radius in pixels; cut to half of the shorter side.
  ///   - color: the colour, whose alpha multiplies the coverage.
  package func fillRoundedRectangle(
    x: Double, y: Double, width: Double, height: Double, radius: Double, with color: Color
  ) {
    guard width > 0, height > 0, [x, y, width, height].allSatisfy(\.isFinite) else { return }
    let shape = RoundedRectangle(x: x, y: y, width: width, height: height, radius: radius)
    let area = shape.coveredPixels.intersection(bounds)
    for rowIndex in area.y..<area.maxY {
      let pixels = row(rowIndex)
      let solid = shape.solidColumns(row: rowIndex).clamped(to: area.x..<area.maxX)
      for column in area.x..<area.maxX {
        let coverage = solid.contains(column) ? 1 : shape.coverage(column: column, row: rowIndex)
        guard coverage > 0 else { continue }
        let source = coverage < 1 ? color.opacity(coverage) : color
        pixels[column] = source.over(Color(pixel: pixels[column])).pixel
      }
    }
  }
}
