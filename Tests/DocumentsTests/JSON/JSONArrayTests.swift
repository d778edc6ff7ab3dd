import Diagnostics
import Documents
import Testing

/// What the reader says about the array that holds the records; any fault ends the file.
@Suite struct JSONArrayTests {
  private static let formatHint =
    "put it between '[' and ']', or name the file .ndjson if each line is an object"
  private static let quoteHint =
    "close it on its line with \", and write \\n for a line break inside"
  private static let itemHint = "write it as {\"title\": \"…\"}"

  private func fault(_ text: String) -> String {
    let read = ReadRecords(.json, text)
    return read.fault.map {
      let place = $0.location.map { "\($0.line):\($0.column)" } ?? ""
      return "\(place) \($0.message) | \($0.hint ?? "")"
    }.joined(separator: "\n")
  }

  @Test(arguments: [
    ("", "1:1 the file is empty | write an array of objects: [{…}, {…}]"),
    (" \n", "2:1 the file is empty | write an array of objects: [{…}, {…}]"),
    (
      "{\"a\": 1}\n{}",
      "1:1 the file must be an array of objects, not an object | \(formatHint)"
    ),
    ("\n 12", "2:2 the file must be an array of objects, not a number | write it as [{…}, {…}]"),
    ("x", "1:1 the file must be an array of objects | write it as [{…}, {…}]"),
    ("[1, {}]", "1:2 item 1 must be an object, not a number | \(itemHint)"),
    ("[{}, [{}]]", "1:6 item 2 must be an object, not an array | \(itemHint)"),
    ("[{}, x]", "1:6 item 2 must be an object | \(itemHint)"),
    ("[{}, ,{}]", "1:6 item 2 must be an object | \(itemHint)"),
    ("[", "1:2 the array is never closed | end the file with ']'"),
    ("[{},", "1:5 the array is never closed | end the file with ']'"),
    ("[{}", "1:4 ',' or ']' is expected here | write a comma between objects"),
    ("[{} {}]", "1:5 ',' or ']' is expected here | write a comma between objects"),
    ("[{}}]", "1:4 ',' or ']' is expected here | write a comma between objects"),
    ("[{},\n]", "1:4 a comma before the closing ']' | remove it"),
    ("[{}] x", "1:6 text behind the array | remove it"),
    ("[{}]\n[]", "2:1 text behind the array | remove it"),
    ("// x\n[]", "1:1 comments are not part of JSON | remove it"),
    ("[{}, // x\n{}]", "1:6 comments are not part of JSON | remove it"),
    ("[{}] /* x */", "1:6 comments are not part of JSON | remove it"),
    (
      "[{\"a\": \"x}, {}]",
      "1:8 the quote is never closed | close it on its line with \", and write \\n for a line break inside"
    ),
    ("[{\"a\": [}]", "1:9 a value is expected before '}' | write null for one that is left out"),
  ])
  func tellsWhatTheArrayLacks(text: String, message: String) {
    #expect(fault(text) == message)
  }

  @Test func givesTheRecordsBeforeTheFault() {
    let read = ReadRecords(.json, "[{\"a\": 1}, {\"a\": 2}\n{\"a\": 3}]")
    #expect(read.outlines == ["{a: 1}", "{a: 2}"])
    #expect(
      read.messages == """
        a:2:1: error: ',' or ']' is expected here [invalid-json]
            {"a": 3}]
            ^ write a comma between objects

        """)
  }

  @Test func tellsABracketThatIsMissingBeforeTheLimitIsReached() {
    let text = "[{\"a\": 1,\n" + String(repeating: "{\"a\": \"x\"},\n", count: 100_000) + "]"
    #expect(fault(text) == "2:1 a key is expected here | write keys in double quotes")
  }
}
