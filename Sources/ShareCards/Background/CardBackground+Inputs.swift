extension CardBackground {
  /// Gives every part that the pixels depend on as text, in an order that is always the same.
  ///
  /// - Parameter body: takes one text.
  func forEachInput(_ body: (String) -> Void) {
    body(gradients.count.description)
    for gradient in gradients { gradient.forEachInput(body) }
    body(picture?.picture.key.text ?? "")
    guard let picture else { return }
    [picture.focus.x, picture.focus.y].map(\.description).forEach(body)
    if let scrim = picture.scrim { scrim.forEachInput(body) } else { body("") }
  }
}

extension CardGradient {
  /// Gives every part that the pixels depend on as text, in an order that is always the same.
  func forEachInput(_ body: (String) -> Void) {
    switch shape {
    case .linear(let angle): ["linear", angle.description].forEach(body)
    case .radial(let x, let y, let radius):
      body("radial")
      [x, y, radius].map(\.description).forEach(body)
    }
    body(stops.count.description)
    for stop in stops {
      body(stop.position.description)
      body(stop.color.input)
    }
  }
}
