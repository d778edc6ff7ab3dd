import Testing

@testable import ShareCards

/// Frames, padding and layers answer as SwiftUI's do.
@Suite struct FrameTests {
  @Test func aFixedLengthTakesThatMuch() throws {
    let view = try LaidOutView(box("a", 30, 20), width: 500, height: 500)
    #expect(view?.size == [30, 20])
    let one = try LaidOutView(fill("a", ", frame: {width: 30}"), width: 500, height: 40)
    #expect(one?.size == [30, 40])
  }

  @Test(arguments: [
    ("{min-width: 30}", 20.0, 30.0), ("{min-width: 30}", 50, 50), ("{max-width: 30}", 20, 20),
    ("{max-width: 30}", 50, 30), ("{max-width: infinity}", 50, 50),
    ("{min-width: 10, max-width: 30}", 5, 10), ("{min-width: 10, max-width: 30}", 15, 15),
    ("{min-width: 10, max-width: 30}", 50, 30),
  ])
  func aShapeFollowsItsLimits(frame: String, offered: Double, width: Double) throws {
    let view = try LaidOutView(fill("a", ", frame: \(frame)"), width: offered, height: 7)
    #expect(view?.size == [width, 7])
  }

  @Test(arguments: [
    ("{min-width: 30}", 30.0), ("{max-width: 30}", 30), ("{max-width: infinity}", 100),
    ("{min-width: 5}", 10), ("{max-width: 200}", 100), ("{width: 4}", 4),
  ])
  func aFrameAroundWhatIsFixed(frame: String, width: Double) throws {
    let yaml = "{zstack: [\(box("a", 10, 7))], frame: \(frame)}"
    #expect(try LaidOutView(yaml, width: 100, height: 50)?.size == [width, 7])
  }

  @Test func aFrameWithoutAnOfferIsAsLargeAsItsContent() throws {
    let yaml = "{zstack: [\(box("a", 10, 7))], frame: {max-width: infinity, max-height: infinity}}"
    #expect(try LaidOutView(yaml)?.size == [10, 7])
  }

  @Test(arguments: [
    ("top-leading", 0.0, 0.0), ("top", 20, 0), ("top-trailing", 40, 0), ("leading", 0, 15),
    ("center", 20, 15), ("trailing", 40, 15), ("bottom-leading", 0, 30), ("bottom", 20, 30),
    ("bottom-trailing", 40, 30), ("top-style", 0, 0),
  ])
  func standsWhereTheFrameSays(alignment: String, left: Double, top: Double) throws {
    let yaml =
      "{zstack: [\(box("a", 10, 10))], frame: {width: 50, height: 40, alignment: \(alignment)}}"
    #expect(try LaidOutView(yaml)?["a"] == [left, top, 10, 10])
  }

  @Test func aFrameWithoutAlignmentStandsAsTheStackAroundItHasIt() throws {
    let frame = "{zstack: [\(box("a", 10, 10))], frame: {width: 50, height: 40}}"
    for (alignment, left) in [("leading", 0.0), ("center", 20), ("trailing", 40)] {
      let view = try LaidOutView("{vstack: [\(frame)], alignment: \(alignment)}")
      #expect(view?["a"] == [left, 15, 10, 10])
    }
  }

  @Test func whatIsLargerStandsOverAFixedFrame() throws {
    let view = try LaidOutView(
      "{zstack: [\(box("a", 30, 10))], frame: {width: 10, height: 20, alignment: center}}")
    #expect(view?.size == [10, 20])
    #expect(view?["a"] == [-10, 5, 30, 10])
  }

  @Test func qrIsTheSideOfThePlate() throws {
    let yaml = fill("a", ", frame: {width: qr, max-height: qr}")
    #expect(try LaidOutView(yaml, width: 300, height: 300, plateSide: 90)?.size == [90, 90])
    #expect(try LaidOutView(yaml, width: 300, height: 300)?.size == [0, 0])
  }

  @Test func theCodeIsAsLargeAsItsPlate() throws {
    #expect(try LaidOutView("qr: 0.4", width: 10, height: 10, plateSide: 90)?.size == [90, 90])
    #expect(try LaidOutView("qr: 0.4", width: 10, height: 10) == nil)
  }

  @Test func paddingIsAroundTheContentAndInsideOfTheFrame() throws {
    let padding = ", padding: {top: 1, leading: 2, bottom: 3, trailing: 4}"
    let row = try LaidOutView("{zstack: [\(box("a", 10, 20))]\(padding)}")
    #expect(row?.size == [16, 24])
    #expect(row?["a"] == [2, 1, 10, 20])
    let filled = try LaidOutView(
      "{zstack: [\(fill("a"))]\(padding), frame: {width: 50}}", width: 200, height: 30)
    #expect(filled?.size == [50, 30])
    #expect(filled?["a"] == [2, 1, 44, 26])
  }

  @Test func paddingLeavesNoLessThanNothing() throws {
    let view = try LaidOutView("{zstack: [\(fill("a"))], padding: 20}", width: 10, height: 10)
    #expect(view?["a"] == [20, 20, 0, 0])
  }

  @Test func layersAreOfferedTheViewsOwnSize() throws {
    let view = try LaidOutView(
      "{zstack: [\(box("a", 10, 20))], padding: 5, background: \(fill("b")), overlay: \(fill("c"))}",
      width: 500, height: 500)
    #expect(view?.size == [20, 30])
    #expect(view?["b"] == [0, 0, 20, 30])
    #expect(view?["c"] == [0, 0, 20, 30])
  }

  @Test(arguments: [("top-leading", 0.0, 0.0), ("bottom", 15, 26), ("trailing", 30, 13)])
  func layersStandWhereTheyAreAligned(alignment: String, left: Double, top: Double) throws {
    let view = try LaidOutView(
      "{zstack: [\(box("a", 40, 30))], overlay: \(box("b", 10, 4)), layer-alignment: \(alignment)}")
    #expect(view?["b"] == [left, top, 10, 4])
  }

  @Test func aLargeLayerChangesNothingAroundTheView() throws {
    let layered = "{zstack: [\(box("a", 10, 10))], background: \(box("b", 50, 50))}"
    let row = try LaidOutView("hstack: [\(layered), \(box("c", 10, 10))]")
    #expect(row?.size == [20, 10])
    #expect(row?["b"] == [-20, -20, 50, 50])
  }

  @Test func layersArePaintedInOrder() throws {
    let node = try LayoutNode.reading(
      "{circle: accent, name: a, background: [\(fill("b")), \(fill("c"))], overlay: \(fill("d"))}")
    let view = try #require(
      try LayoutMeasurer.sample(of: .empty()).measure(node, ProposedSize(width: 9, height: 9)))
    #expect(view.children.map(\.view.name) == ["b", "c", "", "d"])
  }

  @Test func aPileIsAsLargeAsItsLargestChildren() throws {
    let pile = try LaidOutView(
      "{zstack: [\(box("a", 10, 40)), \(box("b", 30, 20))], alignment: bottom-trailing}",
      width: 500, height: 500)
    #expect(pile?.size == [30, 40])
    #expect(pile?["a"] == [20, 0, 10, 40])
    #expect(pile?["b"] == [0, 20, 30, 20])
  }

  @Test func everyChildOfAPileIsOfferedItsRoom() throws {
    let pile = try LaidOutView("zstack: [\(fill("a")), \(fill("b"))]", width: 50, height: 40)
    #expect(pile?["a"] == [0, 0, 50, 40])
    #expect(pile?["b"] == [0, 0, 50, 40])
  }
}
