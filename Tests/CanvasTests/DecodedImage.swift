import CGD
import Canvas

/// The colours of an image as libgd's own decoder reads them, row by row.
struct DecodedImage: Equatable {
  let width: Int
  let height: Int
  let colors: [Color]

  /// Decodes a PNG file; nil when the decoder refuses it or a pixel is not opaque.
  init?(png bytes: [UInt8]) {
    let image = bytes.withUnsafeBytes {
      gdImageCreateFromPngPtr(
        Int32($0.count), UnsafeMutableRawPointer(mutating: $0.baseAddress))
    }
    guard let image else { return nil }
    defer { gdImageDestroy(image) }
    width = Int(image.pointee.sx)
    height = Int(image.pointee.sy)
    var colors: [Color] = []
    for y in 0..<height {
      for x in 0..<width {
        let pixel = gdImageGetTrueColorPixel(image, Int32(x), Int32(y))
        guard pixel >> 24 == 0 else { return nil }
        colors.append(
          Color(
            red: UInt8(pixel >> 16 & 255), green: UInt8(pixel >> 8 & 255),
            blue: UInt8(pixel & 255)))
      }
    }
    self.colors = colors
  }

  /// The pixels of a bitmap.
  init(_ bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
    var colors: [Color] = []
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        if let color = bitmap[x, y] { colors.append(color) }
      }
    }
    self.colors = colors
  }
}

extension Bitmap {
  /// A bitmap whose pixels are given by their place.
  convenience init(
    width: Int, height: Int, color: (_ x: Int, _ y: Int) -> Color
  ) throws(CanvasError) {
    try self.init(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        fill(PixelRect(x: x, y: y, width: 1, height: 1), with: color(x, y))
      }
    }
  }
}
