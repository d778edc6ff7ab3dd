import Testing

/// What looks like front matter and is none.
@Suite struct MissedFrontMatterTests {
  @Test(arguments: [
    ("\n---\ntitle: A\n---\n# A\n", "2", "the front matter is read as text", "---"),
    (" ---\ntitle: A\n---\n# A\n", "1", "the front matter is read as text", " ---"),
    ("----\nkind: page\n----\n# A\n", "1", "the front matter is read as text", "----"),
  ])
  func tellsOfRulesThatDoNotOpenIt(text: String, line: String, message: String, shown: String)
    throws
  {
    #expect(
      try SiteFixture(["content/a.md": text]).diagnostics() == """
        content/a.md:\(line):1: warning: \(message) [missed-front-matter]
            \(shown)
            ^ write '---' alone on the file's first line, without a space before it

        """)
  }

  @Test func tellsOfKeysWithoutALineBeforeThem() throws {
    #expect(
      try SiteFixture(["content/a.md": "title: A\nmetric: 5\n\n# A\n"]).diagnostics() == """
        content/a.md:1:1: warning: 'title: A' is read as text, since no front matter is open \
        [missed-front-matter]
            title: A
            ^ write a line '---' before it, and one behind the last key

        """)
  }

  @Test func tellsOfFrontMatterInAnotherLanguage() throws {
    #expect(
      try SiteFixture(["content/a.md": "+++\ntitle = \"A\"\n+++\n# A\n"]).diagnostics() == """
        content/a.md:1:1: warning: '+++' opens no front matter [missed-front-matter]
            +++
            ^ write YAML between '---' lines

        """)
  }

  @Test(arguments: [
    "Heading\n---\ntext\n", "# A\n\n---\ntitle: B\n", "***\n\n# A\n", "\n\n# A\n",
    "Note: this\n\n# A\n",
    "---\n---\n# A\n", "# A\ntitle: B\n",
  ])
  func leavesOrdinaryTextsAlone(text: String) throws {
    #expect(try SiteFixture(["content/a.md": text]).diagnostics() == "")
  }
}
