/// The boxes of a file in the ISO base media format (ISO/IEC 14496-12) that tell of a still
/// picture.
struct ISOMediaHeader {
  /// AVIF or HEIC, by the brands that the file names.
  let format: PictureFormat
  private let bytes: HeaderBytes

  /// The most boxes that are looked at, and the most brands.
  private static let maximumBoxes = 256

  /// Reads the file type box (section 4.3); nil when the file has none or is no picture.
  init?(_ bytes: HeaderBytes) {
    guard bytes.hasText("ftyp", at: 4), let size = bytes.bigEndian(at: 0, count: 4) else {
      return nil
    }
    // The version of the first brand, at 12, is none.
    let brands = [8] + stride(from: 16, to: min(size, 4 * Self.maximumBoxes), by: 4)
    func names(_ names: [StaticString]) -> Bool {
      brands.contains { offset in names.contains { bytes.hasText($0, at: offset) } }
    }
    if names(["avif", "avis"]) {
      format = .avif
    } else if names(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]) {
      format = .heic
    } else {
      return nil
    }
    self.bytes = bytes
  }

  /// The longest width and height among all pictures of the file, which thumbnails are too.
  ///
  /// From the boxes `ispe` (ISO/IEC 23008-12, section 6.5.3).
  var size: PictureSize? {
    let sizes = properties("ispe")
      .compactMap { content -> PictureSize? in
        guard let width = bytes.bigEndian(at: content.lowerBound + 4, count: 4),
          let height = bytes.bigEndian(at: content.lowerBound + 8, count: 4)
        else { return nil }
        return PictureSize(width: width, height: height)
      }
    guard let width = sizes.map(\.width).max(), let height = sizes.map(\.height).max() else {
      return nil
    }
    return PictureSize(width: width, height: height)
  }

  /// How the picture is turned (ISO/IEC 23008-12, sections 6.5.10 and 6.5.12): a number of quarter
  /// turns to the left, then a mirror, of which 0 swaps top and bottom.
  var orientation: PictureOrientation {
    var result = PictureOrientation.upright
    let turns = properties("irot").first.flatMap { bytes.byte(at: $0.lowerBound) } ?? 0
    for _ in 0..<turns & 3 { result = result.turnedLeft }
    if let mirror = properties("imir").first.flatMap({ bytes.byte(at: $0.lowerBound) }) {
      if mirror & 1 == 0 { result.mirrorsY.toggle() } else { result.mirrorsX.toggle() }
    }
    return result
  }

  /// The colour profile (ISO/IEC 14496-12, section 12.1.5); nil when there is none.
  var profile: ArraySlice<UInt8>? {
    let content = properties("colr").first {
      bytes.hasText("prof", at: $0.lowerBound) || bytes.hasText("rICC", at: $0.lowerBound)
    }
    return content.flatMap { bytes.slice(at: $0.lowerBound + 4, count: $0.count - 4) }
  }

  /// What the boxes of a type hold that describe pictures, in `meta`, `iprp` and `ipco`.
  private func properties(_ type: StaticString) -> [Range<Int>] {
    var budget = Self.maximumBoxes
    return boxes("meta", in: 0..<bytes.count, &budget)
      .flatMap { boxes("iprp", in: $0.dropFirst(4), &budget) }
      .flatMap { boxes("ipco", in: $0, &budget) }
      .flatMap { boxes(type, in: $0, &budget) }
  }

  /// Whether the file goes on to the end of its last box.
  ///
  /// The decoder below libgd writes to the standard error stream about data that is missing.
  var isComplete: Bool {
    var budget = Self.maximumBoxes
    var end = 0
    while budget > 0, let length = boxLength(at: end, in: 0..<bytes.count)?.whole {
      budget -= 1
      end += length
    }
    return end == bytes.count
  }

  /// What the boxes of a type hold that stand one after the other in an area.
  private func boxes(
    _ type: StaticString, in area: Range<Int>, _ budget: inout Int
  ) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = area.lowerBound
    while budget > 0, let length = boxLength(at: start, in: area) {
      budget -= 1
      if bytes.hasText(type, at: start + 4) {
        found.append(start + length.header..<start + length.whole)
      }
      start += length.whole
    }
    return found
  }

  /// The length of a box and of the header in it; nil when it does not end in the area.
  private func boxLength(
    at start: Int, in area: Range<Int>
  ) -> (whole: Int, header: Int)? {
    guard let size = bytes.bigEndian(at: start, count: 4) else { return nil }
    // A size of 1 is written in 8 bytes behind the type, one of 0 means all that is left.
    let long = size == 1 ? bytes.bigEndian(at: start + 9, count: 7) : nil
    let whole = size == 0 ? area.upperBound - start : long ?? size
    let header = size == 1 ? 16 : 8
    return whole >= header && whole <= area.upperBound - start ? (whole, header) : nil
  }
}
