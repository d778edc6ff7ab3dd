import Canvas

/// Places that are spread evenly over an area, of which there are never many.
struct SamplePlaces {
  /// The most places: enough for a text of any size, looked at within some microseconds.
  static let maximumCount = 512

  private let area: PixelRect
  private let step: Int

  /// - Parameter area: where the places lie, in pixels.
  init(in area: PixelRect) {
    self.area = area
    let share = Double(area.width) * Double(area.height) / Double(Self.maximumCount)
    var step = max(1, Int(share.squareRoot()))
    while ((area.width + step - 1) / step) * ((area.height + step - 1) / step) > Self.maximumCount {
      step += 1
    }
    self.step = step
  }

  /// Gives each place, row by row, from half a step behind the edges on.
  func forEach(_ body: (_ x: Int, _ y: Int) -> Void) {
    let start = step / 2
    for y in stride(from: area.y + min(start, area.height / 2), to: area.maxY, by: step) {
      for x in stride(from: area.x + min(start, area.width / 2), to: area.maxX, by: step) {
        body(x, y)
      }
    }
  }
}
