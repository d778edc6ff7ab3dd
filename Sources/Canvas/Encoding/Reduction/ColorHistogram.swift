/// How often the colours of a picture are, those that are nearly equal as one.
struct ColorHistogram {
  /// Some nearly equal colours.
  struct Entry {
    var count: Int
    /// The sums of their channels.
    var red: Int
    var green: Int
    var blue: Int

    /// Their mean.
    var color: Color {
      func mean(_ sum: Int) -> UInt8 { UInt8(clamping: (sum + count / 2) / max(1, count)) }
      return Color(red: mean(red), green: mean(green), blue: mean(blue))
    }
  }

  /// Enough for any palette; more only cost time.
  private static let maximumEntries = 8192
  /// Shorter runs are found in any picture; those of a code's modules are longer.
  private static let shortestFlatRun = 6

  private(set) var entries: [Entry] = []
  /// How many pixels of each colour lie in runs of it.
  private(set) var flatPixels: [Int32: Int] = [:]

  /// Counts the opaque pixels of a bitmap, as `ColorNumbers` has them.
  init(_ bitmap: Bitmap) {
    var bits = 6
    while true {
      count(bitmap, bits: bits)
      guard entries.count > Self.maximumEntries, bits > 5 else { return }
      bits -= 1
    }
  }

  private mutating func count(_ bitmap: Bitmap, bits: Int) {
    var table = [Entry](
      repeating: Entry(count: 0, red: 0, green: 0, blue: 0), count: 1 << (3 * bits))
    flatPixels.removeAll()
    for y in 0..<bitmap.height {
      var (last, length) = (Int32(-1), 0)
      for pixel in bitmap.row(y) {
        if pixel == last {
          length += 1
          continue
        }
        add(last, length, bits, to: &table)
        (last, length) = (pixel, 1)
      }
      add(last, length, bits, to: &table)
    }
    entries = table.filter { $0.count > 0 }
  }

  private mutating func add(_ pixel: Int32, _ count: Int, _ bits: Int, to table: inout [Entry]) {
    guard pixel.isOpaque, count > 0 else { return }
    let color = Color(pixel: pixel)
    let (red, green, blue) = (Int(color.red), Int(color.green), Int(color.blue))
    let shift = 8 - bits
    let index = (red >> shift) << (2 * bits) | (green >> shift) << bits | blue >> shift
    table[index].count += count
    table[index].red += red * count
    table[index].green += green * count
    table[index].blue += blue * count
    if count >= Self.shortestFlatRun { flatPixels[pixel, default: 0] += count }
  }
}
