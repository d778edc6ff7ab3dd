import Diagnostics
import Documents
import Testing

@Suite struct CSVReaderTests {
  private func outlines(_ text: String) -> [String] {
    let read = ReadRecords(.csv, text)
    #expect(read.messages == "")
    return read.outlines
  }

  @Test func readsOneRecordARow() {
    #expect(
      outlines("title,metric\nFirst 5K,5.0 km\nHalf,21.1 km")
        == ["{title: First 5K, metric: 5.0 km}", "{title: Half, metric: 21.1 km}"])
  }

  @Test func readsCellsInQuotes() {
    #expect(
      outlines("a,b\n\"x, y\",\"say \"\"hi\"\"\"\n\"one\ntwo\",\"\"\"\"\n")
        == ["{a: x, y, b: say \"hi\"}", "{a: one\ntwo, b: \"}"])
  }

  @Test func keepsTheTextOfCellsAsItIs() {
    #expect(
      outlines("a,b,c,d,e\n007,1.10, x ,true,'q'\n") == [
        "{a: 007, b: 1.10, c:  x , d: true, e: 'q'}"
      ])
  }

  @Test func takesWordsThatMeanNothingInYAMLAsText() throws {
    let record = try #require(ReadRecords(.csv, "a,b,c\nnull,~,\"null\"\n").records.first)
    #expect(outline(record.node) == "{a: 'null', b: '~', c: 'null'}")
    #expect(record.node.entries?.contains { $0.value.isNull } == false)
  }

  @Test func leavesTheKeysOfEmptyCellsOut() {
    #expect(outlines("a,b,c,d.e,f[]\n,\"\",x,,\n") == ["{c: x}"])
    #expect(outlines("a,b\n,\n \t,\" \"\n") == ["{}", "{b:  }"])
  }

  @Test func skipsBlankLines() {
    #expect(outlines("\n  \na\n\nx\n \t\ny\n\n") == ["{a: x}", "{a: y}"])
    #expect(outlines("a\n") == [])
  }

  @Test func trimsKeys() {
    #expect(outlines(" a ,\"b\n\n\"\n1,2\n") == ["{a: 1, b: 2}"])
  }

  @Test func takesDotsInKeysAsPaths() {
    #expect(
      outlines("params.city,title,params.geo.lat,1\nMalmö,A,55.6,x\n,B,,\n") == [
        "{params: {city: Malmö, geo: {lat: 55.6}}, title: A, 1: x}", "{title: B}",
      ])
  }

  @Test func takesNumbersInKeysAsPlacesInLists() {
    #expect(
      outlines("s.2.label,s.1.label,s.1.value,t.1,t.2\nb,a,1,x,y\nb,,,,y\n") == [
        "{s: [{label: a, value: 1}, {label: b}], t: [x, y]}", "{s: [{label: b}], t: [y]}",
      ])
  }

  @Test func readsAsManyItemsAsThereAreColumns() {
    let keys = (1...12).map { "s.\($0)" }.joined(separator: ",")
    let values = (1...12).map { "\($0)" }
    #expect(
      outlines("\(keys)\n\(values.joined(separator: ","))")
        == ["{s: [\(values.joined(separator: ", "))]}"])
  }

  @Test func dividesTheCellsOfListsAtSemicolons() {
    #expect(
      outlines(
        "tags[],p.q[]\n run ; 5k;;\"x ,\"a;\"\"b\"\" \n;c\"\n".replacing("\"x ,", with: "x ,"))
        == ["{tags: [run, 5k, x], p: {q: [a, \"b\", c]}}"])
    #expect(outlines("tags[],a\n ; ;,x\n~;null,y\n") == ["{a: x}", "{tags: ['~', 'null'], a: y}"])
  }

  @Test func knowsThePlaceOfEveryValue() throws {
    let source = MarkedSource(
      "1️⃣é,2️⃣b.c,3️⃣t[]\n4️⃣\"🏆\nx\",5️⃣é,\" 6️⃣é;7️⃣b\nc; 8️⃣d\"\n", path: "a")
    let node = try #require(ReadRecords(.csv, source.text.bytes).records.first?.node)
    #expect(node.location == source.location(4, length: 2))
    #expect(
      node.entries?.map(\.keyLocation)
        == [
          source.location(1), source.location(2, length: 3), source.location(3, length: 3),
        ].compactMap(\.self))
    #expect(node["é"]?.location == source.location(4, length: 2))
    #expect(node["b"]?.location == source.location(5))
    #expect(node["b"]?["c"]?.location == source.location(5))
    #expect(
      node["t"]?.items?.map(\.location)
        == [
          source.location(6), source.location(7), source.location(8),
        ].compactMap(\.self))
  }
}
