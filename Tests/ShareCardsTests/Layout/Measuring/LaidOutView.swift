import Canvas
import Diagnostics
import Documents
import Testing

@testable import ShareCards

/// A view of a layout with the places of the named views in it, all in points.
///
/// Shapes in frames need no fonts, so that lengths are exact.
struct LaidOutView {
  let width: Double
  let height: Double
  private var frames: [(name: String, rect: Rect)] = []

  /// Measures a view as on a wide card, on which a point is two pixels; nil when the card has
  /// nothing for it to show.
  ///
  /// - Parameters:
  ///   - yaml: the view.
  ///   - width: the width that it is offered in points; nil leaves it to the view.
  ///   - height: the height that it is offered in points; nil leaves it to the view.
  ///   - card: what it shows.
  ///   - plateSide: the side of the code's plate in points; nil for a card without a code.
  /// - Throws: what is wrong with the view as it is written.
  init?(
    _ yaml: String, width: Double? = nil, height: Double? = nil, of card: Card? = nil,
    plateSide: Double? = nil
  ) throws {
    let node = try LayoutNode.reading(yaml)
    let card = try card ?? .empty()
    let measurer = try LayoutMeasurer.sample(of: card, plateSide: plateSide)
    let room = ProposedSize(width: width.map { $0 * 2 }, height: height.map { $0 * 2 })
    guard let view = try measurer.measure(node, room) else { return nil }
    (self.width, self.height) = (view.width / 2, view.height / 2)
    add(view, x: 0, y: 0)
  }

  private mutating func add(_ view: MeasuredView, x: Double, y: Double) {
    frames.append(
      (
        view.name,
        Rect(x: x / 2, y: y / 2, width: view.width / 2, height: view.height / 2)
      ))
    for child in view.children { add(child.view, x: x + child.x, y: y + child.y) }
  }

  /// The width and the height.
  var size: [Double] { [width, height] }

  /// The left edge, top edge, width and height of the first view of a name; nil without one.
  subscript(name: String) -> [Double]? { all(name).first }

  /// The same of all views of a name, in the order of painting.
  func all(_ name: String) -> [[Double]] {
    frames.filter { $0.name == name }
      .map { [$0.rect.x, $0.rect.y, $0.rect.width, $0.rect.height] }
  }
}

extension LayoutMeasurer {
  /// A measurer as for a wide card at scale 1; the side of the plate is in points.
  static func sample(of card: Card, plateSide: Double? = nil) throws -> LayoutMeasurer {
    var measurer = LayoutMeasurer(
      card: card, engine: try TextEngine(fonts: SampleFonts.system()),
      metrics: SizeMetrics(.wide), outputScale: 1, direction: .leftToRight,
      plateSide: plateSide.map { $0 * 2 }, fields: card.layoutFields, alignment: .center)
    measurer.alignment = measurer.styleAlignment
    return measurer
  }
}

extension LayoutNode {
  /// Reads a view that is given as text.
  static func reading(_ yaml: String) throws -> LayoutNode {
    let decoder = LayoutNode.decoder(in: LayoutScope())
    let (node, diagnostics) = decoder.decode(
      yaml: SourcePart(source(yaml)), documentName: "the view")
    return try #require(node, Comment(rawValue: printed(diagnostics)))
  }
}

extension Card {
  /// A card without any content, whose texts begin at the leading edge.
  static func empty(alignment: ShareCardStyle.Alignment = .leading) throws -> Card {
    var style = ShareCardStyle.minimal
    style.alignment = alignment
    return Card(fields: CardFields(), layout: try SampleTheme.layout("page"), style: style)
  }
}

/// A shape of fixed lengths as the layout's own text.
func box(_ name: String, _ width: Double, _ height: Double, _ more: String = "") -> String {
  "{rectangle: accent, name: \(name), frame: {width: \(width), height: \(height)}\(more)}"
}

/// A shape that fills its room as the layout's own text.
func fill(_ name: String, _ more: String = "") -> String {
  "{rectangle: accent, name: \(name)\(more)}"
}
