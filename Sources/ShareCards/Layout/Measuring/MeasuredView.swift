import Canvas

/// A view with its size in output pixels, ready to be placed.
struct MeasuredView {
  var width: Double
  var height: Double
  /// Where the first line of text stands, in pixels below the top.
  var baseline: Double?
  /// What of the height is below the last line of text: it does not count where a text is to stand in
  /// the middle, since mostly there is little in it.
  var foot = 0.0
  /// What the view itself paints, below its children.
  var drawing: Drawing?
  /// The views in it, in the order of painting.
  var children: [Child] = []
  var effects = Effects()
  /// What the view is called where frames are shown.
  var name = ""
  /// Whether more room could not show more: no text in it is cut for lack of room or broken inside a
  /// word.
  var isWhole = true
  /// What texts in it are shrunk by for their own sake, by their identity, 0 … 1.
  var textScales: [Int: Double] = [:]

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A view at its place in another, the origin at the outer one's top left.
  struct Child {
    var x: Double
    var y: Double
    var view: MeasuredView
  }

  /// What an element without children paints.
  enum Drawing {
    case text(MeasuredText)
    case shape(ClipShape, Color)
    case picture(CardPicture, ImageElement.ContentMode)
    case chart(MeasuredChart)
    case code
  }

  /// What is done to the view as a whole when it is painted; lengths are pixels.
  struct Effects {
    typealias Shadow = (color: Color, radius: Double, x: Double, y: Double)

    var border: (color: Color, width: Double, shape: ClipShape)?
    var clip: ClipShape?
    var shadow: Shadow?
    var opacity = 1.0
    /// Radians, clockwise.
    var rotation = 0.0
  }

  /// Whether it is the plate of the code.
  var isCode: Bool {
    if case .code = drawing { true } else { false }
  }

  /// Puts a view into this one.
  mutating func add(_ view: MeasuredView, x: Double, y: Double) {
    children.append(Child(x: x, y: y, view: view))
    isWhole = isWhole && view.isWhole
    if !view.textScales.isEmpty { textScales.merge(view.textScales, uniquingKeysWith: min) }
  }

  /// All texts in the order of painting.
  var texts: [MeasuredText] {
    var texts = children.flatMap(\.view.texts)
    if case .text(let text) = drawing { texts.insert(text, at: 0) }
    return texts
  }
}
