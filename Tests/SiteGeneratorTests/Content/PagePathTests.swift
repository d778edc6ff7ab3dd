import SiteGenerator
import Testing

/// At which paths pages are.
@Suite struct PagePathTests {
  private func paths(_ files: [String: String], configuration: String = "") throws -> [String] {
    let (site, told) = try SiteFixture(files, configuration: configuration).load()
    return try #require(site, Comment(rawValue: told)).pages.map(\.path)
  }

  @Test(arguments: [
    ("slug: My Own", "s/my-own"), ("slug: Été", "s/été"), ("slug: 2026/03", "s/2026-03"),
    ("permalink: /x/{slug}/", "x/a"), ("permalink: /{section}/{kind}/{slug}/", "s/page/a"),
    ("slug: b\npermalink: /{slug}/", "b"),
    ("date: 2026-03-05\npermalink: /{year}/{month}/{day}/{slug}/", "2026/03/05/a"),
    ("date: 2026-01-01T00:30:00+05:00\npermalink: /{year}/{slug}/", "2026/a"),
  ])
  func aPageMaySayItsPath(lines: String, path: String) throws {
    #expect(try paths(["content/s/a.md": "---\ntitle: A\n\(lines)\n---\n"]) == [path])
  }

  @Test(arguments: [
    ("Été 2026", "été-2026"), ("e\u{301}te\u{301}", "été"), ("مرحبا", "مرحبا"), ("初めて", "初めて"),
    ("Привет Мир", "привет-мир"), ("ที่นี่", "ที่นี่"), ("🎂", "1f382"),
  ])
  func namesOfEveryScriptArePaths(name: String, path: String) throws {
    let paths = try paths(["content/\(name).md": "# A\n"])
    #expect(paths.map { Array($0.utf8) } == [Array(path.utf8)])
    let title = try self.paths(["content/a.json": "[{\"title\": \"\(name)\"}]"])
    #expect(title.map { Array($0.utf8) } == [Array(path.utf8)])
  }

  @Test func aPageWithoutADateHasNoPathWithOne() throws {
    let site = try SiteFixture([
      "content/a.md": "---\ntitle: A\npermalink: /{year}/{slug}/\n---\n",
      "content/s/_index.md": "---\ncascade: {permalink: \"/{section}/{day}/{slug}/\"}\n---\n",
      "content/s/b.md": "---\nsubtitle: x\ntitle: B\n---\n",
    ])
    #expect(
      site.diagnostics() == """
        content/a.md:3:12: error: the page's permalink needs a date, and the page has none \
        [missing-key]
            permalink: /{year}/{slug}/
                       ^~~~~~~~~~~~~~~ add 'date: 2026-03-15' to the page
        content/s/b.md:3:8: error: the page's permalink needs a date, and the page has none \
        [missing-key]
            title: B
                   ^ add 'date: 2026-03-15' to the page

        """)
  }

  @Test func pagesThatOneSectionPutsAtOnePathCollide() throws {
    let site = try SiteFixture([
      "content/_index.md": "---\ncascade: {permalink: \"/all/{slug}/\"}\n---\n",
      "content/x/a.md": "# A\n", "content/y/A.md": "# A\n",
    ])
    #expect(
      site.diagnostics() == """
        sitegen: error: content/x/a.md and content/y/A.md both lead to 'all/a/index.html' \
        [path-collision]
            hint: give one of them another 'slug'

        """)
  }

  @Test(arguments: [
    ("slug: \"\"", "3:7", "'slug' must not be empty [invalid-value]", "\"\"", 6, ""),
    (
      "slug: [a]", "3:7", "'slug' must be text, not a list [wrong-type]", "[a]", 6,
      " put the value in quotes if the brackets belong to it"
    ),
    (
      "aliases: /a/", "3:10", "'aliases' must be a list, not text [wrong-type]", "/a/", 9,
      " write it as [first, second]"
    ),
    (
      "aliases: [/b/, /c/?d]", "3:16", "item 2 of 'aliases' must not have '?' or '#' [invalid-url]",
      "/c/?d", 15, " keep the path alone"
    ),
    (
      "permalink: /a/", "3:12",
      "'permalink' must have '{slug}', which tells its pages apart [invalid-url]", "/a/", 11,
      " write it as in /awards/{slug}/"
    ),
  ])
  func tellsOf(
    line: String, place: String, message: String, marked: String, column: Int, hint: String
  ) throws {
    let carets = "^" + String(repeating: "~", count: marked.count - 1)
    #expect(
      try SiteFixture(frontMatter: "title: A\n\(line)").diagnostics() == """
        content/a.md:\(place): error: \(message)
            \(line)
            \(String(repeating: " ", count: column))\(carets)\(hint)

        """)
  }
}
