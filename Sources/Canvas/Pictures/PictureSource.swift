/// A picture file whose header was read: what it is and how large, but not decoded yet.
///
/// What decides about the picture that comes out is what the decoder finds; a file can say another
/// size in its header.
///
/// Pictures come out upright, by the orientation that Exif or the file's own format gives, and in
/// sRGB, by the colour profile that is embedded. JPEG files of inks (CMYK) become colours by the
/// plain formula, since what decodes them does not know of their profile. Drawings (SVG) are drawn
/// anew at each size, so that they are sharp.
package struct PictureSource: Sendable {
  package let format: PictureFormat
  /// The upright picture's own size in pixels by the file's header, which is whole for all formats
  /// but SVG.
  package let width: Double
  package let height: Double
  /// The file: of PNG the chunks that make the picture, none when it is broken; of SVG one that may
  /// be drawn.
  let bytes: [UInt8]
  let metadata: PictureMetadata
  let maximumPixels: Int

  /// Reads a file's header.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - maximumPixels: the most pixels that are decoded or drawn.
  /// - Throws: `PictureError` for a format that is not read, a header that is broken, more pixels
  ///   than are allowed and for a drawing that is refused or broken.
  package init(
    _ bytes: [UInt8], maximumPixels: Int = Picture.maximumPixels
  ) throws(PictureError) {
    guard !bytes.isEmpty else { throw .empty }
    guard let format = PictureFormat(of: bytes) else { throw .unknownFormat }
    guard format.isDecodable else { throw .unsupportedFormat(format) }
    self.format = format
    self.maximumPixels = maximumPixels
    if format == .svg {
      if let refusal = SVGScreening(bytes).refusal { throw .refused(refusal) }
      let drawing = try SVGDrawing(screened: bytes)
      (width, height) = (drawing.width, drawing.height)
      self.bytes = bytes
      metadata = PictureMetadata()
      return
    }
    guard let size = PictureSize(of: format, in: bytes) else { throw .damaged(format) }
    try Self.check(size.width, size.height, limit: maximumPixels)
    if format == .webP, WebPHeader(HeaderBytes(bytes))?.isAnimated == true {
      throw .animated(format)
    }
    if format == .png {
      let chunks = PNGChunks(bytes)
      self.bytes = chunks?.file ?? []
      metadata = chunks.map { PictureMetadata(of: $0) } ?? PictureMetadata()
    } else {
      self.bytes = bytes
      metadata = PictureMetadata(of: format, in: bytes)
    }
    let swapsSides = metadata.orientation.swapsSides
    width = Double(swapsSides ? size.height : size.width)
    height = Double(swapsSides ? size.width : size.height)
  }

  /// Whether it is a drawing, which is sharp at every size.
  package var isVector: Bool { format == .svg }

  /// Holds a size to the limits.
  static func check(_ width: Int, _ height: Int, limit: Int) throws(PictureError) {
    guard max(width, height) <= Picture.maximumSide else {
      throw .sideTooLong(width: width, height: height)
    }
    guard width * height <= limit else {
      throw .tooManyPixels(width: width, height: height, limit: limit)
    }
  }
}
