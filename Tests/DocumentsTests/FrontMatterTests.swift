import Diagnostics
import Documents
import Testing

@Suite struct FrontMatterTests {
  private func split(_ text: String) throws -> (yaml: String?, body: String, bodyLine: Int) {
    let parts = try FrontMatter.split(SourceText(path: "a.md", bytes: Array(text.utf8)))
    return (
      parts.yaml.map { String(decoding: $0.bytes, as: UTF8.self) },
      String(decoding: parts.body, as: UTF8.self), parts.bodyLine
    )
  }

  @Test func splitsAtTheDelimiters() throws {
    let parts = try split("---\ntitle: A\nkind: page\n---\n\nBody\n")
    #expect(parts == ("title: A\nkind: page\n", "\nBody\n", 5))
  }

  @Test(arguments: ["---", "...", "--- ", "---\t "])
  func acceptsEveryClosingLine(closing: String) throws {
    #expect(try split("---\na: b\n\(closing)\nBody") == ("a: b\n", "Body", 4))
    #expect(try split("---\na: b\n\(closing)") == ("a: b\n", "", 4))
  }

  @Test func acceptsBlanksBehindTheOpeningLine() throws {
    #expect(try split("--- \t\na: b\n---\nBody") == ("a: b\n", "Body", 4))
  }

  @Test func readsEmptyFrontMatter() throws {
    #expect(try split("---\n---\nBody") == ("", "Body", 3))
  }

  @Test(arguments: ["\r\n", "\r"])
  func givesTheSameForEveryLineEnd(lineEnd: String) throws {
    let text = "---\ntitle: A\nquote: |\n  one\n  two\n---\nBody\n\nMore\n"
    let other = text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: lineEnd)
    #expect(try split(other) == split(text))
    #expect(try split(text).body == "Body\n\nMore\n")
  }

  @Test func takesAByteOrderMarkAway() throws {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("---\ntitle: A\n---\nBody".utf8)
    let parts = try FrontMatter.split(SourceText.validated(path: "a.md", bytes: bytes))
    #expect(parts.yaml?.bytes == Array("title: A\n".utf8)[...])
    #expect(parts.body == Array("Body".utf8))
  }

  @Test(arguments: [
    "title: \"a --- b\"\n", "title: a --- b\n", "title: ---b\n", "quote: |\n  one\n  ---\n  two\n",
    "quote: |\n ...\n", "a: b\n ---\n", "----: x\n", "--- a: x\n",
  ])
  func leavesDashesInsideAValueAlone(yaml: String) throws {
    #expect(try split("---\n\(yaml)---\nBody\n") == (yaml, "Body\n", 2 + lines(yaml) + 1))
  }

  @Test func leavesRulesInTheBodyAlone() throws {
    #expect(try split("---\na: b\n---\nOne\n\n---\n\nTwo\n").body == "One\n\n---\n\nTwo\n")
  }

  @Test(arguments: [
    "Heading\n---\ntext\n", "\n---\na: b\n---\n", " ---\na: b\n---\n", "----\na: b\n---\n",
    "---x\n---\n", "", "# Title\n",
  ])
  func takesAFileThatOpensInAnotherWayAsBody(text: String) throws {
    #expect(try split(text) == (nil, text, 1))
  }

  @Test(arguments: ["---\ntitle: A\n\nBody\n ---\n", "---", "---\n", "---\n --- \n----\n"])
  func reportsAnUnclosedBlockAtItsOpening(text: String) {
    let error = #expect(throws: DiagnosticError.self) { try split(text) }
    #expect(
      printed(error?.diagnostics ?? []) == """
        a.md:1:1: error: the front matter is never closed [unclosed-front-matter]
            ---
            ^~~ end it with a line '---'; a rule at the start of a page is written '***'

        """)
  }

  @Test func countsPlacesInTheWholeFile() throws {
    let source = MarkedSource("---\n# note\ntitle: 1️⃣A\n---\n")
    let yaml = try #require(try FrontMatter.split(source.text).yaml)
    let root = try #require(YAMLReader.read(yaml).root)
    #expect(root["title"]?.location == source.location(1))
  }

  private func lines(_ text: String) -> Int {
    text.count { $0 == "\n" }
  }
}
