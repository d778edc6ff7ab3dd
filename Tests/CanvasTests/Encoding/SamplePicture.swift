import Canvas

/// Pictures that are the same in every run.
struct SamplePicture: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  mutating func color() -> Color {
    let number = next()
    return Color(
      red: UInt8(truncatingIfNeeded: number), green: UInt8(truncatingIfNeeded: number >> 8),
      blue: UInt8(truncatingIfNeeded: number >> 16))
  }

  /// Runs of different lengths in so many colours, with some rows as the one above.
  mutating func runs(width: Int, height: Int, colors: Int) throws -> Bitmap {
    let palette = (0..<colors).map { _ in color() }
    var rows: [[Color]] = []
    for y in 0..<height {
      var row: [Color] = []
      while row.count < width {
        let length = Int.random(in: 1...40, using: &self)
        row += repeatElement(palette[Int.random(in: 0..<colors, using: &self)], count: length)
      }
      rows.append(y > 0 && Bool.random(using: &self) ? rows[y - 1] : row)
    }
    return try Bitmap(width: width, height: height) { x, y in rows[y][x] }
  }

  /// Every pixel a colour of its own.
  mutating func noise(width: Int, height: Int) throws -> Bitmap {
    try Bitmap(width: width, height: height) { _, _ in color() }
  }

  /// A gradient from one corner to the other with a little noise, as of a photo.
  mutating func photo(width: Int, height: Int) throws -> Bitmap {
    try Bitmap(width: width, height: height) { x, y in
      let (across, down) = (x * 200 / width, y * 200 / height)
      let noise = Int.random(in: 0...8, using: &self)
      return Color(
        red: UInt8(across + noise), green: UInt8(down + noise),
        blue: UInt8((across + 200 - down) / 2 + noise))
    }
  }

  /// White on a dark ground with soft edges: two colours, and rare blends of them, of which each step
  /// has some slightly different tints.
  static func softDisc(side: Int, tints: Int) throws -> Bitmap {
    let (middle, radius) = (Double(side) / 2, Double(side) / 3)
    return try Bitmap(width: side, height: side) { x, y in
      let (dx, dy) = (Double(x) - middle, Double(y) - middle)
      let distance = (dx * dx + dy * dy).squareRoot()
      let coverage = min(max((radius - distance) / 4 + 0.5, 0), 1)
      let level = UInt8((20 + coverage * 235).rounded())
      guard coverage > 0, coverage < 1 else { return Color(red: level, green: level, blue: level) }
      return Color(red: level, green: level, blue: level &- UInt8((x + y) % tints))
    }
  }
}
