import Canvas
import Testing

@Suite struct PaintTests {
  private func stops(_ alpha: UInt8) -> [GradientStop] {
    [
      GradientStop(position: 0, color: .black),
      GradientStop(position: 1, color: Color(red: 240, green: 120, blue: 60, alpha: alpha)),
    ]
  }

  private func linear(_ stops: [GradientStop]) -> Paint {
    .linear(
      LinearGradient(
        from: Path.Point(x: 5, y: 3), to: Path.Point(x: 25, y: 18), stops: stops))
  }

  private func radial(_ stops: [GradientStop]) -> Paint {
    .radial(RadialGradient(center: Path.Point(x: 9, y: 8), radius: 14, stops: stops))
  }

  @Test func knowsWhetherItHidesWhatIsBelow() {
    #expect(Paint.color(.black).isOpaque)
    #expect(!Paint.color(Color(red: 0, green: 0, blue: 0, alpha: 254)).isOpaque)
    for paint in [linear, radial] {
      #expect(paint(stops(255)).isOpaque)
      #expect(!paint(stops(254)).isOpaque)
      #expect(!paint([]).isOpaque)
    }
  }

  /// The pattern that dithers gradients repeats after 4 pixels, so a move by those is exact.
  @Test func movesWithAllItsPlaces() throws {
    for paint in [linear(stops(255)), radial(stops(90)), .color(.white)] {
      let (one, moved) = (try Bitmap(width: 32, height: 24), try Bitmap(width: 64, height: 56))
      one.fill(one.bounds, with: paint)
      moved.fill(
        PixelRect(x: 32, y: 32, width: 32, height: 24), with: paint.translated(x: 32, y: 32))
      #expect(
        moved.pixels(of: PixelRect(x: 32, y: 32, width: 32, height: 24)) == one.pixels)
    }
  }
}
