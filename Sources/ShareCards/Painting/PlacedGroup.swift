import Canvas

/// Parts of a card that are painted as one.
///
/// They are painted first, then cut, then turned, then faded: where they overlap, the lower one does
/// not show through the upper.
struct PlacedGroup {
  /// In the order of painting, at their places before the group is turned.
  let elements: [PlacedElement]
  /// The frame that the layout gave the group, in output pixels of the card; it is turned around its
  /// middle.
  let bounds: Rect
  /// What multiplies the alpha of the whole, 0 … 1; what is not a number counts as 0.
  let opacity: Double
  /// The outline that the whole is cut to, in output pixels of the card before it is turned.
  let clip: Path?
  /// The angle in radians, clockwise; what is not a finite number counts as 0.
  let rotation: Double

  /// How the group is turned; nil when it is not.
  var turn: Turn? {
    guard rotation.isFinite, rotation != 0 else { return nil }
    return Turn(by: rotation, around: center)
  }

  /// The middle of the frame.
  var center: Path.Point {
    Path.Point(x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2)
  }

  /// Whether nothing is done to the parts together, so that each can be painted by itself.
  var isPlain: Bool { opacity >= 1 && clip == nil && turn == nil }

  /// The group as one that is only turned and faded, around one that is only cut.
  var split: PlacedGroup {
    let cut = PlacedGroup(elements: elements, bounds: bounds, opacity: 1, clip: clip, rotation: 0)
    return PlacedGroup(
      elements: [.group(cut)], bounds: bounds, opacity: opacity, clip: nil, rotation: rotation)
  }

  /// The pixels that the parts can touch, cut but not turned yet.
  var contentBounds: PixelRect {
    let union = elements.reduce(PixelRect.empty) { $0.union($1.paintedBounds) }
    return clip.map { union.intersection($0.pixelBounds ?? .empty) } ?? union
  }

  /// The pixels that painting can touch, in output pixels of the card.
  var paintedBounds: PixelRect {
    let content = contentBounds
    return turn?.turned(content) ?? content
  }
}
