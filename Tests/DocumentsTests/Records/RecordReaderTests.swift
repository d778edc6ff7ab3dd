import Diagnostics
import Documents
import Testing

@Suite struct RecordReaderTests {
  private static let samples: [(RecordFormat, [UInt8])] = [
    (
      .csv,
      Array(
        ("\u{FEFF}title,é,tags[],s.1.a\r\n\"a \"\"é\"\"\r\n🏆\",x\r\n\r\n"
          + "b,🏆,c;d ; ß,1\r\rü,\"\",,\n").utf8)
    ),
    (.csv, Array("a,b\n\"x\" y,1\nx\"y,2\n1\n\"open,\r\n🏆".utf8)),
    (
      .json,
      Array(
        "\u{FEFF}[\r\n {\"é\": \"\\ud83c\\udfc6 🏆\", \"b\": [1.10, -2e3]}, {}\r,{\"c\":null}]\r\n"
          .utf8)
    ),
    (.json, Array("[{\"é\": \"ü\"},\r\n{\"a\" 1}]".utf8)),
    (.ndjson, Array("{\"a\": \"é\"}\r\n\r\n{\"a\" 🏆}\r{\"b\": true}".utf8)),
    (.csv, Array("a\nb".utf8) + [0xC3, 0x28, 0x0A]),
    (.json, [0xEF, 0xBB]),
    (.csv, [0xEF, 0xBB, 0xBF]),
  ]

  @Test(arguments: 0..<samples.count, [1, 2, 3, 7])
  func readsTheSameWhereverTheChunksAreCut(sample: Int, chunk: Int) {
    let (format, bytes) = Self.samples[sample]
    let whole = ReadRecords(format, bytes)
    #expect(ReadRecords(format, bytes, chunk: chunk) == whole)
    #expect(whole.records.count + whole.fault.count > 0)
  }

  @Test(
    arguments: [
      (.csv, "a,b\n1,\"x\ny\"\n\n3,4\n"), (.json, "[\n{\"a\": 1},\n\n{\"a\": [\n2]}\n]\n"),
      (.ndjson, "{\"a\": 1}\n\n{\"a\": 2}\n"),
    ] as [(RecordFormat, String)], ["\r\n", "\r"])
  func readsTheSameForEveryLineEnd(sample: (RecordFormat, String), lineEnd: String) {
    let (format, text) = sample
    let other = text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: lineEnd)
    #expect(ReadRecords(format, other) == ReadRecords(format, text))
    #expect(ReadRecords(format, text).records.count == 2)
  }

  @Test func passesOverEmptyChunks() throws {
    var chunks = [[], Array("a\r".utf8), [], Array("\nb".utf8), []]
    var reader = RecordReader(format: .csv, path: "a") { () throws(DiagnosticError) in
      chunks.isEmpty ? nil : chunks.removeFirst()
    }
    #expect(try reader.next()?.node["a"]?.text == "b")
    #expect(try reader.next() == nil)
  }

  @Test func numbersTheRecordsAlsoWhereOneIsWrong() {
    #expect(
      ReadRecords(.csv, "a,b\n1,2\n3\n\n4,5\n").records.map(\.number) == [1, 2, 3])
    #expect(ReadRecords(.ndjson, "{}\n{\n\n{}").records.map(\.number) == [1, 2, 3])
    #expect(ReadRecords(.json, "[{}, {}]").records.map(\.number) == [1, 2])
  }

  @Test func givesNothingMoreAfterAnError() throws {
    var chunks = [Array("[{\"a\": 1}, {\"a\" 2}, {\"a\": 3}]".utf8)]
    var reader = RecordReader(format: .json, path: "a") { () throws(DiagnosticError) in
      chunks.popLast()
    }
    #expect(try reader.next()?.number == 1)
    #expect(throws: DiagnosticError.self) { try reader.next() }
    #expect(try reader.next() == nil)
  }

  @Test func handsOnWhatKeepsTheFileFromBeingRead() {
    let diagnostic = Diagnostic(.unreadableFile, "cannot read 'a'")
    var reader = RecordReader(format: .csv, path: "a") { () throws(DiagnosticError) in
      throw DiagnosticError(diagnostic)
    }
    let error = #expect(throws: DiagnosticError.self) { try reader.next() }
    #expect(error?.diagnostics == [diagnostic])
  }

  @Test(
    arguments: [
      (.csv, "title\nok\n\u{E9}x Caf"), (.ndjson, "{}\n{}\n\u{E9}x Caf"),
      (.json, "[{},\n{},\n\u{E9}x Caf"),
    ] as [(RecordFormat, String)])
  func pointsAtTheFirstByteThatIsNotUTF8(format: RecordFormat, text: String) {
    let read = ReadRecords(format, Array(text.utf8) + [0xE9, 0x0A] + Array("more".utf8))
    #expect(
      read.messages == """
        a:3:7: error: byte 0xE9 is not UTF-8 text [invalid-encoding]
            éx Caf\u{FFFD}
                  ^ save the file as UTF-8

        """)
  }

  @Test(arguments: RecordFormat.allCases)
  func tellsThatAFileLooksLikeUTF16(format: RecordFormat) {
    let read = ReadRecords(format, [0xFF, 0xFE, 0x5B, 0x00, 0x0A, 0x00])
    #expect(read.fault.map(\.hint) == ["the file looks like UTF-16: save it as UTF-8"])
    #expect(read.records == [])
  }

  @Test(
    arguments: [
      (.csv, "title\n", "\n", ""), (.json, "[\n", "\n]", "{\"a\":\"\"}"),
      (.ndjson, "{}\n", "\n", "{\"a\":\"\"}"),
    ] as [(RecordFormat, String, String, String)])
  func readsRecordsUpToTheLimit(format: RecordFormat, before: String, after: String, form: String) {
    func read(_ size: Int) -> ReadRecords {
      let text = String(repeating: "x", count: size - form.utf8.count)
      return ReadRecords(
        format,
        before + form.replacing("\"\"", with: "\"\(text)\"")
          + (form.isEmpty ? text : "") + after)
    }
    #expect(read(1_000_000).fault == [])
    #expect(read(1_000_000).records.last?.diagnostics == [])
    #expect(
      printed(read(1_000_001).fault) == """
        a:2:1: error: a record is larger than 1 MB [document-too-large]
            hint: shorten it, or look for a quote or bracket that is not closed

        """)
  }

  @Test func holdsOneRecordAtATime() {
    // Far more than a reader may keep comes from one chunk that is given again and again.
    var chunks = 0
    let rows = Array(String(repeating: "1,2\n", count: 1000).utf8)
    var reader = RecordReader(format: .csv, path: "a") { () throws(DiagnosticError) in
      chunks += 1
      return chunks == 1 ? Array("a,b\n".utf8) : chunks > 100 ? nil : rows
    }
    var count = 0
    while let record = try? reader.next() {
      count += 1
      #expect(chunks <= 2 + record.number / 999)
    }
    #expect(count == 99_000)
  }
}
