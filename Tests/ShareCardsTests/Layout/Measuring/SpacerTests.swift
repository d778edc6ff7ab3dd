import Testing

@testable import ShareCards

@Suite struct SpacerTests {
  @Test func takesWhatIsLeft() throws {
    let row = try LaidOutView(
      "hstack: [\(box("a", 10, 5)), {spacer: 0}, \(box("b", 20, 5))]", width: 100, height: 50)
    #expect(row?.size == [100, 5])
    #expect(row?["b"] == [80, 0, 20, 5])
  }

  @Test func sharesWithOtherSpacers() throws {
    let column = try LaidOutView(
      "vstack: [{spacer: 0}, \(box("a", 10, 20)), {spacer: 0}]", width: 50, height: 100)
    #expect(column?.size == [10, 100])
    #expect(column?["a"] == [0, 40, 10, 20])
  }

  @Test func comesAfterEverythingElse() throws {
    let row = try LaidOutView("hstack: [{spacer: 0}, \(fill("a"))]", width: 100, height: 5)
    #expect(row?["a"] == [0, 0, 100, 5])
    let low = fill("a", ", layout-priority: -10")
    #expect(
      try LaidOutView("hstack: [{spacer: 0}, \(low)]", width: 100, height: 5)?["a"]
        == [0, 0, 100, 5])
  }

  @Test func keepsItsLeast() throws {
    let row = try LaidOutView("hstack: [\(fill("a")), {spacer: 30}]", width: 100, height: 5)
    #expect(row?["a"] == [0, 0, 70, 5])
    let full = try LaidOutView(
      "hstack: [\(box("a", 90, 5)), {spacer: 30}, \(box("b", 1, 5))]", width: 100, height: 5)
    #expect(full?["b"] == [120, 0, 1, 5])
  }

  @Test func hasSpacingOnBothSides() throws {
    let row = try LaidOutView(
      "{hstack: [\(box("a", 10, 5)), {spacer: 0}, \(box("b", 10, 5))], spacing: 8}", width: 20,
      height: 5)
    #expect(row?["b"]?[0] == 26)
  }

  @Test func isAsLongAsItsLeastWithoutAnOffer() throws {
    let row = try LaidOutView("hstack: [\(box("a", 10, 5)), {spacer: 12}, \(box("b", 10, 5))]")
    #expect(row?.size == [32, 5])
  }

  @Test func takesNoRoomAcrossItsStack() throws {
    let row = "{hstack: [\(box("b", 10, 20)), {spacer: 0}], name: row}"
    let column = try LaidOutView("vstack: [\(fill("a")), \(row)]", width: 50, height: 100)
    #expect(column?["a"] == [0, 0, 50, 80])
    #expect(column?["row"] == [0, 80, 50, 20])
  }

  @Test func takesNoRoomAlone() throws {
    #expect(try LaidOutView("spacer: 4", width: 100, height: 100)?.size == [4, 4])
  }

  @Test func vanishesWhereItsConditionIsNotMet() throws {
    let row = try LaidOutView(
      "{hstack: [\(box("a", 10, 5)), {spacer: 9, when: title}, \(box("b", 10, 5))], spacing: 5}",
      width: 100, height: 5)
    #expect(row?["b"] == [15, 0, 10, 5])
  }

  /// As in SwiftUI, a frame around a spacer makes room of that length.
  @Test func hasTheLengthOfItsFrame() throws {
    let row = try LaidOutView(
      "hstack: [\(fill("a")), {spacer: 0, frame: {width: 30}}]", width: 100, height: 5)
    #expect(row?["a"] == [0, 0, 70, 5])
  }
}
