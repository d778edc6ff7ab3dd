import Canvas
import Testing

@Suite struct LayerTests {
  private let half = Color(red: 255, green: 100, blue: 0, alpha: 128)

  @Test(arguments: [(0, 5), (5, 0), (16_385, 1), (1, 16_385), (16_384, 16_384)])
  func refusesSizesOutsideTheLimits(width: Int, height: Int) {
    #expect(throws: CanvasError.invalidSize(width: width, height: height)) {
      try Layer(width: width, height: height)
    }
  }

  @Test func keepsColorsMultipliedByTheirAlpha() throws {
    let layer = try Layer(width: 2, height: 1)
    layer.fill(PixelRect(x: 1, y: 0, width: 1, height: 1), with: half)
    #expect(layer.pixels == [0, 0x8080_3200])
    layer.fill(PixelRect(x: 1, y: 0, width: 1, height: 1), with: half)
    // 128 + 128 · 127/255 is an alpha of 192.
    #expect(layer.pixels == [0, 0xC0C0_4B00])
    layer.clear()
    #expect(layer.pixels == [0, 0])
  }

  @Test func takesPicturesOfStraightAlpha() throws {
    let picture = try #require(
      Picture(width: 4, height: 1, pixels: [0xFF12_3456, 0x80FF_6400, 0x00FF_FFFF, 0x01FF_8000]))
    #expect(try Layer(picture).pixels == [0xFF12_3456, 0x8080_3200, 0, 0x0101_0100])
  }

  @Test func showsWhatPaintingAtOnceWouldShow() throws {
    let (ground, layer) = (try Bitmap(width: 40, height: 40), try Layer(width: 30, height: 30))
    ground.fill(ground.bounds, with: Color(pixel: 0x336699))
    let direct = try ground.cropped(to: ground.bounds)
    let path = Path.circle(center: Path.Point(x: 15, y: 15), radius: 13)
    layer.fill(path, with: .color(half))
    ground.draw(layer, x: 4, y: 6)
    direct.fill(path.translated(x: 4, y: 6), with: .color(half))
    for (drawn, exact) in zip(ground.pixels, direct.pixels) {
      let (drawn, exact) = (Color(pixel: drawn), Color(pixel: exact))
      for channel in [\Color.red, \.green, \.blue] {
        #expect(abs(Int(drawn[keyPath: channel]) - Int(exact[keyPath: channel])) <= 1)
      }
    }
  }

  @Test func laysByOpacityAndClipAndWithinTheBitmap() throws {
    let layer = try Layer(width: 10, height: 10)
    layer.fill(layer.bounds, with: .white)
    let bitmap = try Bitmap(width: 8, height: 8)
    bitmap.draw(layer, x: -7, y: -8, opacity: 0.2)
    #expect(bitmap[2, 1]?.red == 51)
    #expect(bitmap.pixels.count { $0 != 0 } == 6)
    let clip = CoverageMask(of: .rectangle(x: 5, y: 5, width: 1.5, height: 1), in: bitmap.bounds)
    bitmap.draw(layer, x: 0, y: 0, clip: clip)
    #expect(bitmap[5, 5]?.red == 255)
    #expect(bitmap[6, 5]?.red == 128)
    #expect(bitmap.pixels.count { $0 != 0 } == 8)
    let before = bitmap.pixels
    for (x, y) in [(Int.max, 0), (0, Int.min), (8, 0), (0, -10)] { bitmap.draw(layer, x: x, y: y) }
    bitmap.draw(layer, x: 0, y: 0, rotation: .nan)
    bitmap.draw(layer, x: 0, y: 0, opacity: .nan)
    #expect(bitmap.pixels == before)
  }

  @Test func turnsByQuartersWithoutALoss() throws {
    let layer = try Layer(width: 6, height: 4)
    for x in 0..<6 {
      for y in 0..<4 {
        layer.fill(
          PixelRect(x: x, y: y, width: 1, height: 1),
          with: Color(red: UInt8(x * 40 + 9), green: UInt8(y * 60 + 9), blue: 7))
      }
    }
    let bitmap = try Bitmap(width: 10, height: 10)
    bitmap.draw(layer, x: 2, y: 3, rotation: .pi / 2)
    for x in 0..<6 {
      for y in 0..<4 {
        // The middle is at (5, 5); what was right of it is below it.
        #expect(
          bitmap[5 + 1 - y, 2 + x]
            == Color(red: UInt8(x * 40 + 9), green: UInt8(y * 60 + 9), blue: 7))
      }
    }
    #expect(bitmap.pixels.count { $0 != 0 } == 24)
  }

  @Test(arguments: [0.1, 0.7, 2, -1.2])
  func turnsAsAPathIsTurned(angle: Double) throws {
    let layer = try Layer(width: 40, height: 30)
    layer.fill(layer.bounds, with: half)
    let (turned, exact) = (try Bitmap(width: 64, height: 64), try Bitmap(width: 64, height: 64))
    turned.draw(layer, x: 12, y: 17, rotation: angle)
    let path = Path.rectangle(x: 12, y: 17, width: 40, height: 30)
    exact.fill(
      path.rotated(by: angle, around: Path.Point(x: 32, y: 32)), with: .color(half))
    var (largest, sum) = (0, 0)
    for (drawn, right) in zip(turned.pixels, exact.pixels) {
      let difference = Int(Color(pixel: drawn).red) - Int(Color(pixel: right).red)
      largest = max(largest, abs(difference))
      sum += difference
    }
    // The edge of four mixed pixels is a little softer than an exact one, and as wide.
    #expect(largest < 26)
    #expect(abs(sum) < 128 * 2)
  }
}
