import SiteGenerator
import Testing

/// Warnings of formats that previews of links may not show.
@Suite struct PreviewFormatTests {
  private func told(
    _ frontMatter: String = "title: A", configuration: String = ""
  ) throws -> String {
    let site = try SiteFixture(
      ["content/a.md": "---\n\(frontMatter)\n---\n", "content/b.md": "# B\n"],
      configuration: configuration)
    return printed(try site.plan().diagnostics)
  }

  @Test func areGivenOnceWhereTheSiteSaysTheFormat() throws {
    let told = try told(configuration: "cards: {format: webp}\n")
    #expect(told.hasPrefix("site/site.yml:"))
    #expect(
      told.hasSuffix(
        """
        : warning: the wide card is what previews of links show, and not all of them show the format \
        webp [preview-format]
            cards: {format: webp}
                            ^~~~ use 'png' or 'jpeg' for it, such as with 'card: {wide: {format: \
        jpeg}}' on pages

        """))
  }

  @Test func areGivenWhereAPageSaysIt() throws {
    #expect(
      try told("title: A\ncard: {wide: {format: avif}}") == """
        content/a.md:3:7: warning: the wide card is what previews of links show, and not all of \
        them show the format avif [preview-format]
            card: {wide: {format: avif}}
                  ^~~~~~~~~~~~~~~~~~~~~~ use 'png' or 'jpeg' for it, such as with 'card: {wide: \
        {format: jpeg}}' on pages

        """)
  }

  @Test(arguments: [
    ("title: A\ncard: {wide: {format: jpeg}, format: webp}", ""),
    ("title: A\ncard: {compact: {format: avif}}", ""), ("title: A", "cards: {format: jpeg}\n"),
  ])
  func areNotGivenForOtherCards(frontMatter: String, configuration: String) throws {
    #expect(try told(frontMatter, configuration: configuration) == "")
  }

  @Test func goWhenEveryPageHasAnotherFormat() throws {
    let site = try SiteFixture(
      [
        "content/_index.md": "---\ncascade: {card: {wide: {format: jpeg}}}\n---\n",
        "content/a.md": "# A\n",
      ], configuration: "cards: {format: webp}\n")
    #expect(printed(try site.plan().diagnostics) == "")
  }
}
