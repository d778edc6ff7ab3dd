import CGD
import Canvas
import Foundation

/// The colours of a picture, row by row from the top.
package struct PixelGrid: Equatable, Sendable {
  package let width: Int
  package let height: Int
  package let colors: [Color]

  package init(_ bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
    colors = bitmap.colors
  }

  /// Decodes a PNG file; nil when libgd refuses it or a pixel is not opaque.
  package init?(png: some ContiguousBytes) {
    let decoded = png.withUnsafeBytes {
      gdImageCreateFromPngPtr(Int32($0.count), UnsafeMutableRawPointer(mutating: $0.baseAddress))
    }
    guard let image = decoded else { return nil }
    defer { gdImageDestroy(image) }
    let (width, height) = (Int(image.pointee.sx), Int(image.pointee.sy))
    self.width = width
    self.height = height
    let pixels = (0..<height).flatMap { y in
      (0..<width).map { gdImageGetTrueColorPixel(image, Int32($0), Int32(y)) }
    }
    // libgd writes an opaque pixel as 0x00RRGGBB.
    guard pixels.allSatisfy({ $0 >> 24 == 0 }) else { return nil }
    colors = pixels.map { Color(pixel: $0) }
  }

  /// The grid as a bitmap.
  package func bitmap() throws -> Bitmap {
    let bitmap = try Bitmap(width: width, height: height)
    for (index, color) in colors.enumerated() {
      let place = PixelRect(x: index % width, y: index / width, width: 1, height: 1)
      bitmap.fill(place, with: color)
    }
    return bitmap
  }
}
