import Diagnostics
import Documents
import SiteGenerator
import Testing

@Suite struct AliasPathTests {
  @Test(arguments: [
    ("/old/first/", "old/first/index.html"), ("old/first", "old/first/index.html"),
    ("/old/first", "old/first/index.html"), ("old/", "old/index.html"), ("old.html", "old.html"),
    ("/a/Old.HTM", "a/Old.HTM"), ("old.html/", "old.html/index.html"),
    ("v1.2", "v1.2/index.html"), ("old.php", "old.php/index.html"), ("...", ".../index.html"),
    ("Cafe\u{301} 1", "Café 1/index.html"), (".well-known/a", ".well-known/a/index.html"),
  ])
  func leadsToAFile(alias: String, path: String) throws {
    #expect(try Array(AliasPath(alias).outputPath.utf8) == Array(path.utf8))
  }

  @Test(arguments: [
    ("https://a.example/old/", "must be a path of this site, not an address", Self.form),
    ("//a.example/old/", "must be a path of this site, not an address", Self.form),
    ("/", "must name a page", Self.form), ("", "must name a page", Self.form),
    ("/old/?a=1", "must not have '?' or '#'", "keep the path alone"),
    ("/old/#a", "must not have '?' or '#'", "keep the path alone"),
    (
      "/caf%C3%A9/", "must not have '%'",
      "write the characters as they are, not percent-encoded"
    ),
    ("old\\first", "must not have '\\'", "write '/' between its parts"),
    (
      "/old/../first/",
      "is no path of the site: 'old/../first' leads out of the output folder", Self.form
    ),
    (
      "../old", "is no path of the site: '../old' leads out of the output folder", Self.form
    ),
    ("..", "is no path of the site: '..' leads out of the output folder", Self.form),
    ("a//b", "is no path of the site: 'a//b' leads out of the output folder", Self.form),
    ("a\u{1}b", "is no path of the site: its name has a control character", Self.form),
    (
      ".sitegen-manifest",
      "is no path of the site: names that begin with '.sitegen' are sitegen's own", Self.form
    ),
  ])
  func refusesWhatIsNoPathOfTheSite(alias: String, message: String, hint: String) {
    #expect(throws: ValueFault(message, hint: hint, code: .invalidURL)) { try AliasPath(alias) }
  }

  private static let form = "write it as in /old/first/"
}
