import SiteGenerator
import Testing

/// A page is the same however its file was saved.
@Suite struct FrontMatterFormTests {
  private static let text = """
    ---
    title: A
    subtitle: |
      one
      two
    ---

    # Heading

    Text\\
    and more

    ```
    code
    ```

    """

  private func page(_ bytes: [UInt8]) throws -> Page {
    let site = try SiteFixture()
    try site.folder.write(bytes, to: "content/a.md")
    return try site.page()
  }

  @Test(arguments: [
    "\u{FEFF}" + text, text.replacing("\n", with: "\r\n"), text.replacing("\n", with: "\r"),
    "\u{FEFF}" + text.replacing("\n", with: "\r\n"),
    text.replacing("title: A\n", with: "title: A\r\n"),
    text.replacing("  two\n---", with: "  two\n..."),
    text.replacing("---\n", with: "--- \t\n"),
  ])
  func givesTheSamePage(saved: String) throws {
    let (page, twin) = try (page(Array(saved.utf8)), page(Array(Self.text.utf8)))
    #expect(page.fields == twin.fields)
    #expect(page.body == twin.body)
    #expect(Markdown.html(page.body) == Markdown.html(twin.body))
  }

  @Test func aFileWithoutFrontMatterIsAllBody() throws {
    for text in ["# A\n\n---\n\nrule\n", "A\n---\ntext\n", " ---\ntitle: B\n---\n\n# A\n"] {
      let page = try page(Array(text.utf8))
      #expect(String(decoding: page.body, as: UTF8.self) == text)
    }
    #expect(try page(Array("A\n---\ntext\n".utf8)).title == "A")
  }

  @Test func dashesBelongToValuesAndToTheText() throws {
    let page = try page(
      Array("---\ntitle: \"a --- b\"\nsubtitle: |\n  one\n  ---\n  two\n---\nText\n\n---\n".utf8))
    #expect(page.title == "a --- b")
    #expect(page.fields["subtitle"] == "one\n---\ntwo")
    #expect(String(decoding: Markdown.html(page.body).html, as: UTF8.self) == "<p>Text</p>\n<hr>\n")
  }

  @Test func anEmptyBlockLeavesTheTitleToTheHeading() throws {
    #expect(try page(Array("---\n---\n# A\n".utf8)).title == "A")
    #expect(try page(Array("---\n# a comment\n---\n# A\n".utf8)).title == "A")
  }
}
