import QRCodes
import TestSupport
import Testing

/// A card's file as Pillow decodes it.
struct DecodedCard: Equatable {
  let width: Int
  let height: Int
  /// Red, green, blue and alpha of each pixel.
  let bytes: [UInt8]
  private let luminance: [UInt8]

  init(file: [UInt8]) throws {
    let picture = try #require(try PillowPicture.decode([file]).first)
    (width, height) = (picture.width, picture.height)
    (bytes, luminance) = (picture.bytes, picture.luminance)
  }

  /// Red, green and blue at a place.
  subscript(x: Int, y: Int) -> [UInt8] {
    let start = (y * width + x) * 4
    return Array(bytes[start..<start + 3])
  }

  /// The QR codes that a scan of the whole picture finds.
  func payloads() throws -> [String] {
    let plane = try #require(LuminancePlane(width: width, height: height, bytes: luminance))
    return try QRReader().read(plane).map { String(decoding: $0.payload, as: UTF8.self) }
  }
}
