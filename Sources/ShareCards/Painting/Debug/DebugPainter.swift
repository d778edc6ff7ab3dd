import Canvas

/// Shows where the parts of a card lie: a line around each, with its name.
struct DebugPainter {
  let engine: TextEngine
  /// Output pixels in a pixel of scale 1, which is how thick lines are.
  let scale: Int

  /// The em size of names in pixels of scale 1.
  private static let nameSize = 10.0
  /// The longest name in em; a longer one ends in an ellipsis.
  private static let longestName = 16.0
  /// What a tag has beside its name, in pixels of scale 1.
  private static let tagPadding = 2

  /// Paints over a finished card.
  ///
  /// - Parameters:
  ///   - frames: the parts, those that lie in others after them; one without an area is left out.
  ///   - bitmap: the card.
  ///   - isMirrored: whether the leading corner of a frame, where its name stands, is the right one.
  /// - Throws: `CanvasError` when a name cannot be set.
  func paint(
    _ frames: [LayoutFrame], on bitmap: Bitmap, isMirrored: Bool = false
  ) throws(CanvasError) {
    let shown = visible(frames)
    for (_, area, color) in shown {
      outline(area.insetBy(-scale), width: 3 * scale, color: color.halo, on: bitmap)
    }
    for (_, area, color) in shown {
      outline(area, width: scale, color: color.line, on: bitmap)
    }
    for tag in try tags(of: shown, on: bitmap.bounds, isMirrored: isMirrored) {
      paint(tag, on: bitmap)
    }
  }

  /// The frames in whole pixels.
  ///
  /// Where several have one place, each is put into the one before, so that
  /// all of them show.
  private func visible(
    _ frames: [LayoutFrame]
  ) -> [(name: String, area: PixelRect, color: DebugColor)] {
    var counts: [PixelRect: Int] = [:]
    return frames.compactMap { frame in
      let rect = Path.rectangle(
        x: frame.rect.x.rounded(), y: frame.rect.y.rounded(), width: frame.rect.width.rounded(),
        height: frame.rect.height.rounded())
      guard let area = rect.pixelBounds else { return nil }
      let count = counts[area, default: 0]
      counts[area] = count + 1
      let inset = area.insetBy(2 * scale * count)
      return (frame.name, inset.isEmpty ? area : inset, DebugColor(depth: frame.depth))
    }
  }

  /// Paints the inner edge of an area.
  private func outline(_ area: PixelRect, width: Int, color: Color, on bitmap: Bitmap) {
    let inner = area.insetBy(width)
    guard !inner.isEmpty else { return bitmap.fill(area, with: color) }
    for part in [
      PixelRect(x: area.x, y: area.y, width: area.width, height: width),
      PixelRect(x: area.x, y: inner.maxY, width: area.width, height: width),
      PixelRect(x: area.x, y: inner.y, width: width, height: inner.height),
      PixelRect(x: inner.maxX, y: inner.y, width: width, height: inner.height),
    ] { bitmap.fill(part, with: color) }
  }

  private func tags(
    of frames: [(name: String, area: PixelRect, color: DebugColor)], on card: PixelRect,
    isMirrored: Bool
  ) throws(CanvasError) -> [DebugTag] {
    let size = Self.nameSize * Double(scale)
    let attributes = TextAttributes(design: .monospaced, weight: .medium, size: size)
    let padding = 2 * Self.tagPadding * scale
    var tags: [DebugTag] = []
    for (name, area, color) in frames where !name.isEmpty {
      let layout = try TextLayout(
        name, attributes: attributes, width: size * Self.longestName, maximumLines: 1,
        engine: engine)
      let place = DebugTag.place(
        width: Int(layout.size.width.rounded(.up)) + padding,
        height: Int(layout.size.height.rounded(.up)), in: area, isMirrored: isMirrored,
        beside: tags.map(\.area), on: card)
      if let place { tags.append(DebugTag(layout: layout, area: place, color: color)) }
    }
    return tags
  }

  private func paint(_ tag: DebugTag, on bitmap: Bitmap) {
    bitmap.fill(tag.area, with: tag.color.line)
    engine.draw(
      tag.layout, x: tag.area.x + Self.tagPadding * scale, y: tag.area.y, color: tag.color.ink,
      on: bitmap)
  }
}
