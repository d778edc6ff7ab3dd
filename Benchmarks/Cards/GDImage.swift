import CGD

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Owns a true-colour image of libgd; colours are 0xRRGGBB, which libgd reads as opaque.
final class GDImage {
  private let image: gdImagePtr

  /// Pixels in an inch of libgd's text (`GD_RESOLUTION`); a point is 1/72 inch.
  private static let pixelsPerInch: Double = 96
  private static let pointsPerInch: Double = 72

  init(width: Int, height: Int) throws {
    guard let image = gdImageCreateTrueColor(Int32(width), Int32(height)) else {
      throw BenchError("libgd has no memory for \(width)x\(height) pixels")
    }
    self.image = image
  }

  init(jpeg path: String) throws {
    var bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    guard let image = gdImageCreateFromJpegPtr(Int32(bytes.count), &bytes) else {
      throw BenchError("libgd cannot read \(path)")
    }
    self.image = image
  }

  deinit {
    gdImageDestroy(image)
  }

  private var width: Int32 { image.pointee.sx }
  private var height: Int32 { image.pointee.sy }

  func fill(_ color: Int32) {
    gdImageFilledRectangle(image, 0, 0, width - 1, height - 1, color)
  }

  func fill(x: Int, y: Int, side: Int, color: Int32) {
    gdImageFilledRectangle(
      image, Int32(x), Int32(y), Int32(x + side - 1), Int32(y + side - 1), color)
  }

  /// Fills a square whose corners are quarters of circles.
  func fillRounded(x: Int, y: Int, side: Int, radius: Int, color: Int32) {
    let (left, top, radius) = (Int32(x), Int32(y), Int32(radius))
    let (right, bottom) = (left + Int32(side) - 1, top + Int32(side) - 1)
    gdImageFilledRectangle(image, left + radius, top, right - radius, bottom, color)
    gdImageFilledRectangle(image, left, top + radius, right, bottom - radius, color)
    for centerX in [left + radius, right - radius] {
      for centerY in [top + radius, bottom - radius] {
        gdImageFilledEllipse(image, centerX, centerY, 2 * radius, 2 * radius, color)
      }
    }
  }

  /// Fills the image from the top left corner to the bottom right one, pixel by pixel: libgd has no
  /// gradients.
  func fillDiagonally(from start: Int32, to end: Int32) {
    let steps = width + height
    let colors = (0..<steps).map { step in
      [Int32(16), 8, 0].reduce(Int32(0)) { color, shift in
        let (first, last) = ((start >> shift) & 0xFF, (end >> shift) & 0xFF)
        return color | (first + (last - first) * step / steps) << shift
      }
    }
    for y in 0..<height {
      for x in 0..<width { gdImageSetPixel(image, x, y, colors[Int(x + y)]) }
    }
  }

  /// Fills the image with the middle of a photo, scaled by no more than it takes.
  func cover(with photo: GDImage) {
    let scale = max(Double(width) / Double(photo.width), Double(height) / Double(photo.height))
    let (partWidth, partHeight) = (
      Int32((Double(width) / scale).rounded()), Int32((Double(height) / scale).rounded())
    )
    gdImageCopyResampled(
      image, photo.image, 0, 0, (photo.width - partWidth) / 2, (photo.height - partHeight) / 2,
      width, height, partWidth, partHeight)
  }

  /// Draws a line of text; `size` is the em in pixels.
  func draw(
    _ text: String, font: String, size: Double, x: Double, baseline: Double, color: Int32
  ) throws {
    var bounds = [Int32](repeating: 0, count: 8)
    var (text, font) = (Array(text.utf8CString), Array(font.utf8CString))
    let failure = gdImageStringFT(
      image, &bounds, color, &font, size * Self.pointsPerInch / Self.pixelsPerInch, 0,
      Int32(x.rounded()), Int32(baseline.rounded()), &text)
    if let failure { throw BenchError("libgd cannot draw text: \(String(cString: failure))") }
  }

  func pngBytes(level: Int32) throws -> [UInt8] {
    var count: Int32 = 0
    guard let bytes = gdImagePngPtrEx(image, &count, level) else {
      throw BenchError("libgd cannot write a PNG file")
    }
    defer { gdFree(bytes) }
    return [UInt8](UnsafeRawBufferPointer(start: bytes, count: Int(count)))
  }
}
