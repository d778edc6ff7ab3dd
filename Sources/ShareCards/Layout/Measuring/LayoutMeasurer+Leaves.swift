import Canvas

extension LayoutMeasurer {
  /// What an element that fills its room takes where it is offered none, in points, as in SwiftUI.
  private static let idealLength = 10.0
  /// The height that a picture or a chart takes where it is offered none, in points.
  private static let idealHeight = 40.0
  /// How strong the part of a chart is that is not filled.
  private static let trackOpacity = 0.22

  /// Room outside of a stack, which takes none.
  func spacer(_ minimum: Double) -> MeasuredView {
    MeasuredView(width: minimum * pointScale, height: minimum * pointScale)
  }

  /// The plate with the code; nil on a card without a code.
  func codePlate() -> MeasuredView? {
    guard let plateSide else { return nil }
    var view = MeasuredView(width: plateSide, height: plateSide)
    view.drawing = .code
    return view
  }

  /// An icon in the box of its ink: it stands on an axis or an edge by what is seen of it.
  func measure(_ icon: IconElement) throws(CanvasError) -> MeasuredView? {
    let side = icon.size * pointScale
    switch card.icon {
    case nil: return nil
    case .picture(let picture):
      var view = MeasuredView(width: side * picture.aspect, height: side)
      view.drawing = .picture(picture, .fit)
      return view
    case .glyph(let glyph):
      let attributes = TextAttributes(
        family: glyph.family ?? FontLibrary.emojiFamily, weight: .regular, size: side)
      let layout = try TextLayout(
        glyph.text, attributes: attributes, width: side * 2, maximumLines: 1, engine: engine)
      let text = MeasuredText(
        layout, color: color(icon.color), isLarge: true, emSize: 0, trim: .ink)
      var view = MeasuredView(width: text.width, height: text.height)
      view.drawing = .text(text)
      return view
    }
  }

  /// A picture in the room that it is offered; nil when the card has none for the role.
  func measure(_ image: ImageElement, _ room: ProposedSize) -> MeasuredView? {
    guard let picture = card.pictures[image.role] else { return nil }
    let ideal = Self.idealHeight * pointScale
    var (width, height) = (room.width, room.height)
    if width == nil { width = (height ?? ideal) * picture.aspect }
    if height == nil { height = (width ?? ideal) / picture.aspect }
    var view = MeasuredView(width: width ?? ideal, height: height ?? ideal)
    if image.mode == .fit {
      let fitted = min(view.width, view.height * picture.aspect)
      (view.width, view.height) = (fitted, fitted / picture.aspect)
    }
    view.drawing = .picture(picture, image.mode)
    return view
  }

  /// A shape that fills its room; a circle takes a square of it.
  func measure(_ shape: ShapeElement, _ room: ProposedSize) -> MeasuredView {
    let ideal = Self.idealLength * pointScale
    var view = MeasuredView(width: room.width ?? ideal, height: room.height ?? ideal)
    var outline = shape.shape
    if case .circle = outline {
      let side = min(view.width, view.height)
      (view.width, view.height) = (side, side)
    }
    if case .roundedRectangle(let radius) = outline {
      outline = .roundedRectangle(radius: radius * pointScale)
    }
    view.drawing = .shape(outline, color(shape.color))
    return view
  }

  /// A chart of the card's progress or of the item's series; nil when there is none.
  func measure(_ chart: ChartElement, _ room: ProposedSize) -> MeasuredView? {
    let lineWidth = chart.lineWidth * pointScale
    let color = color(chart.color)
    var measured = MeasuredChart(
      kind: chart.kind, color: color, trackColor: color.opacity(Self.trackOpacity),
      lineWidth: lineWidth)
    let ideal = Self.idealHeight * pointScale
    var view = MeasuredView(width: room.width ?? 4 * ideal, height: room.height ?? ideal)
    switch chart.kind {
    case .progress, .ring:
      guard let progress else { return nil }
      measured.progress = progress
      if chart.kind == .progress {
        view.height = lineWidth
      } else {
        let side = min(room.width ?? 2 * ideal, room.height ?? 2 * ideal)
        (view.width, view.height) = (side, side)
      }
    case .sparkline:
      guard let series = item?.series, !series.isEmpty else { return nil }
      measured.series = series
    }
    view.drawing = .chart(measured)
    return view
  }
}

extension CardPicture {
  /// The width divided by the height, of a drawing of any proportions at most a hundred times one as
  /// long as the other.
  var aspect: Double {
    guard source.width > 0, source.height > 0 else { return 1 }
    return min(max(source.width / source.height, 0.01), 100)
  }
}
