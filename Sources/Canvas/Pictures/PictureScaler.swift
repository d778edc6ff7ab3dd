/// Scales a picture by averaging the area that each new pixel covers.
///
/// Lengths are counted in units of which an old pixel has as many as the new side has pixels, and a
/// new pixel as many as the old side has, so that all weights are whole numbers. The sums stay below
/// 2^16 (channel and alpha) times 2^30 (both sides), far within 64 bits.
struct PictureScaler {
  private let picture: Picture
  private let width: Int
  private let height: Int

  init(_ picture: Picture, width: Int, height: Int) {
    self.picture = picture
    self.width = width
    self.height = height
  }

  /// Some of the new pixels of a row, both of which lie within the new size.
  func row(_ y: Int, columns: Range<Int>) -> [Color] {
    var sums = [Sum](repeating: Sum(), count: columns.count)
    for part in Self.parts(of: y, from: picture.height, to: height) {
      let start = part.index * picture.width
      picture.pixels.withUnsafeBufferPointer { pixels in
        for (offset, column) in columns.enumerated() {
          for source in Self.parts(of: column, from: picture.width, to: width) {
            sums[offset].add(pixels[start + source.index], weight: part.weight * source.weight)
          }
        }
      }
    }
    return sums.map { $0.mean(weight: picture.width * picture.height) }
  }

  /// The old pixels below a new one, with the length that they share.
  private static func parts(
    of index: Int, from old: Int, to new: Int
  ) -> some Sequence<(index: Int, weight: Int)> {
    let (start, end) = (index * old, (index + 1) * old)
    return (start / new...(end - 1) / new).lazy.map { source in
      (source, min(end, (source + 1) * new) - max(start, source * new))
    }
  }

  /// The sum of weighed pixels.
  private struct Sum {
    private var red = 0
    private var green = 0
    private var blue = 0
    private var alpha = 0

    mutating func add(_ pixel: UInt32, weight: Int) {
      let pixel = Int(pixel)
      let opacity = (pixel >> 24) * weight
      red += (pixel >> 16 & 255) * opacity
      green += (pixel >> 8 & 255) * opacity
      blue += (pixel & 255) * opacity
      alpha += opacity
    }

    func mean(weight: Int) -> Color {
      guard alpha > 0 else { return Color(red: 0, green: 0, blue: 0, alpha: 0) }
      func channel(_ sum: Int) -> UInt8 { UInt8(clamping: (sum + alpha / 2) / alpha) }
      return Color(
        red: channel(red), green: channel(green), blue: channel(blue),
        alpha: UInt8(clamping: (alpha + weight / 2) / weight))
    }
  }
}
