import Diagnostics
import Documents
import Testing

@Suite struct YAMLReaderTests {
  private func root(_ yaml: String) throws -> DocumentNode {
    let (root, diagnostics) = YAMLReader.read(SourceText(path: "a", bytes: Array(yaml.utf8)))
    #expect(diagnostics == [])
    return try #require(root)
  }

  @Test(arguments: [
    "007", "1:30", "no", "on", "1.10", "0x1F", "52,340", "404", "2024-05-01", "Won 🏆", "001122",
    "Weeknotes on Norway", "a#b", "http://example.org/x#y", "+1", "1e3", ".5", "Wow! yes", "100%",
    "it's", "مرحبا", "-1", "true", "a --- b", "50%", "AC/DC - live",
  ])
  func keepsPlainTextAsWritten(text: String) throws {
    let value = try root("title: \(text)\n")["title"]
    #expect(value?.content == .scalar(text: text, style: .plain))
    #expect(value?.isNull == false)
  }

  @Test(arguments: ["", "~", "null", " "])
  func readsAPlainEmptyValueAsNull(text: String) throws {
    #expect(try root("title: \(text)\n")["title"]?.isNull == true)
  }

  @Test(arguments: ["''", "\"\"", "\"~\"", "'null'", "Null", "NULL", "nullx"])
  func readsQuotedAndOtherTextAsText(text: String) throws {
    #expect(try root("title: \(text)\n")["title"]?.isNull == false)
  }

  @Test func knowsTheStyleOfEachScalar() throws {
    let node = try root(
      """
      a: plain
      b: 'single ''quoted'''
      c: "double\\tquoted \\u00e9"
      d: |
        one
        two
      e: >
        one
        two
      f: plain over
        two lines
      """)
    #expect(node["a"]?.content == .scalar(text: "plain", style: .plain))
    #expect(node["b"]?.content == .scalar(text: "single 'quoted'", style: .singleQuoted))
    #expect(node["c"]?.content == .scalar(text: "double\tquoted é", style: .doubleQuoted))
    #expect(node["d"]?.content == .scalar(text: "one\ntwo\n", style: .literal))
    #expect(node["e"]?.content == .scalar(text: "one two\n", style: .folded))
    #expect(node["f"]?.content == .scalar(text: "plain over two lines", style: .plain))
  }

  @Test func keepsTheOrderOfKeysAndItems() throws {
    let node = try root("z: 1\na: [x, y, {m: 1, b: 2}]\nm:\n  - p\n  - q\n")
    #expect(node.entries?.map(\.key) == ["z", "a", "m"])
    #expect(node["a"]?.items?.last?.entries?.map(\.key) == ["m", "b"])
    #expect(node["m"]?.items?.map(\.text) == ["p", "q"])
  }

  @Test(arguments: ["", "\n\n", "# only a comment\n"])
  func givesNothingForAnEmptyDocument(yaml: String) {
    let (root, diagnostics) = YAMLReader.read(SourceText(path: "a", bytes: Array(yaml.utf8)))
    #expect(root == nil)
    #expect(diagnostics == [])
  }

  @Test func acceptsTheMarkersOfASingleDocument() throws {
    #expect(try root("%YAML 1.1\n---\na: b\n...\n")["a"]?.text == "b")
  }

  @Test func placesValuesByScalarsAndNotByBytes() throws {
    let source = MarkedSource(
      """
      3️⃣größe🏆é: 1️⃣Ünïcödé 🎉 x
      "日本": [👩🏽‍🚀, 2️⃣ß]
      last: 4️⃣|
        x
      """)
    let root = try #require(YAMLReader.read(source.text).root)
    let entries = try #require(root.entries)
    #expect(entries[0].keyLocation == source.location(3, length: 7))
    #expect(entries[0].value.location == source.location(1, length: 11))
    #expect(entries[1].value.items?.last?.location == source.location(2))
    #expect(entries[2].value.location == source.location(4))
  }

  @Test func placesListsAndMappings() throws {
    let source = MarkedSource("a: 1️⃣[x, y]\nb:\n  2️⃣- one\n  - two\nc:\n  3️⃣d: e  \n  f: g\nh:4️⃣\n")
    let root = try #require(YAMLReader.read(source.text).root)
    #expect(root["a"]?.location == source.location(1, length: 6))
    #expect(root["b"]?.location == source.location(2, length: 5))
    #expect(root["c"]?.location == source.location(3, length: 4))
    #expect(root["h"]?.location == source.location(4))
  }

  @Test func countsLinesAsEditorsDo() throws {
    let source = MarkedSource("a: \"x\u{2028}y\u{85}z\"\nb: 1️⃣c\n")
    let root = try #require(YAMLReader.read(source.text).root)
    #expect(root["b"]?.location == source.location(1))
  }

  @Test func readsAConfigurationWithComments() throws {
    let node = try root(
      """
      # The site.
      title: Stride Moments
      url: https://share.example          # absolute
      brand: {name: Stride, color: "#1668d6"}
      app:
        schemes: [com.example.stride]            # besides https
        link: https://share.example/{path}/
        ios: {app-id: TEAMID.com.example, store-id: "123456789"}
      cards: {sizes: [square, story], budget: 300 KB, qr: {correction: M}}
      sections: {awards: {permalink: "/awards/{slug}/"}}
      publish:
        pages: {git: git@example.com:stride/share.git, cname: share.example}
      """)
    #expect(node["url"]?.text == "https://share.example")
    #expect(node["app"]?["link"]?.text == "https://share.example/{path}/")
    #expect(node["cards"]?["budget"]?.text == "300 KB")
    #expect(node["publish"]?["pages"]?["git"]?.text == "git@example.com:stride/share.git")
  }
}
