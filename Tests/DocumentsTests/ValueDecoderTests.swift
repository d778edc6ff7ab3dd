import Diagnostics
import Documents
import Testing

@Suite struct ValueDecoderTests {
  private enum Trend: String, CaseIterable, Sendable {
    case up, down, neutral
  }

  /// What a decoder makes of a value, and what it says.
  private func decode<Value>(
    _ yaml: String, _ decoder: ValueDecoder<Value>
  ) -> (value: Value?, messages: [String]) {
    let (value, context) = decodeInContext(yaml, decoder)
    return (value, context.diagnostics.map { "\($0.message) | \($0.hint ?? "")" })
  }

  private func decodeInContext<Value>(
    _ yaml: String, _ decoder: ValueDecoder<Value>
  ) -> (value: Value?, context: DecodingContext) {
    let source = SourceText(path: "a", bytes: Array("key: \(yaml)\n".utf8))
    let root =
      YAMLReader.read(source).root
      ?? DocumentNode(.refused, at: SourceLocation(file: "a"))
    var reader = MappingReader(
      root, context: DecodingContext(source: source, documentName: "front matter"))
    let value = reader.optional("key", decoder)
    return (value, reader.context)
  }

  @Test(arguments: [
    ("007", "007"), ("\"  a b \"", "a b"), ("|\n  one\n  two\n", "one\ntwo"), ("''", ""),
    ("no", "no"), ("\"\u{A0}x\u{2003}\"", "x"), ("\"a\\tb\"", "a\tb"), ("\"👩🏽‍🚀\"", "👩🏽‍🚀"),
  ])
  func readsText(yaml: String, expected: String) {
    #expect(decode(yaml, .text) == (expected, []))
  }

  @Test(arguments: [
    ("\\0", "0000"), ("\\e", "001B"), ("\\r", "000D"), ("\\x7f", "007F"), ("\\N", "0085"),
  ])
  func refusesControlCharactersInText(escape: String, code: String) {
    let result = decode("\"a\(escape)b\"", .text)
    #expect(result == (nil, ["'key' holds the control character U+\(code) | remove it"]))
  }

  @Test(arguments: ["''", "\"  \"", "\"\\u200b\"", "\"\\u200d \\ufeff\""])
  func refusesTextThatShowsNothing(yaml: String) {
    #expect(decode(yaml, .nonEmptyText) == (nil, ["'key' must not be empty | "]))
  }

  @Test func readsTextThatShowsSomething() {
    #expect(decode("\" x \"", .nonEmptyText) == ("x", []))
  }

  @Test func readsBooleans() {
    #expect(decode("true", .boolean) == (true, []))
    #expect(decode("false", .boolean) == (false, []))
  }

