/// Walks the markers of a JPEG file (ITU-T T.81, annex B).
struct JPEGMarkers {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether the file goes on until its end-of-image marker, so that nothing of it was cut off.
  var isComplete: Bool {
    var offset = 0
    while let marker = nextMarker(from: &offset) {
      switch marker {
      case 0xD9: return true
      case 0x00, 0x01, 0xD0...0xD8: continue
      default:
        guard offset + 1 < bytes.count else { return false }
        offset += Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
      }
    }
    return false
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
