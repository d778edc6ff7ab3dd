import Documents
import Testing

@Suite struct RecordFormatTests {
  @Test(
    arguments: [
      ("a.csv", .csv), ("content/a b/c.d.JSON", .json), ("a.ndjson", .ndjson),
      ("a.NdJson", .ndjson),
    ] as [(String, RecordFormat)])
  func isToldByTheExtensionInAnyCase(path: String, format: RecordFormat) {
    #expect(RecordFormat(path: path) == format)
  }

  @Test(arguments: ["a.md", "csv", "a.csv.txt", "a.csv/b", "a.csv/", "a.", "", "a.jsonl"])
  func isNoneForOtherPaths(path: String) {
    #expect(RecordFormat(path: path) == nil)
  }
}
