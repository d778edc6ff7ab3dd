/// Draws a picture in fewer colours.
struct PictureReducer {
  /// The numbers of colours, one after the other.
  static let steps = [256, 128, 64, 32, 16]
  /// The least part of its bytes that a photo keeps in half as many colours.
  private static let halvedPart = 0.75

  /// The next number of colours with which the file can become small enough; nil after the last.
  static func step(after colors: Int, bytes: Int, budget: Int) -> Int? {
    var expected = Double(bytes)
    for step in steps where step < colors {
      expected *= halvedPart
      if expected <= Double(budget) || step == steps.last { return step }
    }
    return nil
  }

  private let picture: Bitmap
  private let histogram: ColorHistogram
  private let partlyClear: [Int32]

  /// - Parameter picture: a bitmap of pixels as `ColorNumbers` has them.
  init(_ picture: Bitmap) {
    self.picture = picture
    histogram = ColorHistogram(picture)
    var found: Set<Int32> = []
    for y in 0..<picture.height {
      for pixel in picture.row(y) where !pixel.isOpaque { found.insert(pixel) }
    }
    partlyClear = found.sorted()
  }

  /// Draws the picture in at most so many colours into a bitmap of its size.
  func draw(colors: Int, into result: Bitmap) {
    let palette = ReducedPalette(
      histogram, partlyClear: partlyClear, pixels: picture.width * picture.height, count: colors)
    var ditherer = Ditherer(palette)
    ditherer.draw(picture, into: result)
  }
}
