import CPango

@testable import Canvas

extension TextLayout {
  /// Everything that Pango draws of a text, found on a surface that leaves it room: the distance
  /// of each outermost painted pixel from the layout's origin.
  func unclippedBounds() -> PixelRect {
    let ink = inkBounds
    let margin = 60
    let (width, height) = (ink.width + 2 * margin, ink.height + 2 * margin)
    var pixels = [UInt32](repeating: 0, count: width * height)
    pixels.withUnsafeMutableBytes { bytes in
      let surface = cairo_image_surface_create_for_data(
        bytes.assumingMemoryBound(to: UInt8.self).baseAddress, CAIRO_FORMAT_ARGB32, Int32(width),
        Int32(height), Int32(width * 4))
      let drawing = cairo_create(surface)
      cairo_translate(drawing, Double(margin - ink.x), Double(margin - ink.y))
      cairo_scale(drawing, scale, scale)
      for line in lines {
        cairo_move_to(drawing, line.x / scale, line.baseline / scale)
        pango_cairo_show_layout_line(drawing, line.setLine.pointer)
      }
      cairo_destroy(drawing)
      cairo_surface_flush(surface)
      cairo_surface_destroy(surface)
    }
    var result = PixelRect.empty
    for (index, pixel) in pixels.enumerated() where pixel >> 24 != 0 {
      result = result.union(
        PixelRect(x: index % width, y: index / width, width: 1, height: 1))
    }
    return result.offsetBy(x: ink.x - margin, y: ink.y - margin)
  }
}
