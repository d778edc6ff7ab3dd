/// A still picture of 8-bit sRGB pixels with straight alpha; the origin is the top left corner.
package struct Picture: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// One number a pixel, 0xAARRGGBB, row by row from the top left.
  package let pixels: [UInt32]
  /// Whether nothing shows through any pixel.
  package let isOpaque: Bool

  /// The most pixels of a picture unless a caller says another number: those of the largest
  /// pictures that phones take by themselves (9,248 x 6,944) and some more.
  package static let maximumPixels = 1 << 26
  /// The longest side that a picture may have, which is also the longest that is searched for
  /// codes.
  package static let maximumSide = 32_767

  /// A picture of the given pixels, or nil when they are not one for each place.
  package init?(width: Int, height: Int, pixels: [UInt32]) {
    let sides = 1...Self.maximumSide
    guard sides.contains(width), sides.contains(height), pixels.count == width * height else {
      return nil
    }
    self.width = width
    self.height = height
    self.pixels = pixels
    isOpaque = pixels.reduce(.max, &) >> 24 == 255
  }

  /// The picture with other pixels of the same number; as it is when they are not.
  func replacing(pixels: [UInt32]) -> Picture {
    Picture(width: width, height: height, pixels: pixels) ?? self
  }

  /// Decodes a picture file: PNG, JPEG, GIF (its first picture), WebP, BMP, AVIF where libgd has
  /// it, or SVG at its own size.
  ///
  /// The format is told by the content. The size is read from the header and held to the limits
  /// before anything is decoded, so that a small file cannot ask for all memory. The picture stands
  /// upright, and its colours are sRGB: see `PictureSource`.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - maximumPixels: the most pixels that the picture may have.
  /// - Throws: `PictureError`.
  package init(
    decoding bytes: [UInt8], maximumPixels: Int = Picture.maximumPixels
  ) throws(PictureError) {
    self = try PictureSource(bytes, maximumPixels: maximumPixels).picture()
  }
}
