/// Walks the markers of a JPEG file (ITU-T T.81, annex B).
struct JPEGMarkers {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The most scans that a picture of the camera or the web has, many times over.
  ///
  /// A scan of a large picture takes time whatever it holds, and a few bytes make one.
  private static let maximumScans = 200

  /// Whether the file goes on until its end-of-image marker, so that nothing of it was cut off, and
  /// its scans are not too many.
  var isDecodable: Bool {
    var offset = 0
    var scans = 0
    while let marker = nextMarker(from: &offset) {
      switch marker {
      case 0xD9: return true
      case 0x00, 0x01, 0xD0...0xD8: continue
      default:
        if marker == 0xDA { scans += 1 }
        guard scans <= Self.maximumScans, offset + 1 < bytes.count else { return false }
        offset += Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
      }
    }
    return false
  }

  /// The size that the frame's header gives (section B.2.2), or nil when there is none.
  var frame: PictureSize? {
    let header = HeaderBytes(bytes)
    var offset = 0
    while let marker = nextMarker(from: &offset) {
      switch marker {
      case 0x00, 0x01, 0xD0...0xD8: continue
      case 0xC4, 0xC8, 0xCC: break
      case 0xC0...0xCF:
        guard let height = header.bigEndian(at: offset + 3, count: 2),
          let width = header.bigEndian(at: offset + 5, count: 2)
        else { return nil }
        return PictureSize(width: width, height: height)
      case 0xD9, 0xDA: return nil
      default: break
      }
      guard let length = header.bigEndian(at: offset, count: 2) else { return nil }
      offset += length
    }
    return nil
  }

  /// The Exif data (Exif 2.32, section 4.5.5), or nil when there is none.
  var exif: [UInt8]? { segments(0xE1, named: "Exif\0\0").first.map { Array($0) } }

  /// The colour profile, put together from its parts (ICC.1:2022, section B.4); nil when there is
  /// none or a part is missing.
  var profile: [UInt8]? {
    let parts = segments(0xE2, named: "ICC_PROFILE\0").sorted {
      ($0.first ?? 0) < ($1.first ?? 0)
    }
    guard !parts.isEmpty else { return nil }
    for (index, part) in parts.enumerated() {
      guard part.count >= 2, part.prefix(2).elementsEqual([UInt8(index + 1), UInt8(parts.count)])
      else { return nil }
    }
    return parts.flatMap { $0.dropFirst(2) }
  }

  /// The most segments of one name: a profile has at most 255 parts.
  private static let maximumSegments = 255

  /// What the segments before the first scan hold that have a marker and a name, behind the name.
  private func segments(_ wanted: UInt8, named name: StaticString) -> [ArraySlice<UInt8>] {
    let header = HeaderBytes(bytes)
    var found: [ArraySlice<UInt8>] = []
    var offset = 0
    while let marker = nextMarker(from: &offset), found.count < Self.maximumSegments {
      switch marker {
      case 0x00, 0x01, 0xD0...0xD8: continue
      case 0xD9, 0xDA: return found
      default: break
      }
      guard let length = header.bigEndian(at: offset, count: 2), length >= 2,
        length <= bytes.count - offset
      else { return found }
      let start = offset + 2 + name.utf8CodeUnitCount
      if marker == wanted, start <= offset + length, header.hasText(name, at: offset + 2) {
        found.append(bytes[start..<offset + length])
      }
      offset += length
    }
    return found
  }

  /// The byte behind the next run of 0xFF bytes; moves the offset behind it.
  private func nextMarker(from offset: inout Int) -> UInt8? {
    guard offset < bytes.count, let start = bytes[offset...].firstIndex(of: 0xFF),
      let end = bytes[start...].firstIndex(where: { $0 != 0xFF })
    else { return nil }
    offset = end + 1
    return bytes[end]
  }
}
