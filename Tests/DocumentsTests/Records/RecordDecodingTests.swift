import Diagnostics
import Documents
import Testing

@Suite struct RecordDecodingTests {
  private static let decoder = ValueDecoder<String>.mapping { reader in
    let title = reader.required("title", .nonEmptyText)
    let isListed = reader.value("listed", .boolean, default: true)
    let tags = reader.value("tags", .list(of: .text), default: [])
    let count = reader.value("count", .integer(in: 0...9), default: 0)
    return title.map { "\($0) \(isListed) \(tags) \(count)" }
  }

  private func decode(_ format: RecordFormat, _ text: String) -> (
    values: [String?], messages: String
  ) {
    let results = ReadRecords(format, text).records
      .map { Self.decoder.decode(record: $0, documentName: "record") }
    return (
      results.map(\.value), printed(results.flatMap(\.diagnostics).sortedByLocation())
    )
  }

  @Test func decodesRowsAndObjectsByTheSameSchema() {
    let csv = decode(.csv, "title,listed,tags[],count\n 007 , false,run; 5k,3 \nno, ,,\t\n")
    #expect(csv.values == ["007 false [\"run\", \"5k\"] 3", "no true [] 0"])
    #expect(csv.messages == "")
    let json = decode(
      .ndjson,
      """
      {"title": "007", "listed": false, "tags": ["run", "5k"], "count": 3}
      {"title": 1.10, "listed": null}
      """)
    #expect(json.values == ["007 false [\"run\", \"5k\"] 3", "1.10 true [] 0"])
    #expect(json.messages == "")
  }

  @Test func pointsAtTheCell() {
    let (values, messages) = decode(.csv, "title,count\né🏆,many\n\"a\nb\", x\nc,10\n")
    #expect(values == [nil, nil, nil])
    #expect(
      messages == """
        a:2:4: error: 'count' must be a whole number from 0 to 9, not 'many' [wrong-type]
            é🏆,many
                ^~~~ write it in digits
        a:4:4: error: 'count' must be a whole number from 0 to 9, not ' x' [wrong-type]
            b", x
               ^~ write it in digits
        a:5:3: error: 'count' must be a whole number from 0 to 9, not '10' [wrong-type]
            c,10
              ^~

        """)
  }

  @Test func tellsAnUnknownColumnOnceInTheHeader() {
    let (values, messages) = decode(.csv, "titel,count\na,1\nb,2\n")
    #expect(values == [nil, nil])
    #expect(
      messages == """
        a:1:1: error: unknown key 'titel' [unknown-key]
            titel,count
            ^~~~~ did you mean 'title'? keys: title, listed, tags, count
        a:2:1: error: missing 'title' [missing-key]
            a,1
            ^~~ add 'title: …'
        a:3:1: error: missing 'title' [missing-key]
            b,2
            ^~~ add 'title: …'

        """)
  }

  @Test func pointsIntoObjectsThatShareALine() {
    let (values, messages) = decode(
      .json, "[{\"title\": \"é\"}, {\"title\": \"b\", \"count\": \"2\"}]")
    #expect(values == ["é true [] 0", nil])
    #expect(
      messages == """
        a:1:42: error: 'count' must be a whole number from 0 to 9, not the text '2' [wrong-type]
                             {"title": "b", "count": "2"}
                                                     ^~~ remove the quotes

        """)
  }

  @Test func tellsWhatTheReaderFoundAndGivesNoValue() {
    let (values, messages) = decode(.ndjson, "{\"title\": \"a\", \"title\": \"b\", \"x\": 1}\n{\n")
    #expect(values == [nil, nil])
    #expect(
      messages == """
        a:1:16: error: the key 'title' appears twice [duplicate-key]
            {"title": "a", "title": "b", "x": 1}
                           ^~~~~~~ it is already on line 1: keep one of them
        a:1:30: error: unknown key 'x' [unknown-key]
            {"title": "a", "title": "b", "x": 1}
                                         ^~~ keys: title, listed, tags, count
        a:2:1: error: the object is never closed [invalid-json]
            {
            ^ close it with '}'

        """)
  }
}
