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

  /// The byte behind the next run of 0xFF bytes; moves the offset behind it.
  private func nextMarker(from offset: inout Int) -> UInt8? {
    guard offset < bytes.count, let start = bytes[offset...].firstIndex(of: 0xFF),
      let end = bytes[start...].firstIndex(where: { $0 != 0xFF })
    else { return nil }
    offset = end + 1
    return bytes[end]
  }
}
