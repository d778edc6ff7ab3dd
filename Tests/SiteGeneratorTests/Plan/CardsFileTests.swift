import Testing

@Suite struct CardsFileTests {
  private let files: [String: String?] = [
    "content/a.md": """
    ---
    title: "A \\"first\\""
    date: 2026-01-02
    tags: [Rain, Hills]
    link: https://app.example/a
    image-alt: What a sees
    ---
    Text
    """,
    "content/s/b.md": "---\ntitle: B\nlanguage: sv\ndate: 2026-02-01\n---\n",
    "content/hidden.md": "---\ntitle: Hidden\nlisted: false\n---\n",
  ]

  @Test func namesTheCardsOfAllListedMomentsNewestFirst() throws {
    let site = try SiteFixture(
      files, configuration: "cards: {sizes: [wide]}\n")
    let cards = try site.plan().artifacts.filter { $0.path.hasPrefix("cards/") }
    let versions = Dictionary(uniqueKeysWithValues: cards.map { ($0.path, $0.fingerprint.short) })

    #expect(
      try site.text("cards.json") == """
        {
          "title": "Moments",
          "url": "https://share.example/",
          "language": "en",
          "moments": [
            {
              "path": "s/b",
              "title": "B",
              "description": "Moments",
              "kind": "page",
              "tags": [],
              "language": "sv",
              "page": "https://share.example/s/b/",
              "link": null,
              "alt": "B",
              "cards": [
                {
                  "size": "wide",
                  "url": "https://share.example/cards/s/b/wide.png?v=\(versions["cards/s/b/wide.png"] ?? "")",
                  "type": "image/png",
                  "width": 1200,
                  "height": 630
                }
              ]
            },
            {
              "path": "a",
              "title": "A \\"first\\"",
              "description": "Text",
              "kind": "page",
              "tags": [
                "Rain",
                "Hills"
              ],
              "language": "en",
              "page": "https://share.example/a/",
              "link": "https://app.example/a",
              "alt": "What a sees",
              "cards": [
                {
                  "size": "wide",
                  "url": "https://share.example/cards/a/wide.png?v=\(versions["cards/a/wide.png"] ?? "")",
                  "type": "image/png",
                  "width": 1200,
                  "height": 630
                }
              ]
            }
          ]
        }

        """)
  }

  @Test func changesWithTheCardsThatItNames() throws {
    func fingerprint(_ changes: [String: String?] = [:]) throws -> String? {
      try SiteFixture(files.merging(changes) { $1 }).plan().artifacts
        .first { $0.path == "cards.json" }?.fingerprint.text
    }
    let first = try #require(try fingerprint())
    #expect(try fingerprint() == first)
    #expect(try fingerprint(["content/s/b.md": "---\ntitle: C\n---\n"]) != first)
    #expect(
      try fingerprint(["content/hidden.md": "---\ntitle: Other\nlisted: false\n---\n"]) == first)
  }
}
