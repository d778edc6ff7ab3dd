import Canvas
import Testing

/// What is painted on a layer looks as if it had been painted on the bitmap that the layer is laid on.
@Suite struct LayerSurfaceTests {
  /// The largest difference of a channel between painting on a layer and painting at once.
  private func difference(
    width: Int = 80, height: Int = 50, _ paint: (any PixelSurface) -> Void
  ) throws -> Int {
    let direct = try Bitmap(width: width, height: height)
    direct.fill(direct.bounds, with: Color(pixel: 0x336699))
    let ground = try direct.cropped(to: direct.bounds)
    let layer = try Layer(width: width, height: height)
    paint(direct)
    paint(layer)
    ground.draw(layer, x: 0, y: 0)
    return zip(direct.pixels, ground.pixels).reduce(0) { largest, pixels in
      let (one, other) = (Color(pixel: pixels.0), Color(pixel: pixels.1))
      return [\Color.red, \.green, \.blue].reduce(largest) {
        max($0, abs(Int(one[keyPath: $1]) - Int(other[keyPath: $1])))
      }
    }
  }

  @Test(arguments: [255, 128] as [UInt8])
  func takesTexts(alpha: UInt8) throws {
    let engine = try TextEngine(fonts: SampleFonts.system())
    let layout = try TextLayout(
      "Åg🏆", attributes: .sample, width: 200, maximumLines: 1, engine: engine)
    let color = Color(red: 250, green: 30, blue: 9, alpha: alpha)
    #expect(
      try difference { surface in
        engine.draw(layout, x: -3, y: 2, color: color, on: surface)
      } <= 1)
  }

  @Test func takesOpaquePicturesAsTheyAre() throws {
    let picture = try #require(Picture(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF12_3456]))
    let layer = try Layer(width: 3, height: 1)
    layer.draw(picture, in: PixelRect(x: 1, y: 0, width: 2, height: 1))
    #expect(layer.pixels == [0, 0xFFFF_0000, 0xFF12_3456])
  }

  @Test func takesPicturesWithTransparency() throws {
    let picture = try #require(Picture(width: 3, height: 1, pixels: [0x80FF_6400, 0, 0xFFFF_FFFF]))
    let layer = try Layer(width: 3, height: 1)
    layer.draw(picture, in: layer.bounds)
    #expect(layer.pixels == [0x8080_3200, 0, 0xFFFF_FFFF])
    layer.clear()
    layer.draw(picture, in: layer.bounds, opacity: 0.2)
    // 0.2 of 255 is 51, which is multiplied by the pixels' own alpha.
    #expect(layer.pixels == [0x1A1A_0A00, 0, 0x3333_3333])
  }

  @Test(arguments: [(0.3, 70.0, 5.0), (-2, 10, 90), (.pi / 2, 0, 0)])
  func turnsAroundAnyPoint(angle: Double, x: Double, y: Double) throws {
    let layer = try Layer(width: 40, height: 30)
    layer.fill(layer.bounds, with: .white)
    let (turned, exact) = (try Bitmap(width: 200, height: 200), try Bitmap(width: 200, height: 200))
    let center = Path.Point(x: x + 50, y: y + 50)
    turned.draw(layer, x: 70, y: 80, rotation: angle, around: center)
    let path = Path.rectangle(x: 70, y: 80, width: 40, height: 30)
    exact.fill(path.rotated(by: angle, around: center), with: .color(.white))
    let off = zip(turned.pixels, exact.pixels).count {
      abs(Int(Color(pixel: $0).red) - Int(Color(pixel: $1).red)) > 60
    }
    #expect(off == 0)
    #expect(exact.pixels.contains { $0 != 0 })
  }

  @Test func turnsNothingAroundAPointThatIsNoPlace() throws {
    let layer = try Layer(width: 4, height: 4)
    layer.fill(layer.bounds, with: .white)
    let bitmap = try Bitmap(width: 8, height: 8)
    for x in [Double.nan, .infinity, 1e300] {
      bitmap.draw(layer, x: 0, y: 0, rotation: 1, around: Path.Point(x: x, y: 0))
    }
    #expect(bitmap.pixels.allSatisfy { $0 == 0 })
  }
}
