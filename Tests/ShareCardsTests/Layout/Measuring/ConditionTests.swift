import Canvas
import Testing

@testable import ShareCards

/// What has to be so for a view to be there.
@Suite struct ConditionTests {
  /// Whether a shape is there for a card with the condition, and whether it is with the opposite.
  private func isShown(
    _ condition: String, _ card: Card, plateSide: Double? = nil
  ) throws -> [Bool] {
    try ["when", "unless"].map { key in
      try LaidOutView(
        fill("a", ", \(key): \(condition)"), width: 9, height: 9, of: card, plateSide: plateSide)
        != nil
    }
  }

  @Test(arguments: ["title", "params.course", "caption", "initials", "brand-initial"])
  func looksAtFields(name: String) throws {
    var card = try Card.empty()
    #expect(try isShown(name, card) == [false, true])
    card.fields = CardFields(["title": "A", "params.course": "B", "brand": "C"])
    card.code = .sample
    #expect(try isShown(name, card) == [true, false])
  }

  @Test func looksAtTheCode() throws {
    #expect(try isShown("qr", .empty()) == [false, true])
    #expect(try isShown("qr", .empty(), plateSide: 50) == [true, false])
  }

  @Test func looksAtTheProgress() throws {
    var card = try Card.empty()
    #expect(try isShown("progress", card) == [false, true])
    card.progress = 0
    #expect(try isShown("progress", card) == [true, false])
    card.progress = .nan
    #expect(try isShown("progress", card) == [false, true])
  }

  @Test func looksAtTheStyle() throws {
    for alignment in ShareCardStyle.Alignment.allCases {
      let card = try Card.empty(alignment: alignment)
      let isLeading = alignment == .leading
      #expect(try isShown("style.leading", card) == [isLeading, !isLeading])
      #expect(try isShown("style.center", card) == [!isLeading, isLeading])
    }
    for placement in ShareCardStyle.BrandPlacement.allCases {
      var card = try Card.empty()
      card.style.brandPlacement = placement
      let isHeader = placement == .header
      #expect(try isShown("style.header", card) == [isHeader, !isHeader])
      #expect(try isShown("style.footer", card) == [!isHeader, isHeader])
    }
  }

  @Test(arguments: PictureRole.allCases)
  func looksAtPictures(role: PictureRole) throws {
    var card = try Card.empty()
    #expect(try isShown(role.rawValue, card) == [false, true])
    card.pictures[role] = try .sample()
    #expect(try isShown(role.rawValue, card) == [true, false])
  }

  @Test func looksAtTheItemOfAGrid() throws {
    var card = try Card.empty()
    card.stats = [
      StatItem(label: "a", value: "1", trend: .up), StatItem(label: "b", value: "2", series: [1]),
      StatItem(label: "c", value: ""),
    ]
    for (condition, count) in [("trend", 1), ("series", 1), ("value", 2), ("label", 3)] {
      let item = "{zstack: [\(box("cell", 1, 1)), \(box("a", 1, 1, ", when: \(condition)"))]}"
      let view = try LaidOutView("{grid: stats, item: \(item)}", width: 90, of: card)
      #expect(view?.all("cell").count == 3)
      #expect(view?.all("a").count == count, "\(condition)")
    }
  }

  @Test func allOfThemHaveToBeMet() throws {
    var card = try Card.empty()
    card.fields["title"] = "A"
    #expect(try isShown("[title, style.leading]", card)[0])
    #expect(try !isShown("[title, qr]", card)[0])
    #expect(try !isShown("[title, qr]", card)[1])
  }

  @Test func aTextWithoutItsFieldsIsNotThere() throws {
    var card = try Card.empty()
    let spans = "text: ['{title}', {text: ' {subtitle}', color: accent}]"
    #expect(try LaidOutView(spans, of: card) == nil)
    card.fields["subtitle"] = "b"
    #expect(try shown(spans, card) == " b")
    card.fields["title"] = "a"
    #expect(try shown(spans, card) == "a b")
  }

  private func shown(_ yaml: String, _ card: Card) throws -> String? {
    try LayoutMeasurer.sample(of: card)
      .measure(LayoutNode.reading(yaml), ProposedSize(width: 900, height: nil))?
      .texts.first?.layout.text
  }
}
