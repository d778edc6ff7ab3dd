/// A still picture of 8-bit sRGB pixels with straight alpha; the origin is the top left corner.
package struct Picture: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// One number a pixel, 0xAARRGGBB, row by row from the top left.
  package let pixels: [UInt32]

  /// The most pixels of a picture unless a caller says another number: those of the largest
  /// pictures that phones take by themselves (9,248 x 6,944) and some more.
  package static let maximumPixels = 1 << 26
  /// The longest side that a picture may have, which is also the longest that is searched for codes.
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
  }

  /// Decodes a picture file: PNG, JPEG, GIF (its first picture), WebP, BMP, or AVIF where libgd has
  /// it.
  ///
  /// The format is told by the content. The size is read from the header and held to the limits
  /// before anything is decoded, so that a small file cannot ask for all memory.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - maximumPixels: the most pixels that the picture may have.
  /// - Throws: `PictureError`.
  package init(
    decoding bytes: [UInt8], maximumPixels: Int = Picture.maximumPixels
  ) throws(PictureError) {
    guard !bytes.isEmpty else { throw .empty }
    guard let format = PictureFormat(of: bytes) else { throw .unknownFormat }
    guard DecodedImage.canDecode(format) else { throw .unsupportedFormat(format) }
    guard let size = PictureSize(of: format, in: bytes) else { throw .damaged(format) }
    let (width, height) = (size.width, size.height)
    guard max(width, height) <= Self.maximumSide else {
      throw .sideTooLong(width: width, height: height)
    }
    guard width * height <= maximumPixels else {
      throw .tooManyPixels(width: width, height: height, limit: maximumPixels)
    }
    if format == .webP, WebPHeader(HeaderBytes(bytes))?.isAnimated == true {
      throw .animated(format)
    }
    guard let whole = Self.whole(format, bytes), let image = DecodedImage(format, whole),
      let picture = Picture(width: image.width, height: image.height, pixels: image.pixels())
    else { throw .damaged(format) }
    self = picture
  }

  /// The file for the decoder; nil when it is cut off, where the decoder would paint over the gap or
  /// print a message of its own.
  private static func whole(_ format: PictureFormat, _ bytes: [UInt8]) -> [UInt8]? {
    let isWhole: Bool
    switch format {
    case .png: return PNGChunks(bytes)?.file
    case .jpeg: isWhole = JPEGMarkers(bytes).isDecodable
    case .gif: isWhole = GIFFrame(HeaderBytes(bytes))?.isComplete ?? false
    case .avif: isWhole = ISOMediaHeader(HeaderBytes(bytes))?.isComplete ?? false
    default: isWhole = true
    }
    return isWhole ? bytes : nil
  }
}
