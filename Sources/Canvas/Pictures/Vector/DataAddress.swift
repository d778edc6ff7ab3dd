/// What an address of the scheme `data` (RFC 2397) holds in base 64.
struct DataAddress {
  /// The media type in lower case, without its parameters.
  private let mediaType: String
  private let data: [UInt8]

  /// Types under which programs embed fonts begin so.
  private static let fontTypes = ["font/", "application/"]
  /// How fonts in the formats WOFF, WOFF 2 and OpenType begin.
  private static let fontSignatures = ["wOFF", "wOF2", "OTTO"]

  /// Decodes an address.
  ///
  /// - Parameter address: what stands behind `data:`; nil is returned when that is not in base 64,
  ///   or has references of XML that are not put plainly.
  init?(_ address: ArraySlice<UInt8>) {
    guard !address.contains(UInt8(ascii: "&")),
      let comma = address.firstIndex(of: UInt8(ascii: ","))
    else { return nil }
    // The encoding is told by the end alone (Fetch Standard, section 6): before that it is but the
    // name or value of a parameter.
    let header = String(decoding: address[..<comma], as: UTF8.self).lowercased()
    let parts = header.split(separator: ";", omittingEmptySubsequences: false).map(Self.trimmed)
    guard parts.count > 1, parts.last == "base64", let type = parts.first else { return nil }
    mediaType = type
    data = Self.base64(PlainMarkup.withoutPercents(address[(comma + 1)...]))
  }

  /// The size of a PNG or JPEG picture whose media type tells the same; nil for all else.
  ///
  /// A JPEG file that is cut off or has too many scans is none.
  var pictureSize: PictureSize? {
    switch (mediaType, PictureFormat(of: data)) {
    case ("image/png", .png): PictureSize(of: .png, in: data)
    case ("image/jpeg", .jpeg):
      JPEGMarkers(data).isDecodable ? PictureSize(of: .jpeg, in: data) : nil
    default: nil
    }
  }

  /// Whether it is a font by its media type and its first bytes.
  var isFont: Bool {
    Self.fontTypes.contains { mediaType.hasPrefix($0) }
      && Self.fontSignatures.contains { data.starts(with: $0.utf8) }
  }

  private static func trimmed(_ part: Substring) -> String {
    String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  /// Decodes base 64 (RFC 4648, section 4); what is not of its alphabet is left out.
  private static func base64(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count / 4 * 3)
    var bits: UInt32 = 0
    var count = 0
    for byte in text {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bits = bits << 6 | UInt32(byte - 65)
      case UInt8(ascii: "a")...UInt8(ascii: "z"): bits = bits << 6 | UInt32(byte - 71)
      case UInt8(ascii: "0")...UInt8(ascii: "9"): bits = bits << 6 | UInt32(byte + 4)
      case UInt8(ascii: "+"): bits = bits << 6 | 62
      case UInt8(ascii: "/"): bits = bits << 6 | 63
      default: continue
      }
      count += 6
      if count >= 8 {
        count -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return result
  }
}
