import Diagnostics
import Documents
import Testing

@Suite struct JSONReaderTests {
  private func outlines(_ text: String) -> [String] {
    let read = ReadRecords(.json, text)
    #expect(read.messages == "")
    return read.outlines
  }

  /// The outline of a value that is written as one.
  private func value(_ text: String) -> String? {
    let read = ReadRecords(.ndjson, "{\"a\":\(text)}")
    #expect(read.messages == "")
    return read.records.first?.node["a"].map(outline)
  }

  @Test func readsOneRecordAnObject() {
    #expect(
      outlines(" [ {\"title\" : \"A\", \"n\": 1} ,\n\n{\"title\":\"B\"}]\n ")
        == ["{title: 'A', n: 1}", "{title: 'B'}"])
    #expect(outlines("[]") == [])
    #expect(outlines("[{}]") == ["{}"])
  }

  @Test func readsListsAndObjectsInside() {
    #expect(
      outlines("[{\"a\": [1, [], {\"b\": [true]}], \"c\": {}}]") == [
        "{a: [1, [], {b: [true]}], c: {}}"
      ])
  }

  @Test(arguments: [
    "0", "-0", "10", "-1.10", "1e5", "1E+05", "0.0e-0", "123456789012345678901234567890", "true",
    "false", "null",
  ])
  func keepsTheTextOfNumbersAndNames(text: String) {
    #expect(value(text) == text)
  }

  @Test func tellsNullFromText() {
    let node = ReadRecords(.ndjson, "{\"a\": null, \"b\": \"null\", \"c\": \"\"}").records.first?
      .node
    #expect(node?["a"]?.isNull == true)
    #expect(node?["b"]?.isNull == false)
    #expect(node?["c"]?.isNull == false)
  }

  @Test(arguments: [
    (#""""#, ""), (#""é🏆""#, "é🏆"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u00e9\u00E9\u0000""#, "éé\0"), (#""a\ud83c\udfc6b""#, "a🏆b"),
    (#""\uD834\uDD1E""#, "\u{1D11E}"), (#""\uE000\uD7FF\uFFFF""#, "\u{E000}\u{D7FF}\u{FFFF}"),
    ("\"\u{7F}\u{2028}\"", "\u{7F}\u{2028}"), (#""//, {[""#, "//, {["),
  ])
  func readsText(text: String, meaning: String) {
    #expect(value(text) == "'\(meaning)'")
  }

  @Test func knowsThePlaceOfEveryValue() throws {
    let source = MarkedSource(
      """
      [1️⃣{2️⃣"é": 3️⃣"🏆\\n", 4️⃣"b": 5️⃣[6️⃣1.5, 
         7️⃣{ }
        ], "c":8️⃣null}]
      """, path: "a")
    let node = try #require(ReadRecords(.json, source.text.bytes).records.first?.node)
    #expect(node.location == source.location(1, length: 23))
    #expect(node.entries?[0].keyLocation == source.location(2, length: 3))
    #expect(node["é"]?.location == source.location(3, length: 5))
    #expect(node.entries?[1].keyLocation == source.location(4, length: 3))
    #expect(node["b"]?.location == source.location(5, length: 5))
    #expect(
      node["b"]?.items?.map(\.location)
        == [source.location(6, length: 3), source.location(7, length: 3)].compactMap(\.self))
    #expect(node["c"]?.location == source.location(8, length: 4))
  }

  @Test func countsPlacesInTheWholeFile() {
    let source = MarkedSource("[ {}, 1️⃣{},\n\n 2️⃣{ }]", path: "a")
    #expect(
      ReadRecords(.json, source.text.bytes).records.dropFirst().map(\.node.location)
        == [source.location(1, length: 2), source.location(2, length: 3)].compactMap(\.self))
  }

  @Test func readsLines() {
    let read = ReadRecords(.ndjson, "\n{\"a\": 1}\n \t\n {\"a\": [2]} \n\n")
    #expect(read.outlines == ["{a: 1}", "{a: [2]}"])
    #expect(read.messages == "")
    #expect(ReadRecords(.ndjson, "") == ReadRecords(.ndjson, "\n \n"))
  }

  @Test func readsAsDeepAsTheLimit() {
    let lists = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(outlines("[{\"a\":\(lists)}]") == ["{a: \(lists)}"])
  }
}
