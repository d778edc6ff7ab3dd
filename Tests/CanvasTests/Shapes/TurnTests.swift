import Canvas
import Testing

@Suite struct TurnTests {
  private let center = Path.Point(x: 10, y: 20)

  @Test func turnsClockwise() {
    let turn = Turn(by: .pi / 2, around: center)
    let below = turn.turned(Path.Point(x: 15, y: 20))
    #expect(abs(below.x - 10) < 1e-9 && abs(below.y - 25) < 1e-9)
    let back = turn.reversed.turned(below)
    #expect(abs(back.x - 15) < 1e-9 && abs(back.y - 20) < 1e-9)
    #expect(turn.turned(center) == center)
  }

  @Test func tellsWhatATurnedAreaTouches() {
    let area = PixelRect(x: 10, y: 20, width: 30, height: 10)
    let turned = Turn(by: .pi / 2, around: center).turned(area)
    #expect(turned.contains(PixelRect(x: 0, y: 20, width: 10, height: 30)))
    #expect(turned.width <= 14 && turned.height <= 34)
    #expect(Turn(by: 1, around: center).turned(.empty) == .empty)
  }

  @Test(arguments: [Double.nan, .infinity])
  func turnsByNothingThatIsNoNumber(number: Double) {
    let turn = Turn(by: number, around: center)
    #expect(turn.turned(Path.Point(x: 3, y: 4)) == Path.Point(x: 3, y: 4))
    let astray = Turn(by: 1, around: Path.Point(x: number, y: 0))
    #expect(astray.turned(PixelRect(x: 0, y: 0, width: 5, height: 5)) == .empty)
  }
}
