/// A format of picture files, told by what a file begins with and never by its name.
package enum PictureFormat: String, CaseIterable, Hashable, Sendable {
  // The raw values are the names by which people know the formats.
  case png = "PNG"
  case jpeg = "JPEG"
  case gif = "GIF"
  case webP = "WebP"
  case bmp = "BMP"
  case avif = "AVIF"
  case svg = "SVG"
  // These are recognised to be refused by name.
  case heic = "HEIC"
  case jpegXL = "JPEG XL"
  case tiff = "TIFF"
  case icon = "ICO"
  case pdf = "PDF"

  /// The formats that are decoded, as a list for messages.
  package static let decodableNames = names(of: allCases.filter(\.isDecodable))

  /// Whether pictures of the format are decoded: drawings always, others where libgd does it.
  var isDecodable: Bool { self == .svg || DecodedImage.canDecode(self) }

  /// The names of two or more formats, as a list for messages.
  static func names(of formats: [PictureFormat]) -> String {
    let names = formats.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }
}

extension PictureFormat {
  /// Recognises a format by the first bytes of a file; nil when it is none of these.
  package init?(of bytes: [UInt8]) {
    let file = bytes
    let bytes = HeaderBytes(file)
    if let signature = Self.signatures.first(where: { bytes.starts(with: $0.bytes) }) {
      self = signature.format
    } else if bytes.hasText("RIFF", at: 0), bytes.hasText("WEBP", at: 8) {
      self = .webP
    } else if let format = ISOMediaHeader(bytes)?.format {
      self = format
    } else if SVGProlog(file).beginsDrawing {
      self = .svg
    } else {
      return nil
    }
  }

  private static let signatures: [(format: PictureFormat, bytes: [UInt8])] = [
    (.png, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
    (.jpeg, [0xFF, 0xD8, 0xFF]),
    (.gif, Array("GIF87a".utf8)),
    (.gif, Array("GIF89a".utf8)),
    (.bmp, Array("BM".utf8)),
    (.jpegXL, [0xFF, 0x0A]),
    (.jpegXL, [0, 0, 0, 0x0C, 0x4A, 0x58, 0x4C, 0x20, 0x0D, 0x0A, 0x87, 0x0A]),
    (.tiff, [0x49, 0x49, 0x2A, 0]),
    (.tiff, [0x4D, 0x4D, 0, 0x2A]),
    (.icon, [0, 0, 1, 0]),
    (.pdf, Array("%PDF-".utf8)),
  ]
}
