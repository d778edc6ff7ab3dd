import Diagnostics
import Documents
import SiteGenerator
import Testing

/// Texts that would become many times as large as their file, or that HTML cannot hold.
@Suite struct MarkdownLimitTests {
  private func told(_ text: String) throws -> String {
    try SiteFixture(["content/a.md": text]).diagnostics()
  }

  /// What is told with limits of one's own, without a site.
  private func faults(
    of text: String, _ change: (inout MarkdownLimits) -> Void = { _ in }
  ) throws -> String {
    var limits = MarkdownLimits()
    change(&limits)
    let source = SourceText(path: "a.md", bytes: Array(text.utf8))
    return printed(limits.faults(of: source, try FrontMatter.split(source)))
  }

  @Test func refusesAFileOfMoreThanAMegabyte() throws {
    let start = "# A\n\n"
    let most = start + String(repeating: "text\n", count: (1_000_000 - 5) / 5)
    #expect(try told(most) == "")
    #expect(
      try told(most + "x") == """
        content/a.md:1:1: error: the file is larger than 1 MB [document-too-large]
            # A
            ^ split it, or put data into site/static

        """)
  }

  @Test(.timeLimit(.minutes(3))) func refusesATableOfMillionsOfCells() throws {
    let columns = 3000
    let table =
      String(repeating: "|", count: columns + 1) + "\n"
      + String(repeating: "|-", count: columns) + "|\n" + String(repeating: "|\n", count: 3000)
    let told = try told("---\ntitle: A\n---\nText\n\n\(table)")
    #expect(
      told.hasPrefix(
        "content/a.md:7:1: error: the tables have more than 100000 cells [document-too-large]\n"))
  }

  @Test(arguments: [
    ("| a | b |\n|---|:-:|\n| 1 |\n| 2 |\n", 2), ("> a | b\n> - | -\n> c\n> d\n", 2),
    ("- | a | b |\n  |---|---|\n  c\n  d\n", 2), ("a|b\n-|-\n\na|b\n|-|-|\nc\n", 5),
    ("> a | b\n> - | -\n>\n> a|b\n> - | -\n> c\n", 5),
  ])
  func countsTheCellsUpToABlankLine(text: String, line: Int) throws {
    #expect(try faults(of: text) { $0.tableCells = 6 } == "")
    #expect(
      try faults(of: "---\ntitle: A\n---\n" + text) { $0.tableCells = 5 }.hasPrefix(
        "a.md:\(line + 3):1: error: the tables have more than 5 cells [document-too-large]\n"))
  }

  @Test(arguments: ["a\n---\nb\n", "a -- b | c\nd\n", "- - -\n", "a: | b\n|:|\nc\n"])
  func countsNoCellsOfWhatIsNoTable(text: String) throws {
    #expect(try faults(of: text) { $0.tableCells = 0 } == "")
  }

  @Test(
    arguments: [
      (0x0, "control character U+0000"), (0x1, "control character U+0001"),
      (0xB, "control character U+000B"), (0x1B, "control character U+001B"),
      (0x7F, "control character U+007F"), (0x85, "control character U+0085"),
      (0x9F, "control character U+009F"), (0xFDD0, "noncharacter U+FDD0"),
      (0xFDEF, "noncharacter U+FDEF"), (0xFFFE, "noncharacter U+FFFE"),
      (0x10FFFF, "noncharacter U+10FFFF"),
    ] as [(UInt32, String)])
  func refusesCharactersThatHTMLDoesNotAllow(value: UInt32, name: String) throws {
    let character = try #require(Unicode.Scalar(value))
    let told = try told("---\ntitle: A\n---\n\n\u{E9}\t\u{1F3C6}\(character)b \u{2}\n")
    #expect(
      told.hasPrefix(
        "content/a.md:5:4: error: the text holds the \(name) [invalid-encoding]\n"), "\(told)")
    #expect(told.hasSuffix(" remove it\n"))
    #expect(told.split(separator: "\n").count == 3)
  }

  @Test func allowsTheNeighboursOfForbiddenCharacters() throws {
    #expect(
      try told("# A\n\u{A0}\u{FDCF}\u{FDF0}\u{FFFD}\u{FEFF}\u{200D}\u{1FFFD}\t~\r\n") == "")
  }

  @Test func tellsTheFaultsOfTheFrontMatterToo() throws {
    #expect(
      try told("---\nstyle: brandd\n---\n# A\n\u{1}\n").contains("unknown style 'brandd'"))
    let told = try told("# A\u{1}\n")
    #expect(told.split(separator: "\n").count == 3, "\(told)")
  }

  @Test(arguments: ["", "> ", "- > ", "1. ", "[y\n", "[^1]: ", "[^1 2]: a ", "[y]: / \"\n"])
  func refusesALongDefinitionThatLinksCopy(prefix: String) throws {
    let definition = "\(prefix)[x]: /" + String(repeating: "a", count: 50_000)
    let told = try told(
      "# A\n\n\(definition)\n\n" + String(repeating: "[x] ", count: 5000) + "\n")
    #expect(
      told.contains(
        ":1: error: links can copy this definition to more than 16 MB [document-too-large]\n"))
    #expect(told.hasPrefix("content/a.md:\(prefix.hasPrefix("[y\n") ? 4 : 3):1: "))
    #expect(
      told.contains("hint: shorten the definition, or end it with a blank line\n")
        || told.contains("^ shorten the definition, or end it with a blank line\n"), "\(told)")
  }

  @Test(arguments: ["[x]: / \"", "[x]: /\n\"", "[x]: / '", "[x]:\n/\n(", "[x]: <a \"b> \""])
  func countsTitlesOfManyLines(start: String) throws {
    let lines = String(repeating: "[b]: 1 a\n", count: 1000)
    let text = "\(start)\n\(lines)\n[x]\n"
    #expect(try faults(of: text) == "")
    #expect(
      try faults(of: text) { $0.htmlBytes = 9_000_000 }.hasPrefix(
        "a.md:1:1: error: links can copy this definition to more than 9 MB "))
  }

  @Test func allowsManyShortDefinitions() throws {
    let lines = (0..<5000).map { "[l\($0)]: https://example.org/\($0) \"Number \($0)\"\n" }
    let links = (0..<5000).map { "[l\($0)]\n" }
    #expect(try told("# A\n\n\(lines.joined())\n\(links.joined())") == "")
  }

  @Test(arguments: ["[a](/b) c: ", "[^1]: ", "[a", "[x]: data:image/png;base64,"])
  func allowsLongLinesThatLinksDoNotCopyOften(start: String) throws {
    #expect(try told("# A\n\n\(start)" + String(repeating: "text", count: 5000) + "\n") == "")
  }

  @Test func refusesATextWhoseHTMLIsTooLarge() throws {
    let text = "---\ntitle: A\n---\n" + String(repeating: "[^1]", count: 1000) + "\n\n[^1]: a\n"
    #expect(try faults(of: text) == "")
    let told = try faults(of: text) { $0.htmlBytes = 100_000 }
    #expect(
      told == """
        a.md:4:1: error: the text becomes more than 100000 bytes of HTML [document-too-large]
            hint: split the page

        """)
  }
}
