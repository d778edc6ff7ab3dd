/// Pixels that can be painted on: those of an opaque bitmap or of a translucent layer.
package protocol PixelSurface: AnyObject {
  /// The memory of the pixels, which is there as long as the surface is.
  var pixelRows: PixelRows { get }
}

extension PixelSurface {
  /// The whole area of the surface.
  package var bounds: PixelRect { pixelRows.bounds }
}

extension Bitmap: PixelSurface {
  package var pixelRows: PixelRows {
    PixelRows(start: image.pointee.tpixels, width: width, height: height, isOpaque: true)
  }
}
