import SiteGenerator
import Testing

/// Pages that are grouped by their terms.
@Suite struct TaxonomyTests {
  private func page(_ title: String, _ lines: String) -> String {
    "---\ntitle: \(title)\n\(lines)\n---\n"
  }

  private func paths(_ site: SiteFixture, in folder: String) throws -> [String] {
    try site.plan().artifacts.map(\.path).filter { $0.hasPrefix(folder + "/") }
  }

  @Test func aTaxonomyHasAPageOfItsTermsAndEachTermOneOfItsPages() throws {
    let site = try SiteFixture([
      "content/a.md": page("A", "tags: [Half Marathon, rain]\ndate: 2026-01-01"),
      "content/b.md": page("B", "tags: rain\ndate: 2026-02-01"),
      "content/c.md": page("C", ""),
    ])
    #expect(
      try site.text("tags/index.html")
        == "tags\n/tags/half-marathon/ Half Marathon 1\n/tags/rain/ rain 2\n")
    #expect(try site.text("tags/rain/index.html") == "/b/ B\n/a/ A\n")
    #expect(try site.text("tags/half-marathon/index.html") == "/a/ A\n")
  }

  @Test func termsThatDifferInTheirWritingAloneAreOne() throws {
    let site = try SiteFixture([
      "content/a.md": page("A", "tags: [rain, Rain, \"rain!\"]\ndate: 2026-01-01"),
      "content/b.md": page("B", "tags: RAIN\ndate: 2026-02-01"),
      "content/c.md": page("C", "tags: [\"e\\u0301\", \"É\"]"),
    ])
    #expect(
      try site.text("tags/index.html") == "tags\n/tags/rain/ RAIN 2\n/tags/%C3%A9/ e\u{301} 1\n")
    #expect(try site.text("tags/rain/index.html") == "/b/ B\n/a/ A\n")
  }

  @Test func termsOfUnlistedPagesAreNowhere() throws {
    let template = [
      "themes/test/templates/page.mustache":
        "{{#page.terms}}{{name}} {{address}}\n{{/page.terms}}"
    ]
    let files = [
      "content/a.md": page("A", "tags: [one, two]\nlisted: false"),
      "content/b.md": page("B", "tags: two"),
    ]
    let site = try SiteFixture(files.merging(template) { $1 })
    #expect(try paths(site, in: "tags") == ["tags/index.html", "tags/two/index.html"])
    #expect(try site.text("tags/two/index.html") == "/b/ B\n")
    #expect(try site.text("a/index.html") == "two /tags/two/\n")
    let none = try SiteFixture(["content/a.md": page("A", "tags: one\nlisted: false")])
    #expect(try paths(none, in: "tags") == [])
  }

  @Test func aSiteNamesItsTaxonomies() throws {
    let template = [
      "themes/test/templates/404.mustache":
        "{{#site.taxonomies}}{{name}} {{title}} {{address}}\n{{/site.taxonomies}}",
      "themes/test/templates/index.mustache":
        "{{page.taxonomy.name}} {{page.taxonomy.title}} {{page.taxonomy.address}}|{{page.title}}",
    ]
    let files = [
      "content/a.md": page("A", "tags: one\ntopics: [Sport, one]"),
      "content/b.csv": "title,topics[]\nB,sport; Music\n",
    ]
    let site = try SiteFixture(
      files.merging(template) { $1 }, configuration: "taxonomies: [tags, topics, places]\n")
    #expect(
      try site.text("404.html") == "tags tags Moments /tags/\ntopics Topics /topics/\n")
    #expect(
      try site.text("topics/index.html")
        == "topics\n/topics/music/ Music 1\n/topics/one/ one 1\n/topics/sport/ Sport 2\n")
    #expect(try site.text("topics/sport/index.html") == "topics Topics /topics/|Sport")
    #expect(try paths(site, in: "places") == [])
  }

  @Test func aSiteCanDoWithoutTags() throws {
    let files = ["content/a.md": page("A", "tags: one")]
    let site = try SiteFixture(files, configuration: "taxonomies: [topics]\n")
    #expect(
      site.diagnostics().hasPrefix(
        """
        content/a.md:3:1: error: unknown key 'tags' [unknown-key]
            tags: one
            ^~~~
        """))
  }

  @Test(arguments: [
    (
      "[a, [b]]", "item 2 of 'tags' must be text, not a list [wrong-type]", "[b]", 4,
      " put the value in quotes if the brackets belong to it"
    ),
    ("[a, ~]", "item 2 of 'tags' is empty [wrong-type]", "~", 4, " write a value or remove it"),
    (
      "{a: b}", "'tags' must be text, not a mapping [wrong-type]", "{a: b}", 0,
      " put the value in quotes if it is text"
    ),
    ("\" \"", "'tags' must not be empty [invalid-value]", "\" \"", 0, ""),
  ])
  func tellsOfTermsThatAreNone(
    terms: String, message: String, marked: String, column: Int, hint: String
  ) throws {
    let indent = String(repeating: " ", count: column + 6)
    let carets = "^" + String(repeating: "~", count: marked.count - 1)
    #expect(
      try SiteFixture(frontMatter: "title: A\ntags: \(terms)").diagnostics() == """
        content/a.md:3:\(column + 7): error: \(message)
            tags: \(terms)
            \(indent)\(carets)\(hint)

        """)
  }

  @Test func aPageHasAtMostAHundredTerms() throws {
    func tags(_ count: Int) -> String {
      "tags: [" + (1...count).map { "t\($0)" }.joined(separator: ", ") + "]"
    }
    #expect(
      try SiteFixture(frontMatter: "title: A\n\(tags(100))").page().terms["tags"]?.count == 100)
    #expect(
      try SiteFixture(frontMatter: "title: A\n\(tags(101))").diagnostics().hasPrefix(
        "content/a.md:3:7: error: 'tags' must have at most 100 items, not 101 [invalid-value]\n"))
  }

  @Test func tellsOfASectionInPlaceOfATaxonomy() throws {
    let site = try SiteFixture([
      "content/tags/_index.md": "# Tags\n", "content/tags/a.md": page("A", "tags: b"),
    ])
    #expect(
      site.diagnostics() == """
        sitegen: error: content/tags/_index.md and the list of 'tags' both lead to \
        'tags/index.html' [path-collision]
            hint: rename one of them

        """)
  }
}