  @Test(arguments: ["yes", "no", "on", "True", "1", "truely"])
  func takesNoOtherWordForABoolean(word: String) {
    #expect(
      decode(word, .boolean)
        == (nil, ["'key' must be true or false, not '\(word)' | write true or false"]))
  }

  @Test func tellsToRemoveQuotes() {
    #expect(
      decode("'true'", .boolean)
        == (nil, ["'key' must be true or false, not the text 'true' | remove the quotes"]))
    #expect(
      decode("\"0.5\"", .number(in: 0...1))
        == (nil, ["'key' must be a number from 0 to 1, not the text '0.5' | remove the quotes"]))
  }

  @Test(arguments: [("1", 1), ("-3", -3), ("+4", 4), ("007", 7), ("9223372036854775807", Int.max)])
  func readsWholeNumbers(yaml: String, number: Int) {
    #expect(decode(yaml, .integer()) == (number, []))
  }

  @Test(arguments: [
    ("0", "'key' must be a whole number from 1 to 3, not '0' | "),
    ("4", "'key' must be a whole number from 1 to 3, not '4' | "),
    (
      "99999999999999999999",
      "'key' must be a whole number from 1 to 3, not '99999999999999999999' | "
    ),
    ("0x1", "'key' must be a whole number from 1 to 3, not '0x1' | write it in digits"),
    ("two", "'key' must be a whole number from 1 to 3, not 'two' | write it in digits"),
    (
      "1,0",
      "'key' must be a whole number from 1 to 3, not '1,0' | write digits alone, with '.' before a fraction"
    ),
    ("[1]", "'key' must be a whole number from 1 to 3, not a list | "),
    ("{a: b}", "'key' must be a whole number from 1 to 3, not a mapping | "),
  ])
  func refusesWhatIsNoNumberOfTheRange(yaml: String, message: String) {
    #expect(decode(yaml, .integer(in: 1...3)) == (nil, [message]))
  }

  @Test(arguments: [("0", 0), ("0.25", 0.25), (".5", 0.5), ("1e-3", 0.001), ("1", 1)])
  func readsNumbers(yaml: String, number: Double) {
    #expect(decode(yaml, .number(in: 0...1)) == (number, []))
  }

  @Test(arguments: ["nan", "inf", "-infinity", "0x1p-1", "1.5", "-0.1", "1.0.0", "e", ".", "1e999"])
  func refusesWhatIsNoFiniteNumber(yaml: String) {
    let result = decode(yaml, .number(in: 0...1))
    #expect(result.value == nil)
    #expect(result.messages.count == 1)
    #expect(
      result.messages.first?.hasPrefix("'key' must be a number from 0 to 1, not '\(yaml)'") == true)
  }

  @Test func namesOnlyTheLimitsThatThereAre() {
    #expect(
      decode("x", .integer()).messages == [
        "'key' must be a whole number, not 'x' | write it in digits"
      ])
    #expect(
      decode("0", .integer(in: 1 ... .max)).messages == [
        "'key' must be a whole number of at least 1, not '0' | "
      ])
    #expect(
      decode("2.5", .number(in: -.greatestFiniteMagnitude...1.5)).messages
        == ["'key' must be a number of at most 1.5, not '2.5' | "])
  }

  @Test func readsChoices() {
    #expect(
      decode("down", ValueDecoder<Trend>.choice(noun: "trend", label: "trends")) == (.down, []))
    #expect(decode("'b'", .choice([("a", 1), ("b", 2)], noun: "size", label: "sizes")) == (2, []))
  }

  @Test func suggestsTheNearestChoice() {
    let (value, context) = decodeInContext(
      "brandd",
      .choice(
        [("branded", 1), ("minimal", 2)], noun: "style", label: "styles", code: .unknownStyle))
    #expect(value == nil)
    #expect(
      printed(context.diagnostics) == """
        a:1:6: error: unknown style 'brandd' [unknown-style]
            key: brandd
                 ^~~~~~ did you mean 'branded'? styles: branded, minimal

        """)
    #expect(
      decode("[up]", ValueDecoder<Trend>.choice(noun: "trend", label: "trends")).messages
        == ["'key' must be text, not a list | trends: up, down, neutral"])
  }

  @Test(arguments: [
    ("\"#1668d6\"", HexColor(red: 0x16, green: 0x68, blue: 0xD6)),
    ("'#FA0'", HexColor(red: 0xFF, green: 0xAA, blue: 0)),
    ("001122", HexColor(red: 0, green: 0x11, blue: 0x22)),
    ("\"008000\"", HexColor(red: 0, green: 0x80, blue: 0)),
    ("123e45", HexColor(red: 0x12, green: 0x3E, blue: 0x45)),
  ])
  func readsColours(yaml: String, color: HexColor) {
    #expect(decode(yaml, .color) == (color, []))
  }

  @Test(arguments: ["blue", "fff", "12345", "1234567", "１２３４５６", "12345g", "0x1122"])
  func refusesOtherColours(yaml: String) {
    #expect(
      decode(yaml, .color)
        == (
          nil,
          ["'key' must be a colour, not '\(yaml)' | write it as in \"#1668d6\", quotes included"]
        ))
  }

  @Test(arguments: [
    "https://example.org", "HTTPS://example.org/a?b#c", "com.example.stride://open/1",
    "http://[::1]:80/", "mailto:a@example.org",
  ])
  func readsAbsoluteURLs(url: String) {
    let schemes = ["https", "http", "com.example.stride", "mailto"]
    #expect(decode("'\(url)'", .absoluteURL(schemes: schemes)) == (url, []))
  }

  @Test(arguments: [
    ("share.example", "must be an absolute URL, not 'share.example' | begin it with https://"),
    ("/path", "must be an absolute URL, not '/path' | begin it with https://"),
    ("''", "must be an absolute URL, not '' | begin it with https://"),
    ("'://x'", "must be an absolute URL, not '://x' | begin it with https://"),
    (
      "javascript:alert(1)",
      "has the scheme 'javascript', which is not allowed | schemes: https, http"
    ),
    (
      "htps://x",
      "has the scheme 'htps', which is not allowed | did you mean 'https'? schemes: https, http"
    ),
    ("https:example", "has no host: 'https:example' | write https://, then the host's name"),
    ("https:///a", "has no host: 'https:///a' | write https://, then the host's name"),
    ("https://a b", "holds white space, which no URL has | write %20 for a space"),
  ])
  func refusesOtherURLs(yaml: String, message: String) {
    let (value, context) = decodeInContext(yaml, .absoluteURL())
    #expect(value == nil)
    #expect(context.diagnostics.map(\.code) == [.invalidURL])
    #expect(context.diagnostics.map { "\($0.message) | \($0.hint ?? "")" } == ["'key' \(message)"])
  }

  @Test func readsLists() {
    #expect(decode("[a, 'b']", .list(of: .text)) == (["a", "b"], []))
    #expect(decode("[]", .list(of: .text)) == ([], []))
  }

  @Test func readsASingleItemInPlaceOfAList() {
    let numbers = ValueDecoder<[Int]>.oneOrMore(of: .integer(), count: 1...2)
    #expect(decode("7", numbers) == ([7], []))
    #expect(decode("[7, 8]", numbers) == ([7, 8], []))
    #expect(decode("[]", numbers) == (nil, ["'key' must have 1 to 2 items, not 0 | "]))
    #expect(
      decode("a", numbers)
        == (nil, ["'key' must be a whole number, not 'a' | write it in digits"]))
  }

  @Test func limitsTheNumberOfItems() {
    let numbers = ValueDecoder<[Int]>.list(of: .integer(), count: 1...2)
    #expect(decode("[1, 2]", numbers) == ([1, 2], []))
    #expect(
      decode("[1, 2, 3]", numbers)
        == (nil, ["'key' must have 1 to 2 items, not 3 | "]))
    #expect(decode("[]", numbers).value == nil)
  }

  @Test(arguments: [
    (0...2, "at most 2 items"), (4 ... .max, "at least 4 items"), (2...2, "2 items"),
  ])
  func namesOnlyTheLimitsOfAListThatThereAre(count: ClosedRange<Int>, words: String) {
    #expect(
      decode("[1, 2, 3]", .list(of: .integer(), count: count)).messages
        == ["'key' must have \(words), not 3 | "])
  }

  @Test func reportsEachItem() {
    #expect(
      decode("[a, 1, b, ~]", .list(of: .integer())) == (
        nil,
        [
          "item 1 of 'key' must be a whole number, not 'a' | write it in digits",
          "item 3 of 'key' must be a whole number, not 'b' | write it in digits",
          "item 4 of 'key' is empty | write a value or remove it",
        ]
      ))
  }

  @Test func readsMappingsWithKeysOfTheUsersChoice() {
    let (value, context) = decodeInContext("{b: 1, a: 2}", .dictionary(of: .integer()))
    #expect(value?.map(\.name) == ["b", "a"])
    #expect(value?.map(\.value) == [1, 2])
    #expect(value?.map(\.location.column) == [7, 13])
    #expect(context.diagnostics == [])
    #expect(
      decode("{b: x, a: }", .dictionary(of: .integer())).messages == [
        "'key.b' must be a whole number, not 'x' | write it in digits",
        "'key.a' is empty | write a value or remove it",
      ])
    #expect(
      decode("[a]", .dictionary(of: .text)).messages
        == ["'key' must be a mapping, not a list | write it as 'key: value' lines"])
  }

  @Test func transformsAndChecksValues() {
    let even = ValueDecoder<Int>.integer().validated { number in
      number.isMultiple(of: 2)
        ? nil : ValueFault("must be even", hint: "add 1", code: .wrongType)
    }
    #expect(decode("4", even.map { $0 * 10 }) == (40, []))
    let (value, context) = decodeInContext("3", even.map { $0 * 10 })
    #expect(value == nil)
    #expect(context.diagnostics.map(\.code) == [.wrongType])
    #expect(context.diagnostics.map(\.message) == ["'key' must be even"])
    #expect(context.diagnostics.map(\.hint) == ["add 1"])
  }

  @Test func keepsANodeForLater() {
    #expect(decode("{a: [b]}", .node).value?["a"]?.items?.first?.text == "b")
  }

  @Test func cutsLongTextInMessages() {
    let result = decode(String(repeating: "x", count: 500), .boolean)
    #expect(
      result.messages == [
        "'key' must be true or false, not '\(String(repeating: "x", count: 60))…' | write true or false"
      ])
  }
}
