extension LuminancePlane {
  /// The plane with light and dark exchanged.
  package func inverted() -> LuminancePlane {
    LuminancePlane(width, height, bytes.map { ~$0 })
  }

  /// Parts that cover the plane and overlap each other, with the places of their origins.
  ///
  /// - Parameters:
  ///   - side: the longest side of a part.
  ///   - overlap: how far neighbours reach into each other, less than half of the side.
  /// - Returns: the parts; the plane itself where it is no larger than one.
  func tiles(side: Int, overlap: Int) -> [(origin: PixelPoint, part: LuminancePlane)] {
    if max(width, height) <= side { return [(PixelPoint(x: 0, y: 0), self)] }
    return stride(from: 0, to: max(1, height - overlap), by: side - overlap).flatMap { y in
      stride(from: 0, to: max(1, width - overlap), by: side - overlap).compactMap { x in
        cropped(columns: x..<x + side, rows: y..<y + side).map { (PixelPoint(x: x, y: y), $0) }
      }
    }
  }
}
