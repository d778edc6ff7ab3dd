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
    colors = (0..<bitmap.height).flatMap { y in
      (0..<bitmap.width).compactMap { bitmap[$0, y] }
    }
  }

  /// Decodes an opaque PNG file; nil when libgd refuses it.
  package init?(png: Data) {
    let decoded = png.withUnsafeBytes {
      gdImageCreateFromPngPtr(Int32($0.count), UnsafeMutableRawPointer(mutating: $0.baseAddress))
    }
    guard let image = decoded else { return nil }
    defer { gdImageDestroy(image) }
    let (width, height) = (Int(image.pointee.sx), Int(image.pointee.sy))
    self.width = width
    self.height = height
    colors = (0..<height).flatMap { y in
      (0..<width).map { x in
        let pixel = gdImageGetTrueColorPixel(image, Int32(x), Int32(y))
        return Color(
          red: UInt8(pixel >> 16 & 255), green: UInt8(pixel >> 8 & 255), blue: UInt8(pixel & 255))
      }
    }
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
