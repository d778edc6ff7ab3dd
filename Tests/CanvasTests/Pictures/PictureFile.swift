import CGD
import Canvas
import Foundation
import TestSupport

/// Files in every format, as libgd writes them.
enum PictureFile {
  /// A file that Pillow wrote, of the fuzzer's corpus.
  static func sample(_ name: String) throws -> [UInt8] {
    let corpus = Checkout.root.appending(path: "Tests/Fuzzing/Picture/corpus")
    return Array(try Data(contentsOf: corpus.appending(path: name)))
  }

  /// A picture whose colours differ along both sides.
  static func pattern(width: Int, height: Int) throws -> Bitmap {
    try Bitmap(width: width, height: height) { x, y in
      Color(
        red: UInt8(truncatingIfNeeded: x * 5), green: UInt8(truncatingIfNeeded: y * 7),
        blue: UInt8(truncatingIfNeeded: 255 - x))
    }
  }

  /// The pattern as a file; nil when this build of libgd does not write the format.
  static func encoded(
    _ format: PictureFormat, width: Int = 40, height: Int = 30
  ) throws -> [UInt8]? {
    let bitmap = try pattern(width: width, height: height)
    switch format {
    case .png: return try PNGEncoder().encode(bitmap)
    case .jpeg: return try bitmap.jpegData(quality: 95)
    default:
      return encoded(format, width: width, height: height) { x, y in
        (bitmap[x, y] ?? .black, 0)
      }
    }
  }

  /// Pixels as a file, with libgd's alpha from 0, opaque, to 127.
  static func encoded(
    _ format: PictureFormat, width: Int, height: Int,
    pixel: (_ x: Int, _ y: Int) -> (color: Color, clearness: Int)
  ) -> [UInt8]? {
    guard let image = gdImageCreateTrueColor(Int32(width), Int32(height)) else { return nil }
    defer { gdImageDestroy(image) }
    gdImageSaveAlpha(image, 1)
    gdImageAlphaBlending(image, 0)
    for y in 0..<height {
      for x in 0..<width {
        let (color, clearness) = pixel(x, y)
        let value =
          clearness << 24 | Int(color.red) << 16 | Int(color.green) << 8 | Int(color.blue)
        gdImageSetPixel(image, Int32(x), Int32(y), Int32(value))
      }
    }
    return bytes(of: image, as: format)
  }

  /// An AVIF file with one more size among its properties, which belongs to no picture.
  static func avif(_ file: [UInt8], withUnusedWidth width: UInt8, height: UInt8) -> [UInt8]? {
    func start(of type: String) -> Int? {
      let type = Array(type.utf8)
      return file.indices.first { file[$0...].starts(with: type) }
    }
    let box: [UInt8] =
      [0, 0, 0, 20] + Array("ispe".utf8) + [0, 0, 0, 0, 0, 0, 0, width, 0, 0, 0, height]
    guard let properties = start(of: "ipco"), let places = start(of: "iloc"),
      let whole = start(of: "iprp"), let meta = start(of: "meta")
    else { return nil }
    // The lengths of the boxes around it, and the place of the data, which lies behind them.
    let numbers = [properties - 4, whole - 4, meta - 4, places + 18]
    func number(_ start: Int) -> Int { file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    var result = file
    for start in numbers {
      let moved = number(start) + box.count
      result.replaceSubrange(
        start..<start + 4, with: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: moved >> $0) })
    }
    result.insert(contentsOf: box, at: properties - 4 + number(properties - 4))
    return result
  }

  static func bytes(of image: gdImagePtr, as format: PictureFormat) -> [UInt8]? {
    var size: Int32 = 0
    let data =
      switch format {
      case .png: gdImagePngPtr(image, &size)
      case .gif: gdImageGifPtr(image, &size)
      case .bmp: gdImageBmpPtr(image, &size, 0)
      case .webP: gdImageWebpPtrEx(image, &size, 101)
      case .avif: gdImageAvifPtr(image, &size)
      default: UnsafeMutableRawPointer?.none
      }
    guard let data else { return nil }
    defer { gdFree(data) }
    return Array(UnsafeRawBufferPointer(start: data, count: Int(size)))
  }
}
