import Canvas
import Testing

@testable import ShareCards

/// What shrinks to fit, and how far.
@Suite struct ScalingTests {
  private func card(_ title: String) throws -> Card {
    var card = try Card.empty()
    card.fields["title"] = title
    return card
  }

  private func text(
    _ title: String, width: Double, _ keys: String
  ) throws -> (view: MeasuredView, layout: TextLayout) {
    let node = try LayoutNode.reading("{text: '{title}', font: {size: 40}, \(keys)}")
    let view = try #require(
      try LayoutMeasurer.sample(of: card(title)).measure(
        node, ProposedSize(width: width * 2, height: nil)))
    return (view, try #require(view.texts.first).layout)
  }

  private let words = "wonder wander"

  @Test func aTextTakesFewerLinesBeforeItIsSmall() throws {
    let whole = try text(words, width: 1000, "lines: 3").view.width / 2
    let little = try text(words, width: whole * 0.75, "lines: 3, minimum-scale-factor: 0.3")
    #expect(little.layout.lineCount == 1)
    #expect(abs(little.view.width / 2 - whole * 0.75) < whole * 0.02)
    let much = try text(words, width: whole * 0.5, "lines: 3, minimum-scale-factor: 0.3")
    #expect(much.layout.lineCount == 2)
    #expect(much.view.isWhole)
  }

  @Test func aTextWithoutAScaleKeepsItsSize() throws {
    let (view, layout) = try text("wonderful", width: 90, "lines: 1")
    #expect(!view.isWhole)
    #expect(layout.isTruncated)
    #expect(view.width <= 182)
  }

  @Test func aTextEndsInAnEllipsisAtItsSmallest() throws {
    let (view, layout) = try text(
      String(repeating: "wonder ", count: 40), width: 100, "lines: 2, minimum-scale-factor: 0.5")
    #expect(layout.isTruncated && !view.isWhole)
    #expect(layout.lineCount == 2)
    #expect(view.width <= 202)
  }

  @Test func aGroupKeepsItsProportions() throws {
    let group = """
      {hstack: [\(box("a", 60, 50)), \(box("b", 30, 10))], spacing: 10, minimum-scale-factor: 0.3}
      """
    let view = try #require(try LaidOutView(group, width: 50, height: 100))
    let scale = view.width / 100
    #expect(scale > 0.48 && scale <= 0.51)
    for (name, frame) in [("a", [0, 0, 60, 50]), ("b", [70, 20, 30, 10])] as [(String, [Double])] {
      let places = zip(try #require(view[name]), frame)
      #expect(places.allSatisfy { abs($0 - $1 * scale) < 0.01 }, "\(name)")
    }
    #expect(try LaidOutView(group, width: 100, height: 50)?.size == [100, 50])
    let low = try #require(try LaidOutView(group, width: 500, height: 30))
    #expect(low.height > 29 && low.height <= 31)
  }

  @Test func aGroupShrinksOnWhereNothingElseHelps() throws {
    let view = try LaidOutView(
      "{zstack: [\(box("a", 100, 100))], minimum-scale-factor: 0.9}", width: 20, height: 20)
    #expect(try #require(view).width <= 21)
  }

  @Test func aGroupWithoutAScaleKeepsItsSize() throws {
    #expect(try LaidOutView("zstack: [\(box("a", 100, 100))]", width: 20)?.size == [100, 100])
  }

  @Test(arguments: ["width: 100", "max-width: 100"])
  func aGroupShrinksInsideOfItsFrame(frame: String) throws {
    let node = try LayoutNode.reading(
      """
      {vstack: [{text: '{title}', font: {size: 20}, lines: 2}], frame: {\(frame)},
       minimum-scale-factor: 0.2}
      """)
    let view = try #require(
      try LayoutMeasurer.sample(of: card("a title that is about four lines long unless it shrinks"))
        .measure(node, ProposedSize(width: 400, height: 400)))
    #expect(view.isWhole)
    #expect(view.width > 170 && view.width <= 202)
  }

  @Test(arguments: [20, 30, 60, 150, 333, 700, 1_200] as [Double])
  func keepsAsManyLinesAsThereIsRoomFor(height: Double) throws {
    let node = try LayoutNode.reading(
      "{vstack: [{text: '{title}', font: {size: 30}, lines: 100}], minimum-scale-factor: 0.5}")
    var measurer = try LayoutMeasurer.sample(
      of: card(String(repeating: "line\n", count: 99) + "end"))
    let room = ProposedSize(width: 500, height: height)
    let fitted = try #require(try measurer.measure(node, room))
    #expect(!fitted.isWhole && fitted.height <= height + 1)
    let lines = try #require(fitted.texts.first).layout.lineCount
    #expect(lines < 100)
    measurer.shrink = 0.5
    measurer.lineLimit = lines + 1
    let taller = try #require(try measurer.measureContent(of: node, room))
    #expect(taller.height > height)
  }

  @Test func cutsTheLongestTextInTime() throws {
    let node = try LayoutNode.reading(
      "{vstack: [{text: '{title}', font: title, lines: 100}], minimum-scale-factor: 0.5}")
    let measurer = try LayoutMeasurer.sample(
      of: card(String(repeating: "a word ", count: 10_000)))
    let start = ContinuousClock.now
    let view = try #require(try measurer.measure(node, ProposedSize(width: 100, height: 90)))
    #expect(ContinuousClock.now - start < .seconds(10))
    #expect(view.texts.allSatisfy { $0.layout.isTruncated })
    #expect(view.height <= 91)
  }

  @Test func shrinksNoTextForTheMarksThatItLost() throws {
    let node = try LayoutNode.reading(
      "{vstack: [{text: '{title}', font: title}], minimum-scale-factor: 0.5}")
    let room = ProposedSize(width: 900, height: 900)
    let measurer = try LayoutMeasurer.sample(
      of: card("Z" + String(repeating: "\u{323}", count: 5_000)))
    let fitted = try #require(try measurer.measure(node, room))
    #expect(fitted.width == (try measurer.measureContent(of: node, room))?.width)
  }
}
