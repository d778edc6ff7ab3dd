import SiteGenerator
import Testing

/// What a change changes, and what it leaves alone.
@Suite struct FingerprintTests {
  private static let link = "link: https://share.example/open"
  private static let base: [String: String?] = [
    "content/a.md": "---\ntitle: A\n---\nText\n",
    "content/b.md": "---\ntitle: B\n\(link)\n---\nText\n",
    "content/c.md": "---\nkind: achievement\ntitle: C\nmetric: 5\nicon: star\n---\n",
    "themes/test/cards/achievement.yml": "content: {text: \"{metric}\", font: metric}\n",
    "site/static/s.txt": "s",
  ]

  private func fingerprints(
    _ changes: [String: String?] = [:], configuration: String = ""
  ) throws -> [String: Fingerprint] {
    let files = Self.base.merging(changes) { $1 }
    let plan = try SiteFixture(files, configuration: configuration).plan()
    return Dictionary(uniqueKeysWithValues: plan.artifacts.map { ($0.path, $0.fingerprint) })
  }

  /// The artifacts that a change changes, cards without their sizes.
  private func changed(
    _ changes: [String: String?] = [:], configuration: String = ""
  ) throws -> Set<String> {
    let (before, after) = try (fingerprints(), fingerprints(changes, configuration: configuration))
    let paths = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
    return Set(
      paths.map { path in
        path.hasPrefix("cards/")
          ? path.split(separator: "/").dropLast().joined(separator: "/") : path
      })
  }

  private static let listings: Set = ["index.html", "gallery/index.html"]
  /// The pages that show moments: each of so few shows all others, too.
  private static let moments = listings.union(["a/index.html", "b/index.html", "c/index.html"])
  private static let pages = moments.union(["404.html"])
  private static let cards: Set = ["cards/a", "cards/b", "cards/c"]

  @Test func nothingChangesByItself() throws {
    #expect(try changed() == [])
  }

