import Documents
import SiteGenerator
import Testing

/// What `site.yml` says about the schemes of its app.
@Suite struct AppSchemeTests {
  private func told(_ app: String) -> String {
    let text = "title: A\nurl: https://share.example\napp:\n\(app)"
    let source = SourceText(path: "site/site.yml", bytes: Array(text.utf8))
    return printed(SiteConfiguration.read(source).diagnostics)
  }

  @Test func warnsOnceOfEachSchemeWithoutADot() {
    #expect(
      told("  schemes:\n  - stride\n  - com.example.stride\n  - Run\n") == """
        site/site.yml:5:5: warning: the scheme 'stride' has no dot, so other apps may well use the \
        same one [scheme-without-dot]
              - stride
                ^~~~~~ begin it with a domain name of your own, backwards, such as \
        com.example.stride
        site/site.yml:7:5: warning: the scheme 'run' has no dot, so other apps may well use the \
        same one [scheme-without-dot]
              - Run
                ^~~ begin it with a domain name of your own, backwards, such as com.example.run

        """)
  }

  @Test(arguments: ["mailto", "tel", "sms", "geo", "https", "com.example.stride", "a.b"])
  func takesOtherSchemesWithoutAWord(scheme: String) {
    #expect(told("  schemes: [\(scheme)]\n") == "")
  }

  @Test(arguments: [
    (
      "ftp", "the scheme 'ftp' does not open an app by itself",
      "use a scheme of your own app, such as 'musicnotes'"
    ),
    (
      "WSS", "the scheme 'wss' does not open an app by itself",
      "use a scheme of your own app, such as 'musicnotes'"
    ),
    ("http", "the scheme 'http' is not secure", "use 'https'"),
    (
      "Intent", "the scheme 'intent' is never allowed in a link",
      "use 'https' or a scheme of your own app"
    ),
    (
      "android-app", "the scheme 'android-app' is never allowed in a link",
      "use 'https' or a scheme of your own app"
    ),
    (
      "vbscript%3A", "'vbscript%3A' is not a scheme",
      "a scheme is a letter, then letters, digits, '+', '-' and '.', without the colon"
    ),
    (
      "9a", "'9a' is not a scheme",
      "a scheme is a letter, then letters, digits, '+', '-' and '.', without the colon"
    ),
  ])
  func refusesSchemesThatAreNoApps(scheme: String, message: String, hint: String) {
    #expect(
      told("  schemes: [\(scheme)]\n") == """
        site/site.yml:4:13: error: item 1 of 'app.schemes' is not allowed: \(message) [invalid-url]
              schemes: [\(scheme)]
                        ^\(String(repeating: "~", count: scheme.count - 1)) \(hint)

        """)
  }

  @Test func tellsNothingOfATemplateBeforeACodeCarriesItsLinks() {
    #expect(told("  schemes: [com.example.stride]\n  link: com.example.stride:{slug}\n") == "")
  }
}
