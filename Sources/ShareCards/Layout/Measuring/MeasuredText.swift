import Canvas

/// A set text with the box that it takes in a layout.
///
/// The box goes from the height of capitals on the first line to the foot of letters such as g on the
/// last one, whatever letters there are, so that texts beside one another stand alike; and it goes
/// beyond these where there is ink, so that none leaves its box.
struct MeasuredText {
  let layout: TextLayout
  let color: Color
  /// Whether it counts as large type for contrast (WCAG 2.2, success criterion 1.4.3).
  let isLarge: Bool
  /// Where the text's origin lies inside its box.
  let originX: Double
  let originY: Double
  /// The size of the box in pixels.
  let width: Double
  let height: Double
  /// What of the height is below the last baseline.
  let foot: Double
  /// Where the first line stands, in pixels below the top of the box.
  var baseline: Double { originY + layout.firstBaseline }

  /// The height of capitals in most fonts, as a share of the em.
  static let capitalHeight = 0.76
  /// How far letters go below the baseline in most fonts, as a share of the em.
  static let footHeight = 0.22

  /// How the box is cut to the left and right.
  enum Trim {
    /// At the ends of the lines as the font has them.
    case advance
    /// At the ink, so that letters of all sizes begin on one edge.
    case ink
  }

  /// - Parameters:
  ///   - layout: the text.
  ///   - color: its colour.
  ///   - isLarge: whether it counts as large type.
  ///   - emSize: the em in pixels; 0 for a box that has what there is of ink above and below, as
  ///     of icons.
  ///   - trim: how the box is cut to the left and right.
  init(_ layout: TextLayout, color: Color, isLarge: Bool, emSize: Double, trim: Trim) {
    self.layout = layout
    self.color = color
    self.isLarge = isLarge
    let ink = layout.inkBounds
    let (top, bottom) =
      emSize > 0
      ? (
        min(layout.firstBaseline - Self.capitalHeight * emSize, Double(ink.y)),
        max(layout.lastBaseline + Self.footHeight * emSize, Double(ink.maxY))
      ) : (Double(ink.y), Double(ink.maxY))
    originY = -top
    foot = emSize > 0 ? bottom - layout.lastBaseline : 0
    height = bottom - top
    switch trim {
    case .advance:
      // In whole pixels, so that what is laid out beside it is rounded alike on both sides.
      originX = max(0, -Double(ink.x))
      width = max(layout.size.width, Double(ink.maxX)).rounded(.up) + originX
    case .ink:
      originX = -Double(ink.x)
      width = Double(ink.width)
    }
  }
}
