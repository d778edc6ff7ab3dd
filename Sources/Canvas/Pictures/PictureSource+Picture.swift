extension PictureSource {
  /// The whole picture at its own size.
  ///
  /// - Throws: `PictureError` when the file is broken, or a drawing has too many pixels.
  package func picture() throws(PictureError) -> Picture {
    guard !isVector else {
      // A length beyond the limits is refused by its size in pixels, so it has to be a number.
      let largest = Double(PicturePlacement.maximumScaledSide)
      let sides = [width, height].map { Int(max(1, min($0.rounded(), largest))) }
      return try rendered(width: sides[0], height: sides[1], fit: .fill)
    }
    return finished(try decoded())
  }

  /// The picture as it shows in an area: with `.contain` as large as fits in there, else as large
  /// as the area.
  ///
  /// - Parameters:
  ///   - width: the area's width in pixels; less than 1 counts as 1.
  ///   - height: its height in pixels.
  ///   - fit: how the picture goes there.
  /// - Returns: the picture, which is no larger than the area.
  /// - Throws: `PictureError` when the file is broken or the area is too large.
  package func rendered(
    width: Int, height: Int, fit: PictureFit = .contain
  ) throws(PictureError) -> Picture {
    let (width, height) = (max(1, width), max(1, height))
    try Self.check(width, height, limit: maximumPixels)
    let area = PixelRect(x: 0, y: 0, width: width, height: height)
    guard isVector else { return try scaled(try decoded(), to: area, fit) }
    let placement = PicturePlacement(
      width: self.width, height: self.height, in: area, fit: fit)
    guard let placement else { throw .damaged(format) }
    return try SVGDrawing(screened: bytes).drawn(placement)
  }

  /// The picture with a longest side of at most the given pixels; a drawing has exactly those.
  ///
  /// - Parameter limit: the most pixels of a side; less than 1 counts as 1.
  /// - Returns: the picture.
  /// - Throws: `PictureError` when the file is broken.
  package func reduced(toSide limit: Int) throws(PictureError) -> Picture {
    let limit = max(1, limit)
    if isVector { return try rendered(width: limit, height: limit) }
    let decoded = try decoded()
    guard max(decoded.width, decoded.height) > limit else { return finished(decoded) }
    let area = PixelRect(x: 0, y: 0, width: limit, height: limit)
    return try scaled(decoded, to: area, .contain)
  }

  /// The part of a decoded picture that shows in an area, upright and in sRGB.
  private func scaled(
    _ picture: Picture, to area: PixelRect, _ fit: PictureFit
  ) throws(PictureError) -> Picture {
    let swapsSides = metadata.orientation.swapsSides
    let placement = PicturePlacement(
      width: Double(swapsSides ? picture.height : picture.width),
      height: Double(swapsSides ? picture.width : picture.height), in: area, fit: fit)
    // What is left of a large photo is turned and converted, which is less than all of it.
    guard let placement, let scaled = picture.scaled(placement.inFile(metadata.orientation)) else {
      throw .damaged(format)
    }
    return finished(scaled)
  }

  private func finished(_ picture: Picture) -> Picture {
    let upright = picture.turned(metadata.orientation)
    return metadata.profile?.applied(to: upright) ?? upright
  }

  private func decoded() throws(PictureError) -> Picture {
    guard isWhole, let image = DecodedImage(format, bytes) else { throw .damaged(format) }
    try Self.check(image.width, image.height, limit: maximumPixels)
    guard let picture = Picture(width: image.width, height: image.height, pixels: image.pixels())
    else { throw .damaged(format) }
    return picture
  }

  /// Whether the file is not cut off, where the decoder would paint over the gap or print a message
  /// of its own.
  private var isWhole: Bool {
    switch format {
    case .png: !bytes.isEmpty
    case .jpeg: JPEGMarkers(bytes).isDecodable
    case .gif: GIFFrame(HeaderBytes(bytes))?.isComplete ?? false
    case .avif: ISOMediaHeader(HeaderBytes(bytes))?.isComplete ?? false
    default: true
    }
  }
}
