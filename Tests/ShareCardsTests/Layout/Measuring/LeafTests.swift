import Testing

@testable import ShareCards

/// The sizes of elements without children.
@Suite struct LeafTests {
  private func card(picture width: Double, _ height: Double) throws -> Card {
    var card = try Card.empty()
    card.pictures[.avatar] = try .sample(width: width, height: height)
    return card
  }

  @Test func aShapeFillsItsRoom() throws {
    for name in ["rectangle", "rounded-rectangle"] {
      #expect(try LaidOutView("\(name): accent", width: 30, height: 20)?.size == [30, 20])
      #expect(try LaidOutView("\(name): accent")?.size == [10, 10])
      #expect(try LaidOutView("\(name): accent", height: 50)?.size == [10, 50])
    }
  }

  @Test func aCircleTakesASquareOfItsRoom() throws {
    #expect(try LaidOutView("circle: accent", width: 30, height: 20)?.size == [20, 20])
    #expect(try LaidOutView("circle: accent", width: 5)?.size == [5, 5])
  }

  @Test(arguments: [
    (100.0, 100.0, 100.0, 50.0), (100, 20, 40, 20), (10, 100, 10, 5),
  ])
  func aWholePictureKeepsItsShape(
    width: Double, height: Double, ownWidth: Double, ownHeight: Double
  ) throws {
    let card = try card(picture: 60, 30)
    #expect(
      try LaidOutView("image: avatar", width: width, height: height, of: card)?.size
        == [ownWidth, ownHeight])
    let filled = try LaidOutView(
      "{image: avatar, content-mode: fill}", width: width, height: height, of: card)
    #expect(filled?.size == [width, height])
  }

  @Test func aPictureHasItsShapeWhereASideIsOpen() throws {
    let card = try card(picture: 60, 30)
    for mode in ["fit", "fill"] {
      let yaml = "{image: avatar, content-mode: \(mode)}"
      #expect(try LaidOutView(yaml, width: 50, of: card)?.size == [50, 25])
      #expect(try LaidOutView(yaml, height: 50, of: card)?.size == [100, 50])
      #expect(try LaidOutView(yaml, of: card)?.size == [80, 40])
    }
  }

  @Test func aPictureThatTheCardLacksIsNotThere() throws {
    #expect(try LaidOutView("image: logo", width: 9, height: 9, of: card(picture: 1, 1)) == nil)
  }

  @Test func aBarIsAsHighAsItsLine() throws {
    var card = try Card.empty()
    card.progress = 0.5
    let yaml = "{progress: accent, line-width: 6}"
    #expect(try LaidOutView(yaml, width: 90, height: 50, of: card)?.size == [90, 6])
    #expect(try LaidOutView(yaml, of: card)?.size == [160, 6])
  }

  @Test func aRingTakesASquareOfItsRoom() throws {
    var card = try Card.empty()
    card.progress = 0.5
    #expect(try LaidOutView("ring: accent", width: 90, height: 50, of: card)?.size == [50, 50])
    #expect(try LaidOutView("ring: accent", of: card)?.size == [80, 80])
  }

  @Test(arguments: [(-1.0, 0.0), (0, 0), (0.25, 0.25), (1, 1), (7, 1), (.infinity, 1)])
  func aChartShowsWhatIsReached(progress: Double, shown: Double) throws {
    var card = try Card.empty()
    card.progress = progress
    for name in ["progress", "ring"] {
      let view = try LayoutMeasurer.sample(of: card).measure(
        LayoutNode.reading("\(name): accent"), ProposedSize(width: 100, height: 100))
      guard case .chart(let chart) = view?.drawing else {
        Issue.record("there is no \(name)")
        continue
      }
      #expect(chart.progress == shown)
    }
  }

  @Test(arguments: [nil, Double.nan])
  func aChartOfNothingIsNotThere(progress: Double?) throws {
    var card = try Card.empty()
    card.progress = progress
    for name in ["progress", "ring"] {
      #expect(try LaidOutView("\(name): accent", width: 9, height: 9, of: card) == nil)
    }
  }

  @Test func aSparklineNeedsValues() throws {
    var card = try Card.empty()
    card.stats = [
      StatItem(label: "a", value: "1", series: [1, 2]), StatItem(label: "b", value: "2"),
    ]
    let grid = "{grid: stats, item: {zstack: [{sparkline: accent, name: line}, \(box("a", 4, 4))]}}"
    let view = try LaidOutView(grid, width: 96, of: card)
    #expect(view?.all("line") == [[0, 0, 40, 40]])
  }
}
