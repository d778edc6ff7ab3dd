import Diagnostics
import Documents
import Testing

/// What the reader says about text that is no JSON.
@Suite struct JSONRefusalTests {
  private static let separatorHint =
    "write a comma between values, and \\\" for a quote inside text"
  private static let quoteMessage =
    "the quote is never closed | "
    + "close it on its line with \", and write \\n for a line break inside"
  private static let zerosHint =
    "remove the zeros in front, or write it in double quotes to keep them"
  private static let halfHint = "write the character itself, or both halves"

  /// What is printed for an object of one line, without the line itself.
  private func refusal(_ object: String) -> String {
    let read = ReadRecords(.ndjson, object)
    #expect(read.outlines == ["refused"])
    return read.records[0].diagnostics
      .map {
        "\($0.location?.column ?? 0)+\($0.location?.length ?? 0) \($0.message) | \($0.hint ?? "")"
      }
      .joined(separator: "\n")
  }

  @Test func showsTheLine() {
    #expect(
      ReadRecords(.json, "[{\"é\": 1,\n  \"b\" 2}]").messages == """
        a:2:7: error: ':' is expected behind a key [invalid-json]
              "b" 2}
                  ^

        """)
  }

  @Test(arguments: [
    ("{\"a\": 1", "1+1 the object is never closed | close it with '}'"),
    ("{", "1+1 the object is never closed | close it with '}'"),
    ("{\"a\"", "1+1 the object is never closed | close it with '}'"),
    ("{\"a\":", "1+1 the object is never closed | close it with '}'"),
    (
      "{\"a\": [1, 2}",
      "12+1 ',' or ']' is expected here | \(separatorHint)"
    ),
    ("{\"a\": [", "7+1 the array is never closed | close it with ']'"),
    ("{\"a\": [1,", "7+1 the array is never closed | close it with ']'"),
    (
      "{\"a\": 1 \"b\": 2}",
      "9+1 ',' or '}' is expected here | \(separatorHint)"
    ),
    ("{\"a\": 1,}", "8+1 a comma before the closing '}' | remove it"),
    ("{\"a\": [1, ]}", "9+1 a comma before the closing ']' | remove it"),
    ("{,}", "2+1 a key is expected here | write keys in double quotes"),
    ("{title: 1}", "2+5 a key is expected here | write keys in double quotes"),
    ("{'a': 1}", "2+1 a key is expected here | write keys in double quotes"),
    ("{\"a\" 1}", "6+1 ':' is expected behind a key | "),
    ("{\"a\": }", "7+1 a value is expected before '}' | write null for one that is left out"),
    (
      "{\"a\": , \"b\": 1}",
      "7+1 a value is expected before ',' | write null for one that is left out"
    ),
    ("{} x", "4+1 text behind the object | write each object on a line of its own"),
    ("{}{}", "3+1 text behind the object | write each object on a line of its own"),
  ])
  func tellsWhatTheFormLacks(object: String, message: String) {
    #expect(refusal(object) == message)
  }

  @Test(arguments: [
    (
      "{\"a\": \"x}",
      "7+1 \(quoteMessage)"
    ),
    (
      "{\"a: 1}",
      "2+1 \(quoteMessage)"
    ),
    (
      "{\"a\": \"x\\",
      "7+1 \(quoteMessage)"
    ),
    ("{\"a\": \"é\tx\"}", "9+1 the control character U+0009 in text | write \\t"),
    (
      "{\"a\": \"\u{1}\"}",
      "8+1 the control character U+0001 in text | remove it, or write it as an escape"
    ),
    ("{\"a\": \"C:\\Users\"}", "10+2 unknown escape '\\U' | write \\\\ for a backslash"),
    ("{\"a\": \"\\'\"}", "8+2 unknown escape '\\'' | write \\\\ for a backslash"),
    ("{\"a\": \"\\é\"}", "8+2 unknown escape '\\é' | write \\\\ for a backslash"),
    (
      "{\"a\": \"\\u12G4\"}",
      "8+4 the escape '\\u12' lacks hexadecimal digits | write the character itself"
    ),
    (
      "{\"a\": \"\\u\"}",
      "8+2 the escape '\\u' lacks hexadecimal digits | write the character itself"
    ),
    (
      "{\"a\": \"\\ud83c\"}",
      "8+6 the escape '\\ud83c' is half of a character | \(halfHint)"
    ),
    (
      "{\"a\": \"\\udfc6\"}",
      "8+6 the escape '\\udfc6' is half of a character | \(halfHint)"
    ),
    (
      "{\"a\": \"\\ud83c\\u0041\"}",
      "8+6 the escape '\\ud83c' is half of a character | \(halfHint)"
    ),
    (
      "{\"a\": \"\\ud83c\\n\"}",
      "8+6 the escape '\\ud83c' is half of a character | \(halfHint)"
    ),
  ])
  func refusesBrokenText(object: String, message: String) {
    #expect(refusal(object) == message)
  }

  @Test(arguments: [
    ("True", "4 'True' is no JSON value | write true"),
    ("NULL", "4 'NULL' is no JSON value | write null"),
    ("NaN", "3 'NaN' is no JSON value | write null, or leave the key out"),
    ("-Infinity", "9 '-Infinity' is no JSON value | write null, or leave the key out"),
    ("undefined", "9 'undefined' is no JSON value | write null, or leave the key out"),
    ("hello", "5 'hello' is no JSON value | write text in double quotes"),
    ("truex", "5 'truex' is no JSON value | write text in double quotes"),
    ("'x'", "1 a value cannot begin with ''' | write text in double quotes"),
    ("“x”", "1 a value cannot begin with '“' | write text in double quotes"),
    ("+1", "2 '+1' is no JSON value | remove the '+'"),
    (
      "007",
      "3 '007' is no JSON value | remove the zeros in front, or write it in double quotes to keep them"
    ),
    (
      "-01",
      "3 '-01' is no JSON value | remove the zeros in front, or write it in double quotes to keep them"
    ),
    (".5", "2 '.5' is no JSON value | write a digit before the '.'"),
    ("1.", "2 '1.' is no JSON value | write a digit behind the '.'"),
    ("1.e5", "4 '1.e5' is no JSON value | write a digit behind the '.'"),
    ("1e", "2 '1e' is no JSON value | write text in double quotes"),
    ("-", "1 '-' is no JSON value | write text in double quotes"),
    ("0x1F", "4 '0x1F' is no JSON value | write text in double quotes"),
    ("1.2.3", "5 '1.2.3' is no JSON value | write text in double quotes"),
    ("5km", "3 '5km' is no JSON value | write text in double quotes"),
  ])
  func refusesOtherValues(value: String, message: String) {
    #expect(refusal("{\"a\": \(value)}") == "7+\(message)")
  }

  @Test(arguments: ["{ // x", "{\"a\": /* x */ 1}", "{} // x", "{\"a\": 1 /", "// x"])
  func refusesComments(object: String) {
    let column = (object.firstIndex(of: "/")?.utf16Offset(in: object) ?? 0) + 1
    #expect(refusal(object) == "\(column)+1 comments are not part of JSON | remove it")
  }

  @Test(arguments: [
    ("[1]", "each line must be an object, not an array", "name the file .json if it is one array"),
    ("12", "each line must be an object, not a number", "write it as {\"title\": \"…\"}"),
    ("\"x\"", "each line must be an object, not text", "write it as {\"title\": \"…\"}"),
    ("x", "each line must be an object", "write it as {\"title\": \"…\"}"),
  ])
  func needsAnObjectOnEachLine(line: String, message: String, hint: String) {
    #expect(refusal(line) == "1+1 \(message) | \(hint)")
  }

  @Test func goesOnBehindAWrongLine() {
    #expect(
      ReadRecords(.ndjson, "{\"a\": 1}\n{\"a\": \"x}\n[\n{\"a\": 2}").outlines
        == ["{a: 1}", "refused", "refused", "{a: 2}"])
  }

  @Test func refusesEqualKeysAndGoesOn() {
    let read = ReadRecords(.json, "[{\"a\": 1,\n\"\\u0061\": 2, \"b\": {\"a\": 3}}, {}]")
    #expect(read.outlines == ["{a: 1, b: {a: 3}}", "{}"])
    #expect(
      read.messages == """
        a:2:1: error: the key 'a' appears twice [duplicate-key]
            "\\u0061": 2, "b": {"a": 3}}
            ^~~~~~~~ it is already on line 1: keep one of them

        """)
  }

  @Test func findsEqualKeysAmongMany() {
    let keys = (0..<100).map { "\"\($0)\": 1" }.joined(separator: ",\n")
    let read = ReadRecords(.json, "[{\(keys),\n\"3\": 2,\n\"99\": 3}]")
    #expect(read.records.first?.node.entries?.count == 100)
    #expect(
      read.records.first?.diagnostics.map(\.hint) == [
        "it is already on line 4: keep one of them", "it is already on line 100: keep one of them",
      ])
  }

  @Test(arguments: ["[", "{\"a\":"])
  func refusesDeepNesting(opening: String) {
    let read = ReadRecords(.ndjson, "{\"a\":" + String(repeating: opening, count: 5000))
    #expect(
      read.records.flatMap(\.diagnostics).map(\.message) == ["values are nested more than 64 deep"])
    #expect(read.records.flatMap(\.diagnostics).map(\.code) == [.documentTooLarge])
  }

  @Test func refusesTooManyValues() {
    let items = String(repeating: "1,", count: 99_997)
    #expect(ReadRecords(.ndjson, "{\"a\":[\(items)1]}").messages == "")
    #expect(
      ReadRecords(.ndjson, "{\"a\":[\(items)1,1]}").messages == """
        a:1:200003: error: there are more than 100000 values [document-too-large]

        """)
  }
}
