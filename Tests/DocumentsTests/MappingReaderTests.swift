import Diagnostics
import Documents
import Testing

@Suite struct MappingReaderTests {
  struct Page: Equatable, Sendable {
    var title: String?
    var subtitle: String?
    var draft: Bool
    var tags: [String]?
  }

  private static let page = ValueDecoder<Page>.mapping { reader in
    let title = reader.required("title", .text)
    let subtitle = reader.optional("subtitle", .text)
    let draft = reader.value("draft", .boolean, default: false)
    let tags = reader.optional("tags", .list(of: .text))
    return Page(title: title, subtitle: subtitle, draft: draft, tags: tags)
  }

  private func decode(_ yaml: String) -> (value: Page?, diagnostics: [Diagnostic]) {
    let source = SourceText(path: "a.md", bytes: Array(yaml.utf8))
    return Self.page.decode(yaml: SourcePart(source), documentName: "front matter")
  }

  @Test func takesTypedValuesOut() {
    let (value, diagnostics) = decode("title: 007\nsubtitle:\ndraft: true\ntags: [no, 1.10]\n")
    #expect(value == Page(title: "007", subtitle: nil, draft: true, tags: ["no", "1.10"]))
    #expect(diagnostics == [])
  }

  @Test func reportsEveryFaultInOneRun() {
    let (value, diagnostics) = decode(
      "titel: A\ndraft: yes\ntags: running\nsubtitle: [a]\ndraft: true\n")
    #expect(value == nil)
    #expect(
      printed(diagnostics) == """
        a.md:1:1: error: missing 'title' [missing-key]
            titel: A
            ^~~~~~~~ add 'title: …'
        a.md:1:1: error: unknown key 'titel' [unknown-key]
            titel: A
            ^~~~~ did you mean 'title'? keys: title, subtitle, draft, tags
        a.md:2:8: error: 'draft' must be true or false, not 'yes' [wrong-type]
            draft: yes
                   ^~~ write true or false
        a.md:3:7: error: 'tags' must be a list, not text [wrong-type]
            tags: running
                  ^~~~~~~ write it as [first, second]
        a.md:4:11: error: 'subtitle' must be text, not a list [wrong-type]
            subtitle: [a]
                      ^~~ put the value in quotes if the brackets belong to it
        a.md:5:1: error: the key 'draft' appears twice [duplicate-key]
            draft: true
            ^~~~~ it is already on line 2: keep one of them

        """)
  }

  @Test func pointsAtAKeyThatWasLeftEmpty() {
    #expect(
      printed(decode("subtitle: b\ntitle: null\n").diagnostics) == """
        a.md:2:1: error: missing 'title' [missing-key]
            title: null
            ^~~~~ add 'title: …'

        """)
  }

  @Test(arguments: ["", "# nothing\n", "---\n", "~\n", "{}\n"])
  func readsAnEmptyDocumentAsAMappingWithoutKeys(yaml: String) {
    let diagnostics = decode(yaml).diagnostics
    #expect(diagnostics.map(\.message) == ["missing 'title'"])
  }

  @Test func refusesADocumentThatIsNoMapping() {
    #expect(
      printed(decode("title:Hello\n").diagnostics) == """
        a.md:1:1: error: front matter must be a mapping, not text [wrong-type]
            title:Hello
            ^~~~~~~~~~~ write it as 'key: value' lines

        """)
  }

  @Test func tellsARefusedValueOnce() {
    let (_, diagnostics) = decode("title: !Wow nice\ndraft: *x\ntags: [&a b]\n")
    #expect(diagnostics.map(\.code) == [.unsupportedYAML, .unsupportedYAML, .unsupportedYAML])
  }

  @Test func decodesNothingOfABrokenDocument() {
    #expect(decode("titel: A\nb: c: d\n").diagnostics.map(\.code) == [.invalidYAML])
  }

  @Test func givesTheValueWithItsWarnings() {
    let (value, diagnostics) = decode("title: 50% off # note\n")
    #expect(value?.title == "50% off")
    #expect(diagnostics.map(\.code) == [.truncatedByComment])
  }

  @Test func namesKeysByTheirWholePath() {
    let decoder = ValueDecoder<[Int]>.mapping { reader in
      let sizes = reader.optional(
        "cards",
        ValueDecoder<Int>.mapping { reader in
          reader.required("scale", .integer(in: 1...3))
        })
      let stats = reader.optional(
        "stats",
        .list(
          of: ValueDecoder<String>.mapping { reader in
            let label = reader.required("label", .text)
            _ = reader.optional("series", .list(of: .number()))
            return label
          }))
      return [sizes ?? 0, stats?.count ?? 0]
    }
    let source = SourceText(
      path: "a.md",
      bytes: Array(
        """
        cards: {scale: 4, sizes: x}
        stats:
          - label: [a]
          - series: [1, two, ~]
            value: 3
          - text

        """.utf8))
    let diagnostics = decoder.decode(yaml: SourcePart(source), documentName: "site.yml").diagnostics
    #expect(
      diagnostics.map(\.message) == [
        "'cards.scale' must be a whole number from 1 to 3, not '4'",
        "unknown key 'sizes' in 'cards'",
        "'label' of item 1 of 'stats' must be text, not a list",
        "missing 'label' in item 2 of 'stats'",
        "item 2 of 'series' of item 2 of 'stats' must be a number, not 'two'",
        "item 3 of 'series' of item 2 of 'stats' is empty",
        "unknown key 'value' in item 2 of 'stats'",
        "item 3 of 'stats' must be a mapping, not text",
      ])
  }

  @Test func givesThePlacesOfKeysForLaterChecks() throws {
    let source = MarkedSource("1️⃣title: A\n2️⃣style: 3️⃣x\nother:\n")
    let root = try #require(YAMLReader.read(source.text).root)
    var reader = MappingReader(
      root, context: DecodingContext(source: source.text, documentName: "front matter"))
    #expect(reader.location(of: "style") == source.location(2, length: 5))
    #expect(reader.location(of: "none") == nil)
    #expect(reader.node(for: "style")?.text == "x")

    reader.report(.unknownStyle, "unknown style 'x'", at: "style")
    reader.report(.invalidValue, severity: .warning, "no card", at: "card")
    reader.allow(["title", "style", "other"])
    reader.finish()
    #expect(
      reader.context.diagnostics.map(\.location) == [
        source.location(3), source.location(1, length: 8),
      ])
    #expect(reader.context.diagnostics.map(\.severity) == [.error, .warning])
  }

  @Test func looksNotIntoANodeThatIsNoMapping() {
    let source = SourceText(path: "a", bytes: Array("x".utf8))
    let node = DocumentNode(
      .scalar(text: "x", style: .plain), at: SourceLocation(file: "a", line: 1))
    var reader = MappingReader(
      node, context: DecodingContext(source: source, documentName: "theme"))
    #expect(reader.required("title", .text) == nil)
    reader.finish()
    #expect(reader.context.diagnostics.map(\.message) == ["theme must be a mapping, not text"])
  }
}
