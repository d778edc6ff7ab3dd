import Diagnostics
import Documents
import Testing

@Suite struct YAMLSyntaxMessageTests {
  /// A broken sample, with a mark at the place to point at, and what is to be said about it.
  struct Case: Sendable, CustomTestStringConvertible {
    let sample: String
    let message: String
    let hint: String?
    let length: Int

    init(_ sample: String, _ message: String, _ hint: String?, length: Int = 1) {
      self.sample = sample
      self.message = message
      self.hint = hint
      self.length = length
    }

    var testDescription: String { sample.debugDescription }
  }

  private static let quote = "put the value in quotes"
  private static let colon = "a second ':' in a value without quotes"
  private static let close = "close it with ']', or put the value in quotes if '[' belongs to it"
  private static let commas = "put values in quotes if they hold brackets, commas or quotes"

  @Test(arguments: [
    Case("title: Level 41️⃣: Harbour", colon, quote),
    Case("a: b\nquote: 🏆 é1️⃣: x", colon, quote),
    Case("- a: b1️⃣: c", colon, quote),
    Case(
      "title:Hello\nb1️⃣: c", "a key is not expected here",
      "indent it like the key above, which needs a space after its ':'"),
    Case(
      "title: a\n  b1️⃣: c", "a key is not expected here",
      "indent it like the key above, which needs a space after its ':'"),
  ])
  func explainsColons(_ example: Case) { check(example) }

  @Test(arguments: [
    Case("a:\n1️⃣\tb: c", "a tab in the indentation", "indent with spaces"),
    Case("a: 1\n1️⃣\tb: c", "a tab in the indentation", "indent with spaces"),
    Case("a: >\n1️⃣\tb", "a tab in the indentation", "indent with spaces"),
  ])
  func explainsTabs(_ example: Case) { check(example) }

  @Test(arguments: [
    Case("t: 1️⃣@me", "a value cannot begin with '@'", quote),
    Case("t: 1️⃣`x`", "a value cannot begin with '`'", quote),
    Case("t: 1️⃣%5", "a value cannot begin with '%'", quote),
    Case("t: 1️⃣**bold**", "a value cannot begin with '*'", quote),
    Case("t: 1️⃣*bold*", "a value cannot begin with '*'", quote),
    Case("t: 1️⃣& co", "a value cannot begin with '&'", quote),
    Case("t: 1️⃣!<foo", "a value cannot begin with '!'", quote),
    Case("t: 1️⃣> text", "a value cannot begin with '>'", quote),
    Case("t: 1️⃣| text", "a value cannot begin with '|'", quote),
    Case("t: 1️⃣? x", "a value cannot begin with '?'", quote),
    Case("t: 1️⃣, x", "a value cannot begin with ','", quote),
    Case("t: 1️⃣] x", "a value cannot begin with ']'", quote),
    Case(
      "t: 1️⃣- x", "a list cannot begin here",
      "begin it on the next line, or put the value in quotes"),
  ])
  func explainsCharactersThatCannotBeginAValue(_ example: Case) { check(example) }

  @Test(arguments: [
    Case("t: 1️⃣\"Hello\nb: c\n", "the quote is never closed", "close the value with \""),
    Case("b: c\nt: 1️⃣'Hello", "the quote is never closed", "close the value with '"),
    Case(
      "t: 1️⃣\"Hello\nsub: \"World\"\nx: y", "the quote that opens here is closed on line 2",
      "close it where the value ends"),
    Case(
      "t: \"Hello\" 1️⃣world", "text behind the closing quote", "write \\\" for a quote inside"),
    Case(
      "t: 'It'1️⃣s fine'", "text behind the closing quote", "write '' for an apostrophe inside"),
    Case("t: 1️⃣[a, b\nc: d", "the list is never closed", close),
    Case("t: 1️⃣[a, b", "the list is never closed", close),
    Case("t: [a, b1️⃣}", "',' or ']' is expected here", commas),
    Case("t: {link: /a/1️⃣{slug}/}", "',' or '}' is expected here", commas),
    Case("t: [a, \"b\" 1️⃣c]", "',' or ']' is expected here", commas),
    Case(
      "t: 1️⃣{a: b\n", "the mapping is never closed",
      "close it with '}', or put the value in quotes if '{' belongs to it"),
    Case("t: [x] 1️⃣done", "text behind the closing bracket", "put the whole value in quotes"),
    Case("t: [x]1️⃣]", "text behind the closing bracket", "put the whole value in quotes"),
  ])
  func explainsQuotesAndBrackets(_ example: Case) { check(example) }

  @Test(arguments: [
    Case(
      "a: b\n1️⃣c d\ne: f", "the line has no key",
      "write 'key: value', or indent it if it goes on with the line above", length: 3),
    Case(
      "a: x1️⃣\u{2028}y\nb: c", "an invisible line separator (U+2028) ends the value", "remove it"),
    Case("a: x1️⃣\u{85}y", "an invisible line separator (U+0085) ends the value", "remove it"),
    Case(
      "a:\n  b: c\n 1️⃣dd: e", "a key is expected here",
      "indent it like the keys above, and write 'key: value'", length: 3),
    Case(
      " a: b\n1️⃣c: d", "a key is expected here",
      "indent it like the keys above, and write 'key: value'", length: 2),
    Case("1️⃣: b", "there is no key before ':'", "write 'key: value'"),
    Case(
      "- a\n1️⃣b: c", "a list item is expected here",
      "begin it with '- ', indented like those above"),
  ])
  func explainsLinesThatDoNotFit(_ example: Case) { check(example) }

  @Test(arguments: [
    Case(
      "t: \"a1️⃣\\d\"", "unknown escape '\\d'",
      "write \\\\ for a backslash, or use single quotes", length: 2),
    Case(
      "t: \"1️⃣\\uD83C\\uDFC6\"", "the escape '\\uD83C' is no Unicode character",
      "write the character itself", length: 6),
    Case(
      "t: \"1️⃣\\x4\"", "the escape '\\x4\"' lacks hexadecimal digits",
      "write the character itself", length: 4),
    Case("é: b1️⃣\u{7}c", "the control character U+0007 is not allowed", "remove it"),
    Case("é: b1️⃣\0c", "the control character U+0000 is not allowed", "remove it"),
    Case("%FOO1️⃣\na: b", "found unknown directive name while scanning a directive", nil),
  ])
  func explainsCharacters(_ example: Case) { check(example) }

  private func check(_ example: Case) {
    let source = MarkedSource(example.sample)
    let (root, diagnostics) = YAMLReader.read(source.text)
    #expect(root == nil)
    #expect(diagnostics.map(\.code) == [.invalidYAML])
    #expect(diagnostics.first?.message == example.message)
    #expect(diagnostics.first?.hint == example.hint)
    #expect(diagnostics.first?.location == source.location(1, length: example.length))
  }

  @Test func printsAWholeMessage() throws {
    let source = SourceText(
      path: "content/levels/harbour.md", bytes: Array("---\ntitle: Level 4: Harbour\n---\n".utf8))
    let yaml = try #require(try FrontMatter.split(source).yaml)
    #expect(
      printed(YAMLReader.read(yaml).diagnostics) == """
        content/levels/harbour.md:2:15: error: a second ':' in a value without quotes [invalid-yaml]
            title: Level 4: Harbour
                          ^ put the value in quotes

        """)
  }
}