  @Test(arguments: [
    "title: Z", "title: A\nsubtitle: x", "title: A\nstyle: minimal", "title: A\nlanguage: sv",
    "title: A\nbrand: x", "title: A\n\(link)", "title: A\nicon: star", "title: A\nicon: 🏆",
  ])
  func aPagesFieldChangesItAndItsCards(frontMatter: String) throws {
    let text = "---\n\(frontMatter)\n---\nText\n"
    #expect(
      try changed(["content/a.md": text]) == Self.moments.union(["cards/a"]))
  }

  @Test(arguments: [
    "---\ntitle: A\n---\nOther text\n", "---\ntitle: A\ndate: 2026-01-01\n---\nText\n",
    "---\ntitle: A\ndescription: x\n---\nText\n", "---\ntitle: A\nimage-alt: x\n---\nText\n",
  ])
  func whatTheCardDoesNotShowLeavesItAlone(text: String) throws {
    #expect(try changed(["content/a.md": text]) == Self.moments)
  }

  @Test func aNewPageChangesWhatShowsIt() throws {
    #expect(
      try changed(["content/d.md": "# D\n"])
        == Self.moments.union(["d/index.html", "cards/d"]))
    let unlisted = "---\ntitle: D\nlisted: false\n---\n"
    #expect(try changed(["content/d.md": unlisted]) == ["d/index.html", "cards/d"])
  }

  /// The page's link keeps its card as it is, but its addresses are others.
  @Test func aMovedPageIsAnother() throws {
    let text = try #require(Self.base["content/b.md"])
    let after = try fingerprints(["content/b.md": nil, "content/d.md": text])
    let before = try fingerprints()
    #expect(before["b/index.html"] != after["d/index.html"])
    #expect(before["cards/b/wide.png"] == after["cards/d/wide.png"])
    for path in Self.listings { #expect(before[path] != after[path]) }
  }

  @Test func theSizesOfACardDiffer() throws {
    let all = try fingerprints()
    let sizes = ["square", "story", "wide", "compact"].compactMap { all["cards/a/\($0).png"] }
    #expect(Set(sizes).count == 4)
  }

  private static let effects: [(String, Set<String>)] = [
    ("themes/test/templates/page.mustache", pages), ("themes/test/theme.yml", pages),
    ("themes/test/strings/sv.yml", pages),
    ("themes/test/assets/style.css", pages.union(["assets/style.css"])),
    ("themes/test/cards/achievement.yml", pages.union(["cards/c"])),
    ("themes/test/card.yml", pages.union(cards)),
    ("themes/test/cards/page.yml", pages.union(["cards/a", "cards/b"])),
    ("site/static/s.txt", ["s.txt"]),
  ]

  @Test(arguments: effects)
  func aFileChangesWhatIsMadeFromIt(path: String, expected: Set<String>) throws {
    let text: String
    switch path.suffix(4) {
    case ".css": text = "b {}"
    case "ache": text = "{{page.title}}"
    default:
      if path.hasSuffix("/card.yml") {
        text = "body: {vstack: [{qr: 0.4}, {part: content}]}\n"
        break
      }
      text =
        path.contains("cards/") ? "content: {text: \"{title} \", font: title}" : "title: Other\n"
    }
    let other = path.contains("strings") ? "gallery: Galleri\n" : text
    #expect(try changed([path: other]) == expected)
  }

  @Test func anIconsGlyphChangesTheCardsWithIt() throws {
    let icons = TestTheme.files["themes/test/icons.yml"]?.replacing("e838", with: "e839")
    #expect(
      try changed(["themes/test/icons.yml": icons]) == Self.pages.union(["cards/c"]))
  }

  @Test func theCaptionOfTheCodeChangesEveryCard() throws {
    let strings = TestTheme.strings { "other \($0)" }
    #expect(
      try changed(["themes/test/strings/en.yml": strings]) == Self.pages.union(Self.cards))
  }

  private static let lines: [(String, Set<String>)] = [
    ("style: minimal", cards), ("language: sv", cards), ("brand: {name: Other}", cards),
    ("app: {link: \"https://share.example/x/{path}\"}", ["cards/a", "cards/c"]),
    ("app: {name: Other}", cards), ("# a comment", []),
  ]

  @Test(arguments: lines)
  func theConfigurationChangesEveryPageAndTheCardsThatShowIt(
    line: String, cards: Set<String>
  ) throws {
    #expect(try changed(configuration: line + "\n") == Self.pages.union(cards))
  }

  @Test func pagesAskForTheCardsVersion() throws {
    let site = try SiteFixture(["content/a.md": "# A\n"])
    let card = try #require(try site.plan().artifacts.first { $0.path == "cards/a/wide.png" })
    let address = "https://share.example/cards/a/wide.png?v=\(card.fingerprint.short)"
    #expect(try site.text("a/index.html").contains("content=\"\(address)\""))
    #expect(
      try site.text("gallery/index.html").contains(
        "/cards/a/wide.png?v=\(card.fingerprint.short)\n"))
    #expect(card.fingerprint.short.count == 12)
    #expect(card.fingerprint.text.hasPrefix(card.fingerprint.short))
  }

  /// One is hashed in pieces, the other as a whole.
  @Test(arguments: [0, 1, 240, 241, 1 << 20])
  func ofAFileIsThatOfItsOnePart(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    var builder = FingerprintBuilder()
    builder.add(bytes)
    #expect(Fingerprint(of: bytes) == builder.finish())
  }

  @Test func partsDoNotRunIntoOneAnother() {
    func fingerprint(_ parts: String...) -> Fingerprint {
      var builder = FingerprintBuilder()
      for part in parts { builder.add(part) }
      return builder.finish()
    }
    let all = [
      fingerprint(), fingerprint(""), fingerprint("", ""), fingerprint("ab"), fingerprint("a", "b"),
      fingerprint("b", "a"), fingerprint("ab", ""), fingerprint("", "ab"),
    ]
    #expect(Set(all).count == all.count)
    #expect(all.allSatisfy { $0.text.count == 32 })
  }
}
