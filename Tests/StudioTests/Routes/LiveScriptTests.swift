import SiteGenerator
import Testing

@testable import Studio

@Suite struct LiveScriptTests {
  private let version = Fingerprint(of: [1])

  private var script: String {
    "<script src=\"/.sitegen/assets/live.js\" data-version=\"\(version.text)\" defer></script>"
  }

  private func added(to html: String) -> String {
    String(decoding: LiveScript.added(to: Array(html.utf8), version: version), as: UTF8.self)
  }

  @Test func theScriptStandsAtTheEndOfTheBody() {
    #expect(added(to: "<body><p>a</p></body></html>") == "<body><p>a</p>\(script)</body></html>")
  }

  @Test func theLastEndTagCounts() {
    #expect(
      added(to: "<body><code></body></code>é</BODY>\n")
        == "<body><code></body></code>é\(script)</BODY>\n")
  }

  @Test func aPageWithoutAnEndTagHasItAtItsEnd() {
    #expect(added(to: "<p>a") == "<p>a\(script)")
    #expect(added(to: "") == script)
  }

  @Test func aPageOfNoSiteHasNoVersion() {
    #expect(
      String(decoding: LiveScript.added(to: [], version: nil), as: UTF8.self)
        == "<script src=\"/.sitegen/assets/live.js\" defer></script>")
  }
}
