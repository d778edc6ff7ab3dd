import Diagnostics
import Documents
import SiteGenerator
import Testing

@Suite struct PermalinkTests {
  private func path(_ pattern: String, section: String = "", date: String? = nil) throws -> String {
    try Permalink(pattern).path(
      slug: "first-5k", section: section, kind: "achievement", date: date.flatMap(ContentDate.init))
  }

  @Test(arguments: [
    ("/{slug}/", "first-5k"), ("/awards/{slug}/", "awards/first-5k"),
    ("/{kind}/{section}/{slug}/", "achievement/runs/long/first-5k"),
    ("/{year}/{month}/{day}/{slug}/", "2024/03/01/first-5k"),
    ("/{year}-{month}-{day}-{slug}/", "2024-03-01-first-5k"),
    ("/{slug}.{kind}/", "first-5k.achievement"),
    ("/cafe\u{301}/{slug}/", "café/first-5k"),
  ])
  func fillsItsPlaceholders(pattern: String, path: String) throws {
    let made = try self.path(pattern, section: "runs/long", date: "2024-03-01T23:30:00-10:00")
    #expect(Array(made.utf8) == Array(path.utf8))
  }

  @Test func leavesOutThePartOfNoSection() throws {
    #expect(try path("/{section}/{slug}/") == "first-5k")
    #expect(try path("/a/{section}/{slug}/") == "a/first-5k")
  }

  @Test(arguments: ["/{year}/{slug}/", "/{month}/{slug}/", "/{day}/{slug}/"])
  func needsADateWhereItsPatternDoes(pattern: String) {
    let fault = ValueFault(
      "needs a date, and the page has none", hint: "add 'date: 2026-03-15' to the page",
      code: .missingKey)
    #expect(throws: fault) { try path(pattern) }
  }

  @Test(arguments: [
    ("{slug}", "must begin and end with '/'", Self.form),
    ("/{slug}", "must begin and end with '/'", Self.form),
    ("{slug}/", "must begin and end with '/'", Self.form),
    ("/awards/", "must have '{slug}', which tells its pages apart", Self.form),
    ("/", "must have '{slug}', which tells its pages apart", Self.form),
    ("/{title}/", "has the unknown placeholder '{title}'", Self.placeholders),
    ("/{Slug}/", "has the unknown placeholder '{Slug}'", Self.placeholders),
    ("/{slug/", "has a '{' without its partner", Self.placeholders),
    ("/slug}/", "has a '}' without its partner", Self.placeholders),
    ("/{slug}?a/", "must not have '?' or '#'", "keep the path alone"),
    ("/{slug}#a/", "must not have '?' or '#'", "keep the path alone"),
    (
      "/a%20b/{slug}/", "must not have '%'",
      "write the characters as they are, not percent-encoded"
    ),
    ("/a\\{slug}/", "must not have '\\'", "write '/' between its parts"),
    ("//a.example/{slug}/", "must be a path of this site, not an address", Self.form),
    (
      "/../{slug}/", "is no path of the site: '../slug' leads out of the output folder", Self.form
    ),
    (
      "/a//{slug}/", "is no path of the site: 'a//slug' leads out of the output folder", Self.form
    ),
    (
      "/.sitegen-{slug}/",
      "is no path of the site: names that begin with '.sitegen' are sitegen's own", Self.form
    ),
  ])
  func refusesAPatternThatGivesNoPath(pattern: String, message: String, hint: String) {
    #expect(throws: ValueFault(message, hint: hint, code: .invalidURL)) { try Permalink(pattern) }
  }

  @Test func isDecodedFromText() throws {
    let source = SourceText(path: "site.yml", bytes: Array("/awards/{title}/".utf8))
    let (value, diagnostics) = ValueDecoder<Permalink>.permalink.decode(
      yaml: SourcePart(source), documentName: "'permalink'")
    #expect(value == nil)
    #expect(
      printed(diagnostics) == """
        site.yml:1:1: error: 'permalink' has the unknown placeholder '{title}' [invalid-url]
            /awards/{title}/
            ^~~~~~~~~~~~~~~~ placeholders: {slug}, {section}, {kind}, {year}, {month}, {day}

        """)
  }

  private static let form = "write it as in /awards/{slug}/"
  private static let placeholders =
    "placeholders: {slug}, {section}, {kind}, {year}, {month}, {day}"
}
