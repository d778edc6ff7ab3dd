import CGD

/// Owns an image of true colour that libgd decoded, and destroys it.
struct DecodedImage: ~Copyable {
  private let image: gdImagePtr

  /// Whether this build of libgd decodes a format.
  static func canDecode(_ format: PictureFormat) -> Bool {
    switch format {
    case .png, .jpeg, .gif, .bmp: true
    case .webP: gdSupportsFileType("picture.webp", 0) != 0
    case .avif: gdSupportsFileType("picture.avif", 0) != 0
    default: false
    }
  }

  /// Decodes a file; nil when libgd refuses it.
  init?(_ format: PictureFormat, _ bytes: [UInt8]) {
    _ = GDMessages.silence
    guard let count = Int32(exactly: bytes.count) else { return nil }
    let decoded = bytes.withUnsafeBytes { buffer -> gdImagePtr? in
      // libgd's functions do not say so, but they only read the bytes.
      let data = UnsafeMutableRawPointer(mutating: buffer.baseAddress)
      return switch format {
      case .png: gdImageCreateFromPngPtr(count, data)
      case .jpeg: gdImageCreateFromJpegPtr(count, data)
      case .gif: gdImageCreateFromGifPtr(count, data)
      case .webP: gdImageCreateFromWebpPtr(count, data)
      case .bmp: gdImageCreateFromBmpPtr(count, data)
      case .avif: sitegen_image_from_avif(count, data)
      default: nil
      }
    }
    guard let decoded else { return nil }
    guard gdImagePaletteToTrueColor(decoded) != 0 else {
      gdImageDestroy(decoded)
      return nil
    }
    image = decoded
  }

  deinit {
    gdImageDestroy(image)
  }

  var width: Int { Int(image.pointee.sx) }
  var height: Int { Int(image.pointee.sy) }

  /// The pixels as `Picture` keeps them.
  func pixels() -> [UInt32] {
    guard let rows = image.pointee.tpixels else { return [] }
    // A PNG file can name one colour that is clear, which libgd keeps beside the pixels.
    let clear = image.pointee.transparent
    let (width, height) = (width, height)
    let hasClear = clear >= 0
    return [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      for y in 0..<height {
        guard let row = rows[y] else { return }
        for x in 0..<width {
          let pixel = row[x]
          buffer[count] = hasClear && pixel == clear ? 0 : Self.straight(pixel)
          count += 1
        }
      }
    }
  }

  /// A pixel of libgd, whose 7 bits of alpha are 0 where it is opaque, with 8 bits of opacity.
  private static func straight(_ pixel: Int32) -> UInt32 {
    let color = UInt32(bitPattern: pixel)
    let clearness = color >> 24 & 0x7F
    return (255 - (clearness * 255 + 63) / 127) << 24 | color & 0xFF_FFFF
  }
}
