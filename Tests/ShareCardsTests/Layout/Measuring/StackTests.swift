import Testing

@testable import ShareCards

/// Stacks offer and place as SwiftUI's do.
@Suite struct StackTests {
  @Test func placesFixedChildrenOneAfterTheOther() throws {
    let row = try #require(
      try LaidOutView(
        "{hstack: [\(box("a", 10, 20)), \(box("b", 30, 40))], spacing: 5}", width: 500,
        height: 500))
    #expect(row.size == [45, 40])
    #expect(row["a"] == [0, 10, 10, 20])
    #expect(row["b"] == [15, 0, 30, 40])
    let column = try #require(
      try LaidOutView("{vstack: [\(box("a", 10, 20)), \(box("b", 30, 40))], spacing: 5}"))
    #expect(column.size == [30, 65])
    #expect(column["a"] == [0, 0, 10, 20])
    #expect(column["b"] == [0, 25, 30, 40])
  }

  @Test func hasNoSpacingOfItsOwn() throws {
    let row = try #require(try LaidOutView("hstack: [\(box("a", 10, 20)), \(box("b", 30, 40))]"))
    #expect(row.width == 40)
  }

  @Test(arguments: [
    ("top", 0.0, 0.0), ("center", 10, 0), ("bottom", 20, 0), ("first-text-baseline", 20, 0),
  ])
  func alignsAcrossARow(alignment: String, small: Double, large: Double) throws {
    let row = try #require(
      try LaidOutView(
        "{hstack: [\(box("a", 10, 20)), \(box("b", 10, 40))], alignment: \(alignment)}"))
    #expect(row["a"]?[1] == small)
    #expect(row["b"]?[1] == large)
  }

  @Test(arguments: [("leading", 0.0), ("center", 10), ("trailing", 20), ("style", 0)])
  func alignsAcrossAColumn(alignment: String, left: Double) throws {
    let column = try #require(
      try LaidOutView(
        "{vstack: [\(box("a", 10, 20)), \(box("b", 30, 40))], alignment: \(alignment)}"))
    #expect(column["a"]?[0] == left)
    #expect(column["b"]?[0] == 0)
  }

  @Test func standsAsTheStyleHasItWhereNothingIsSaid() throws {
    let yaml = "vstack: [\(box("a", 10, 20)), \(box("b", 30, 40))]"
    let centered = try LaidOutView(yaml, of: .empty(alignment: .center))
    #expect(centered?["a"]?[0] == 10)
    #expect(try LaidOutView(yaml, of: .empty(alignment: .leading))?["a"]?[0] == 0)
  }

  @Test func sharesTheRoomEqually() throws {
    let row = try #require(
      try LaidOutView("{hstack: [\(fill("a")), \(fill("b"))], spacing: 10}", width: 110, height: 7))
    #expect(row.size == [110, 7])
    #expect(row["a"] == [0, 0, 50, 7])
    #expect(row["b"] == [60, 0, 50, 7])
  }

  @Test func givesTheFlexibleWhatTheFixedLeave() throws {
    let row = try #require(
      try LaidOutView(
        "{hstack: [\(fill("a")), \(box("b", 30, 5)), \(fill("c"))], spacing: 10}", width: 150,
        height: 7))
    #expect(row["a"] == [0, 0, 50, 7])
    #expect(row["b"] == [60, 1, 30, 5])
    #expect(row["c"] == [100, 0, 50, 7])
  }

  /// The one with a maximum can change less, so it is asked first and leaves the rest.
  @Test func asksTheLessFlexibleFirst() throws {
    let limited = fill("b", ", frame: {max-width: 20}")
    let row = try LaidOutView("hstack: [\(fill("a")), \(limited)]", width: 100, height: 7)
    #expect(row?["a"] == [0, 0, 80, 7])
    #expect(row?["b"] == [80, 0, 20, 7])
  }

  /// As above, for what has a minimum.
  @Test func asksWhatNeedsMoreFirst() throws {
    let needing = fill("b", ", frame: {min-width: 80}")
    let row = try LaidOutView("hstack: [\(fill("a")), \(needing)]", width: 100, height: 7)
    #expect(row?["a"] == [0, 0, 20, 7])
    #expect(row?["b"] == [20, 0, 80, 7])
  }

  @Test func asksTheHighestPriorityFirst() throws {
    let first = fill("b", ", layout-priority: 1")
    let row = try LaidOutView("hstack: [\(fill("a")), \(first)]", width: 100, height: 7)
    #expect(row?["a"] == [0, 0, 0, 7])
    #expect(row?["b"] == [0, 0, 100, 7])
    let last = fill("b", ", layout-priority: -1")
    #expect(
      try LaidOutView("hstack: [\(last), \(fill("a"))]", width: 100, height: 7)?["a"]
        == [0, 0, 100, 7])
  }

  @Test(arguments: ["frame: {width: 30}", "frame: {min-width: 30}"])
  func leavesTheLessImportantWhatItNeeds(frame: String) throws {
    let first = fill("b", ", layout-priority: 1")
    let needing = fill("a", ", \(frame)")
    let row = try LaidOutView("hstack: [\(needing), \(first)]", width: 100, height: 7)
    #expect(row?["a"] == [0, 0, 30, 7])
    #expect(row?["b"] == [30, 0, 70, 7])
  }

  /// A height that is needed takes nothing of a row's width.
  @Test func reservesAlongItsOwnAxisAlone() throws {
    let first = fill("b", ", layout-priority: 1")
    let high = fill("a", ", frame: {min-height: 30, max-width: 10}")
    let row = try LaidOutView("hstack: [\(high), \(first)]", width: 100, height: 40)
    #expect(row?["b"]?[2] == 100)
  }

  @Test func offersItsWholeWidthToAColumnsChildren() throws {
    let column = try #require(
      try LaidOutView(
        "{vstack: [\(fill("a")), \(box("b", 4, 10)), \(fill("c"))], spacing: 5}", width: 60,
        height: 100))
    #expect(column["a"] == [0, 0, 60, 40])
    #expect(column["b"] == [0, 45, 4, 10])
    #expect(column["c"] == [0, 60, 60, 40])
  }

  /// SwiftUI's shapes are 10 points long where nothing is offered.
  @Test func leavesChildrenTheirIdealSizeWithoutAnOffer() throws {
    let row = try #require(try LaidOutView("{hstack: [\(fill("a")), \(fill("b"))], spacing: 1}"))
    #expect(row.size == [21, 10])
    #expect(row["b"] == [11, 0, 10, 10])
  }

  @Test func growsBeyondARoomThatIsTooSmall() throws {
    let row = try LaidOutView(
      "{hstack: [\(box("a", 80, 5)), \(fill("b")), \(box("c", 40, 5))], spacing: 5}", width: 100,
      height: 5)
    #expect(row?.width == 130)
    #expect(row?["b"] == [85, 0, 0, 5])
  }

  @Test func closesUpWhereAChildHasNothingToShow() throws {
    let gone = [
      "{text: '{title}'}", "{icon: accent}", "{image: avatar}", "{qr: 0.4}",
      "{progress: accent}", "{grid: stats, item: {text: '{label}'}}", "{vstack: [{icon: accent}]}",
      fill("x", ", when: title"), fill("x", ", unless: style.leading"),
    ]
    for view in gone {
      let row = try LaidOutView(
        "{hstack: [\(box("a", 10, 5)), \(view), \(fill("b"))], spacing: 10}", width: 100,
        height: 5)
      #expect(row?["a"] == [0, 0, 10, 5], "\(view)")
      #expect(row?["b"] == [20, 0, 80, 5], "\(view)")
      #expect(row?["x"] == nil)
    }
  }

  @Test(arguments: ["hstack", "vstack", "zstack"])
  func showsNothingWithoutChildrenThatShow(stack: String) throws {
    #expect(
      try LaidOutView("{\(stack): [{icon: accent}, {qr: 0.4}]}", width: 100, height: 100) == nil)
  }

  @Test func alignsWhatHasNoTextByItsBottom() throws {
    var card = try Card.empty()
    card.fields["title"] = "H"
    let row = try #require(
      try LaidOutView(
        "{hstack: [{text: '{title}', font: {size: 40}, name: t}, \(box("a", 5, 9))],"
          + " alignment: first-text-baseline}", width: 500, of: card))
    let (text, shape) = (try #require(row["t"]), try #require(row["a"]))
    // What belongs to a box below its baseline is 22 % of the em.
    #expect(abs(shape[1] + shape[3] - (text[1] + text[3] - 8.8)) < 0.6)
  }

  @Test func putsFirstBaselinesOnOneLine() throws {
    var card = try Card.empty()
    card.fields["title"] = "H"
    let row = try #require(
      try LaidOutView(
        "{hstack: [{text: '{title}', font: {size: 80}, name: large},"
          + " {text: '{title}', font: {size: 20}, name: small}], alignment: first-text-baseline}",
        width: 500, of: card))
    let (large, small) = (try #require(row["large"]), try #require(row["small"]))
    // Capitals stand on the baseline, and 22 % of the em below it belong to the box.
    #expect(abs((large[1] + large[3] - 17.6) - (small[1] + small[3] - 4.4)) < 0.6)
    #expect(small[1] > 30)
  }
}
