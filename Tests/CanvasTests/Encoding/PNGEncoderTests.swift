import Canvas
import TestSupport
import Testing

@Suite struct PNGEncoderTests {
  /// A colour for each number, no two alike below 2 to the 24th.
  private func color(_ number: Int) -> Color {
    let mixed = UInt32(truncatingIfNeeded: number) &* 0x9E3779B1
    return Color(
      red: UInt8(truncatingIfNeeded: mixed), green: UInt8(truncatingIfNeeded: mixed >> 8),
      blue: UInt8(truncatingIfNeeded: mixed >> 16))
  }

  /// The chunks of a file in order, with the number of their data bytes.
  private func chunks(of png: [UInt8]) -> [(type: String, count: Int)] {
    var result: [(type: String, count: Int)] = []
    var offset = 8
    while offset + 12 <= png.count {
      let count = png[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      result.append((String(decoding: png[offset + 4..<offset + 8], as: UTF8.self), count))
      offset += count + 12
    }
    return result
  }

  @Test(
    arguments: [1, 2, 3, 16, 255, 256, 257, 300],
    [(1, 1), (1, 37), (37, 1), (31, 23), (64, 48), (101, 7)])
  func writesEveryPixelOfSomeColors(colors: Int, size: (Int, Int)) throws {
    let bitmap = try Bitmap(width: size.0, height: size.1) { x, y in
      color((y * size.0 + x) % colors)
    }
    let png = try PNGEncoder().encode(bitmap)
    #expect(PixelGrid(png: png) == PixelGrid(bitmap))
  }

  /// Colours with one slot of a hash table, near each other and with a zero channel.
  @Test func keepsColorsApartThatLookAlike() throws {
    let bitmap = try Bitmap(width: 256, height: 1) { x, _ in
      Color(red: UInt8(x / 16), green: 0, blue: UInt8(x % 16))
    }
    let png = try PNGEncoder().encode(bitmap)
    #expect(PixelGrid(png: png) == PixelGrid(bitmap))
    #expect(chunks(of: png).map(\.type) == ["IHDR", "sRGB", "PLTE", "IDAT", "IEND"])
  }

  @Test func writesNoise() throws {
    var state: UInt32 = 7
    let bitmap = try Bitmap(width: 61, height: 59) { _, _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return Color(
        red: UInt8(state >> 24), green: UInt8(state >> 16 & 255), blue: UInt8(state >> 8 & 255))
    }
    #expect(PixelGrid(png: try PNGEncoder().encode(bitmap)) == PixelGrid(bitmap))
  }

  /// Each band suits another filter: flat, across, down, both ways.
  @Test func writesGradients() throws {
    let bitmap = try Bitmap(width: 255, height: 120) { x, y in
      switch y / 30 {
      case 0: Color(red: 10, green: 200, blue: 30)
      case 1: Color(red: UInt8(x), green: UInt8(255 - x), blue: 0)
      case 2: Color(red: UInt8(y), green: 0, blue: UInt8(y * 2))
      default: Color(red: UInt8((x + y) & 255), green: UInt8(x), blue: UInt8(y))
      }
    }
    let png = try PNGEncoder().encode(bitmap)
    #expect(PixelGrid(png: png) == PixelGrid(bitmap))
    #expect(png.count < 255 * 120)
  }

  @Test func writesOnlyTheChunksThatADecoderNeeds() throws {
    let few = try Bitmap(width: 40, height: 40) { x, _ in color(x % 5) }
    let fewChunks = chunks(of: try PNGEncoder().encode(few))
    #expect(fewChunks.map(\.type) == ["IHDR", "sRGB", "PLTE", "IDAT", "IEND"])
    #expect(fewChunks.first { $0.type == "PLTE" }?.count == 15)
    let many = try Bitmap(width: 40, height: 40) { x, y in color(x * 40 + y) }
    #expect(
      chunks(of: try PNGEncoder().encode(many)).map(\.type) == ["IHDR", "sRGB", "IDAT", "IEND"])
  }

  @Test func takesAPaletteUpTo256Colors() throws {
    for (colors, hasPalette) in [(256, true), (257, false)] {
      let bitmap = try Bitmap(width: 257, height: 2) { x, y in color((x + y * 257) % colors) }
      let types = chunks(of: try PNGEncoder().encode(bitmap)).map(\.type)
      #expect(types.contains("PLTE") == hasPalette)
    }
  }

  @Test func writesTheSameBytesWhateverItWroteBefore() throws {
    let large = try Bitmap(width: 200, height: 90) { x, y in color(x * y) }
    let small = try Bitmap(width: 30, height: 20) { x, y in color((x + y) % 9) }
    let encoder = try PNGEncoder()
    let first = try [encoder.encode(small), encoder.encode(large)]
    let second = try [encoder.encode(small), encoder.encode(large)]
    #expect(first == second)
    #expect(try first == [PNGEncoder().encode(small), PNGEncoder().encode(large)])
  }

  @Test(arguments: [1, 6, 12])
  func compressesAtEveryLevel(level: Int) throws {
    let bitmap = try Bitmap(width: 50, height: 50) { x, y in color(x * 50 + y) }
    let png = try PNGEncoder(level: level).encode(bitmap)
    #expect(PixelGrid(png: png) == PixelGrid(bitmap))
  }

  @Test(arguments: [-1, 13, Int.max, Int.min])
  func refusesUnknownLevels(level: Int) {
    #expect(throws: CanvasError.encodingFailed(format: "PNG")) { try PNGEncoder(level: level) }
  }
}
