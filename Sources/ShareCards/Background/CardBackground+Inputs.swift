import Canvas

extension CardBackground {
  /// Gives every part that the pixels depend on as text, in an order that is always the same.
  ///
  /// - Parameter body: takes one text.
  func forEachInput(_ body: (String) -> Void) {
    switch self {
    case .style:
      body("style")
    case .linear(let start, let end, let stops):
      body("linear")
      for point in [start, end] { Self.give(point, to: body) }
      Self.give(stops, to: body)
    case .radial(let center, let radius, let stops):
      body("radial")
      Self.give(center, to: body)
      body(radius.description)
      Self.give(stops, to: body)
    case .picture(let picture):
      body("picture")
      body(picture.key.high.description)
      body(picture.key.low.description)
      Self.give(picture.focus, to: body)
      Self.give(picture.scrim, to: body)
    }
  }

  private static func give(_ point: UnitPoint, to body: (String) -> Void) {
    body(point.x.description)
    body(point.y.description)
  }

  private static func give(_ stops: [GradientStop], to body: (String) -> Void) {
    body(stops.count.description)
    for stop in stops {
      body(stop.position.description)
      give(stop.color, to: body)
    }
  }

  private static func give(_ color: Color?, to body: (String) -> Void) {
    let channels = color.map { [$0.red, $0.green, $0.blue, $0.alpha] } ?? []
    body(channels.map(\.description).joined(separator: " "))
  }
}
