import CGD

/// An opaque picture of 8-bit sRGB pixels, held by libgd; the origin is the top left corner.
///
/// libgd keeps 7 inverted bits of alpha, so nothing here stores transparency: every drawing
/// operation blends by 8-bit coverage onto the opaque pixels that are there.
///
/// A bitmap belongs to one task at a time. Fresh memory costs more than painting does, so a
/// renderer keeps its bitmaps and fills them anew.
package final class Bitmap {
  package let width: Int
  package let height: Int
  let image: gdImagePtr
  private let rows: UnsafeMutablePointer<UnsafeMutablePointer<Int32>?>

  /// The longest side that a bitmap may have: story at scale 3 is 5760 high.
  package static let maximumSide = 16_384

  /// Makes a black bitmap.
  ///
  /// - Throws: `CanvasError.invalidSize` when a side is not in 1 … `maximumSide` or the memory is
  ///   not there.
  package convenience init(width: Int, height: Int) throws(CanvasError) {
    _ = GDMessages.silence
    let sides = 1...Self.maximumSide
    guard sides.contains(width), sides.contains(height),
      let image = gdImageCreateTrueColor(Int32(width), Int32(height))
    else { throw .invalidSize(width: width, height: height) }
    try self.init(owning: image)
  }

  /// Takes over a true-colour image, which is destroyed with the bitmap.
  private init(owning image: gdImagePtr) throws(CanvasError) {
    guard image.pointee.trueColor != 0, let rows = image.pointee.tpixels else {
      let size = (Int(image.pointee.sx), Int(image.pointee.sy))
      gdImageDestroy(image)
      throw .invalidSize(width: size.0, height: size.1)
    }
    self.image = image
    self.rows = rows
    width = Int(image.pointee.sx)
    height = Int(image.pointee.sy)
  }

  deinit {
    gdImageDestroy(image)
  }

  /// The whole area of the bitmap.
  package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The pixels of one row, or an empty buffer outside the bitmap.
  func row(_ y: Int) -> UnsafeMutableBufferPointer<Int32> {
    guard y >= 0, y < height, let start = rows[y] else {
      return UnsafeMutableBufferPointer(start: nil, count: 0)
    }
    return UnsafeMutableBufferPointer(start: start, count: width)
  }

  /// The colour of a pixel, or nil outside the bitmap.
  package subscript(x: Int, y: Int) -> Color? {
    guard x >= 0, x < width, y >= 0, y < height else { return nil }
    return Color(pixel: row(y)[x])
  }

  /// A new bitmap with a copy of the pixels in `area`, which is cut to the bounds.
  package func cropped(to area: PixelRect) throws(CanvasError) -> Bitmap {
    let area = area.intersection(bounds)
    let result = try Bitmap(width: area.width, height: area.height)
    for y in 0..<area.height {
      let source = UnsafeMutableBufferPointer(rebasing: row(area.y + y)[area.x..<area.maxX])
      _ = result.row(y).update(fromContentsOf: source)
    }
    return result
  }
}
