import Canvas

/// A layout node with its size in pixels, ready to be placed.
struct MeasuredNode {
  var width: Double
  var height: Double
  var content: Content
  /// The distances between the outer size and the content.
  var insets = EdgeDistances()

  indirect enum Content {
    case stack(LayoutNode.Axis, spacing: Double, children: [MeasuredNode])
    case text(MeasuredText)
    case rectangle(Color)
    case progress(ProgressBar)
  }

  /// Distances in pixels from the edges.
  struct EdgeDistances {
    var top = 0.0
    var left = 0.0
    var bottom = 0.0
    var right = 0.0
  }

  /// Whether more room could not show more: no text is cut for lack of it or broken inside a word.
  var isWhole: Bool {
    switch content {
    case .stack(_, _, let children): children.allSatisfy(\.isWhole)
    case .text(let text): !text.layout.lacksRoom && !text.layout.breaksInsideWords
    case .rectangle, .progress: true
    }
  }

  /// Whether the content takes the whole of a fixed size, instead of standing in its middle.
  var fillsItsFrame: Bool {
    switch content {
    case .rectangle, .progress: true
    case .stack, .text: false
    }
  }

  /// All texts in the order of the layout.
  var texts: [MeasuredText] {
    switch content {
    case .stack(_, _, let children): children.flatMap(\.texts)
    case .text(let text): [text]
    case .rectangle, .progress: []
    }
  }
}

/// How a bar of progress is painted.
struct ProgressBar {
  /// How much is filled, 0 … 1.
  let progress: Double
  let fillColor: Color
  let trackColor: Color
}

/// A set text with the room that its ink needs.
struct MeasuredText {
  let layout: TextLayout
  let color: Color
  let isLarge: Bool
  /// Where the text's origin lies inside its box, so that no ink leaves the box.
  let originX: Double
  let originY: Double
  /// The size of the box in pixels.
  let width: Double
  let height: Double

  /// Makes room for ink beyond the lines' own box, such as stacked accents.
  init(_ layout: TextLayout, color: Color, isLarge: Bool = false) {
    self.layout = layout
    self.isLarge = isLarge
    self.color = color
    let size = layout.size
    let ink = layout.inkBounds
    originX = max(0, -Double(ink.x) - 1)
    originY = max(0, -Double(ink.y) - 1)
    // In whole pixels, so that what is laid out beside it is rounded alike on both sides.
    width = max(size.width, Double(ink.maxX) - 1).rounded(.up) + originX
    height = max(size.height, Double(ink.maxY) - 1) + originY
  }
}
