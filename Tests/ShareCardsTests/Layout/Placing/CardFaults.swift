import Canvas

@testable import ShareCards

extension ComposedCard {
  /// Everything that is wrong with the places of a card's parts, in words.
  ///
  /// Nothing leaves the card, and on a story nothing lies where apps draw their controls. No ink
  /// of a text meets that of another or the plate of the code. A shape lies behind the whole of a
  /// text or nowhere near it. The code has its quiet zone, and begins on the grid of halved pictures.
  func faults(of size: ShareCardSize, scale: Int = 1) -> [String] {
    let card = PixelRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    let texts = texts.map { ("text '\($0.text.unicodeScalars.prefix(9))'", $0.ink.insetBy(1)) }
    let pictures = leaves.compactMap { element in
      if case .picture(let picture) = element { ("picture", picture.area) } else { nil }
    }
    let shapes = shapes.map { ("shape", $0) }
    let plates = plate.map { [("plate", $0)] } ?? []
    let parts = texts + pictures + shapes + plates
    var faults = parts.filter { !card.contains($0.1) }.map { "\($0.0) leaves the card: \($0.1)" }
    for (index, text) in texts.enumerated() {
      for other in texts[(index + 1)...] where text.1.meets(other.1) {
        faults.append("\(text.0) meets \(other.0): \(text.1) \(other.1)")
      }
      for shape in shapes where text.1.meets(shape.1) && !shape.1.holds(text.1) {
        faults.append("\(text.0) meets a shape: \(text.1) \(shape.1)")
      }
    }
    for plate in plates {
      for part in texts + pictures + shapes where part.1.meets(plate.1) {
        faults.append("\(part.0) meets the plate: \(part.1) \(plate.1)")
      }
    }
    if size == .story {
      let free = PixelRect(
        x: 0, y: 250 * scale, width: card.width, height: (1920 - 250 - 340) * scale)
      faults += parts.filter { !free.contains($0.1) }
        .map { "\($0.0) lies below an app's controls: \($0.1)" }
    }
    return faults + codeFaults(scale: scale)
  }

  private func codeFaults(scale: Int) -> [String] {
    guard let code else { return [] }
    guard let plate else { return ["no plate holds the code's quiet zone: \(code.bounds)"] }
    let margins = [
      code.bounds.x - plate.x, code.bounds.y - plate.y, plate.maxX - code.bounds.maxX,
      plate.maxY - code.bounds.maxY,
    ]
    var faults: [String] = []
    if Set(margins).count > 1 { faults.append("the plate is uneven: \(margins)") }
    if code.x % (2 * scale) != 0 || code.y % (2 * scale) != 0 {
      faults.append("the code is off its grid: \(code.x), \(code.y)")
    }
    return faults
  }
}

extension PixelRect {
  /// Whether two areas have more in common than a pixel at the edge that comes from rounding.
  fileprivate func meets(_ other: PixelRect) -> Bool {
    let common = intersection(other)
    return common.width > 1 && common.height > 1
  }

  /// Whether a text is on a shape.
  ///
  /// A single glyph that is still too wide where it is smallest may stand over a little.
  fileprivate func holds(_ text: PixelRect) -> Bool { insetBy(-4).contains(text) }
}
