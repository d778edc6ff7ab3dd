import Canvas

/// A picture that is as hard as a photo: a sky, hills and the grain of a sensor, always the same.
enum SyntheticPhoto {
  private static let width = 1200
  private static let height = 800
  private static let quality = 90

  static func jpeg() throws -> [UInt8] {
    var noise: UInt64 = 0x9E37_79B9_7F4A_7C15
    var pixels: [Int32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        // A generator of xorshift (Marsaglia 2003): the same numbers on every system.
        noise ^= noise << 13
        noise ^= noise >> 7
        noise ^= noise << 17
        pixels.append(pixel(x: x, y: y, grain: Int(noise >> 61) - 4))
      }
    }
    return try Bitmap(width: width, height: height, pixels: pixels).jpegData(quality: quality)
  }

  /// The colour as 0x00RRGGBB.
  private static func pixel(x: Int, y: Int, grain: Int) -> Int32 {
    let sky = (red: 60 + y / 8, green: 80 + y / 10, blue: 150 - y / 12)
    let color = (0..<4).reduce(sky) { color, hill in
      // Parabolas of whole numbers, since sines differ between systems.
      let phase = (x * (3 + hill) + hill * 517) % 1600 - 800
      let top = 330 + hill * 110 + (phase * phase) / (4200 + hill * 900)
      guard y > top else { return color }
      let texture = ((x * 7 + y * 13 + (x * y) / 97) % 23) - 11
      return (26 + hill * 9 + texture, 60 - hill * 8 + texture, 58 - hill * 12 + texture / 2)
    }
    return [color.red, color.green, color.blue].reduce(0) { pixel, channel in
      pixel << 8 | Int32(min(max(channel + grain, 0), 255))
    }
  }
}
