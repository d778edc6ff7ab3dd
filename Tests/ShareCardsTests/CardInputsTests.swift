import Canvas
import Testing

@testable import ShareCards

@Suite struct CardInputsTests {
  private func inputs(_ card: Card) -> [String] {
    var inputs: [String] = []
    card.forEachInput { inputs.append($0) }
    return inputs
  }

  private static let picture: CardPicture? = {
    let source = try? PictureSource(Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8))
    return source.map { CardPicture(source: $0, key: .init(high: 1, low: 2)) }
  }()

  /// A change of each stored property, by its name.
  private static let changes: [String: [@Sendable (inout Card) -> Void]] = [
    "fields": [
      { $0.fields["title"] = "x" }, { $0.fields["note"] = "x" }, { $0.fields["brand"] = nil },
    ],
    "stats": [
      { $0.stats = [] }, { $0.stats[0] = StatItem(label: "a", value: "c") },
      { $0.stats[0] = StatItem(label: "b", value: "b") },
      { $0.stats[0] = StatItem(label: "a", value: "b", trend: .up) },
      { $0.stats[0] = StatItem(label: "a", value: "b", series: [1]) },
    ],
    "progress": [{ $0.progress = 0 }, { $0.progress = 1 }],
    "icon": [
      { $0.icon = nil }, { $0.icon = .glyph(IconGlyph(text: "x", family: nil)) },
      { $0.icon = .glyph(IconGlyph(text: "x", family: "x")) },
      { $0.icon = picture.map { .picture($0) } },
    ],
    "pictures": [
      { $0.pictures[.logo] = picture }, { $0.pictures[.avatar] = picture },
      { $0.pictures[.image] = picture },
    ],
    "language": [{ $0.language = "sv" }],
    "code": [
      { $0.code = nil }, { $0.code?.payload = "x" }, { $0.code?.correction = .low },
      { $0.code?.caption = "x" },
    ],
  ]

  @Test func differWithEveryPart() throws {
    var card = try Card.sample()
    card.stats = [StatItem(label: "a", value: "b")]
    let parts = Mirror(reflecting: card).children.compactMap(\.label)
    #expect(Set(parts) == Set(Self.changes.keys).union(["layout", "style"]))
    var all: Set = [inputs(card)]
    for part in parts.sorted() {
      for (index, change) in (Self.changes[part] ?? []).enumerated() {
        var changed = card
        change(&changed)
        #expect(all.insert(inputs(changed)).inserted, "\(part) \(index)")
      }
    }
    #expect(all.contains(inputs(card)))
  }
}
