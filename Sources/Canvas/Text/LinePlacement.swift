/// Places the lines of a set text in its box.
struct LinePlacement {
  private(set) var lines: [PlacedLine] = []
  /// In pixels.
  private(set) var size = (width: 0.0, height: 0.0)
  /// All pixels that drawing can touch, relative to the box's top left corner.
  private(set) var inkBounds = PixelRect.empty

  /// - Parameters:
  ///   - set: the text.
  ///   - attributes: how it is aligned and how far lines are apart.
  ///   - unitsPerPixel: Pango's units in a pixel of the output.
  init(of set: SetText, attributes: TextAttributes, unitsPerPixel: Double) {
    let direction = set.setting.direction
    let spacing = Self.lineSpacing(attributes)
    let hangs = set.lines.map { line in
      attributes.hangsPunctuation
        ? HangingPunctuation(of: line, in: set.bounded.text, direction: direction) : .none
    }
    func pixels(_ units: Int32) -> Double { Double(units) / unitsPerPixel }
    let width = zip(set.lines, hangs).map { pixels($0.width - $1.start - $1.end) }.max() ?? 0
    var ink = InkBox()
    for (index, (line, hang)) in zip(set.lines, hangs).enumerated() {
      let free = width - pixels(line.width - hang.start - hang.end)
      let left = direction == .leftToRight ? hang.start : hang.end
      let placed = PlacedLine(
        setLine: line, x: Self.offset(attributes.alignment, free: free, direction) - pixels(left),
        baseline: pixels(line.baseline) + spacing * Double(index),
        startHang: pixels(hang.start), endHang: pixels(hang.end))
      lines.append(placed)
      ink.add(line.ink, x: placed.x, y: placed.baseline, unitsPerPixel: unitsPerPixel)
    }
    size = (width, pixels(set.height) + spacing * Double(max(0, lines.count - 1)))
    inkBounds = ink.pixels
  }

  private static func offset(
    _ alignment: TextAlignment, free: Double, _ direction: TextDirection
  ) -> Double {
    switch alignment {
    case .center: free / 2
    case .start: direction == .leftToRight ? 0 : free
    case .end: direction == .leftToRight ? free : 0
    }
  }

  /// The space between lines, at most 10 em: then the longest text's height still has a number.
  private static func lineSpacing(_ attributes: TextAttributes) -> Double {
    let limit = 10 * TextRoom.bounded(emSize: attributes.size)
    return attributes.lineSpacing.isNaN ? 0 : min(max(attributes.lineSpacing, -limit), limit)
  }
}
