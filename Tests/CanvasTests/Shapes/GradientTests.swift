import Canvas
import Testing

@Suite struct GradientTests {
  private let red = Color(red: 255, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 255)

  private func linear(
    _ stops: [(Double, Color)], from: Double = 0, to: Double = 256
  ) -> Paint {
    .linear(
      LinearGradient(
        from: Path.Point(x: from, y: 0), to: Path.Point(x: to, y: 0),
        stops: stops.map { GradientStop(position: $0.0, color: $0.1) }))
  }

  private func painted(_ paint: Paint, over ground: Color = .black, opacity: Double = 1) throws
    -> Bitmap
  {
    let bitmap = try Bitmap(width: 256, height: 8)
    bitmap.fill(bitmap.bounds, with: ground)
    bitmap.fill(bitmap.bounds, with: paint, opacity: opacity)
    return bitmap
  }

  /// The mean of a channel over eight columns and all rows, over which the dither pattern is even.
  private func mean(_ bitmap: Bitmap, from column: Int, _ channel: KeyPath<Color, UInt8>) -> Double
  {
    var sum = 0
    for y in 0..<8 {
      for x in column..<column + 8 { sum += Int((bitmap[x, y] ?? .white)[keyPath: channel]) }
    }
    return Double(sum) / 64
  }

  @Test func changesEvenlyBetweenStops() throws {
    let bitmap = try painted(linear([(0, red), (1, blue)]))
    for column in stride(from: 0, to: 256, by: 8) {
      let position = (Double(column) + 4) / 256
      #expect(abs(mean(bitmap, from: column, \.red) - 255 * (1 - position)) < 0.25)
      #expect(abs(mean(bitmap, from: column, \.blue) - 255 * position) < 0.25)
      #expect(mean(bitmap, from: column, \.green) == 0)
    }
  }

  /// Two values of grey over 256 columns: each column shows at most the two nearest, and their mean
  /// is what lies between.
  @Test func showsNoBands() throws {
    let (dark, light) = (Color(pixel: 0x141414), Color(pixel: 0x161616))
    let bitmap = try painted(linear([(0, dark), (1, light)]))
    for column in stride(from: 0, to: 256, by: 8) {
      let exact = 20 + 2 * (Double(column) + 4) / 256
      #expect(abs(mean(bitmap, from: column, \.green) - exact) <= 1.0 / 32)
      for y in 0..<8 {
        let level = Double(bitmap[column, y]?.green ?? 0)
        #expect(abs(level - exact) < 1.05)
      }
    }
  }

  @Test(arguments: [UInt8(255), 128, 77])
  func hasNoNoiseWhereNothingChanges(alpha: UInt8) throws {
    let color = Color(red: 201, green: 33, blue: 90, alpha: alpha)
    for positions in [[0.3], [0, 1], [0.4, 0.6]] {
      let bitmap = try painted(linear(positions.map { ($0, color) }), over: Color(pixel: 0x123456))
      #expect(Set(bitmap.pixels).count == 1)
    }
    let ends = try painted(linear([(0, color), (1, .white)], from: 64, to: 192))
    #expect(Set(ends.pixels(of: PixelRect(x: 0, y: 0, width: 64, height: 8))).count == 1)
    #expect(ends[192, 3] == .white)
    #expect(ends[255, 7] == .white)
  }

  @Test func fadesWithoutTheGreyOfAClearBlack() throws {
    let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
    let bitmap = try painted(linear([(0, .white), (1, clear)]), over: .white)
    // Half of the way, half of a grey of 255 lies over white.
    #expect(Set(bitmap.pixels).allSatisfy { $0 & 0xFF >= 254 })
  }

  @Test func makesHardEdgesAndKeepsPositionsInOrder() throws {
    let hard = try painted(linear([(0, red), (0.5, red), (0.5, blue), (1, blue)]))
    #expect(hard[127, 0] == red)
    #expect(hard[128, 0] == blue)
    let disordered = try painted(linear([(-3, red), (0.5, red), (0.2, blue), (.nan, blue)]))
    #expect(disordered.pixels == hard.pixels)
  }

  @Test func multipliesTheOpacity() throws {
    let bitmap = try painted(linear([(0, .white), (1, .white)]), opacity: 0.2)
    #expect(Set(bitmap.pixels) == [0x333333])
    #expect(Set(try painted(linear([(0, .white)]), opacity: .nan).pixels) == [0])
  }

  @Test func paintsTheLastColorWhenThereIsNoLength() throws {
    let bitmap = try painted(linear([(0, red), (1, blue)], from: 7, to: 7))
    #expect(Set(bitmap.pixels) == [blue.pixel & 0xFF_FFFF])
    let point = Path.Point(x: 3, y: 3)
    let stops = [GradientStop(position: 0, color: red), GradientStop(position: 1, color: blue)]
    let radial = RadialGradient(center: point, radius: -2, stops: stops)
    #expect(Set(try painted(.radial(radial)).pixels) == [blue.pixel])
  }

  @Test func paintsNothingWithoutStopsOrNumbers() throws {
    let point = Path.Point(x: .nan, y: 3)
    let stops = [GradientStop(position: 0, color: red)]
    for paint in [
      linear([]), linear([(0, red)], from: .infinity), linear([(0, red)], to: .nan),
      .radial(RadialGradient(center: point, radius: 9, stops: stops)),
    ] {
      #expect(Set(try painted(paint).pixels) == [0])
    }
  }

  @Test(arguments: [1e-300, 1e-2, 1e8, 1e300])
  func survivesLengthsThatNoPictureHas(length: Double) throws {
    let stops = [(0.0, red), (1.0, blue)]
    for start in [-1e300, -1e9, 0, 1e9] {
      _ = try painted(linear(stops, from: start, to: start + length))
      let gradient = RadialGradient(
        center: Path.Point(x: start, y: -start), radius: length,
        stops: stops.map { GradientStop(position: $0.0, color: $0.1) })
      let bitmap = try painted(.radial(gradient), over: .white)
      #expect(bitmap.pixels.allSatisfy { $0 & 0xFF00 == 0 || $0 == 0xFF_FFFF })
    }
  }

  @Test func changesAlongCircles() throws {
    let bitmap = try Bitmap(width: 128, height: 128)
    let gradient = RadialGradient(
      center: Path.Point(x: 64, y: 64), radius: 60,
      stops: [GradientStop(position: 0, color: .black), GradientStop(position: 1, color: .white)])
    bitmap.fill(bitmap.bounds, with: .radial(gradient))
    for (x, y) in [(64, 64), (94, 64), (64, 20), (100, 100), (30, 70), (2, 2), (127, 64)] {
      let (dx, dy) = (Double(x) + 0.5 - 64, Double(y) + 0.5 - 64)
      let exact = min((dx * dx + dy * dy).squareRoot() / 60, 1) * 255
      #expect(abs(Double(bitmap[x, y]?.red ?? 0) - exact) < 1.2)
    }
  }

  @Test func paintsTheSameInPartsAsInOne() throws {
    let paint = linear(
      [(0, Color(pixel: 0x14_1E28)), (1, Color(pixel: 0x2D_323C))], from: 3, to: 99)
    let whole = try painted(paint)
    let parts = try Bitmap(width: 256, height: 8)
    for x in stride(from: 0, to: 256, by: 37) {
      parts.fill(PixelRect(x: x, y: 0, width: 37, height: 8), with: paint)
    }
    #expect(parts.pixels == whole.pixels)
  }
}
