import Diagnostics
import SiteGenerator
import Testing

@testable import Studio

@Suite struct SessionReloadTests {
  private let version = Fingerprint(of: [1])

  private func reload(changed: [String], changedProblems: Bool = false) -> SessionReload {
    SessionReload(
      version: version, changed: changed, problems: [], changedProblems: changedProblems)
  }

  @Test func changedPathsAreNamed() {
    let data = reload(changed: ["a/index.html", "cards/ä.png"]).events.last?.data
    #expect(
      data == "{\"version\":\"\(version.text)\",\"changed\":[\"a/index.html\",\"cards/ä.png\"]}")
  }

  @Test func tooManyToNameMeanAnything() {
    let paths = (0...SessionReload.namedChanges).map { "\($0).html" }
    let data = reload(changed: paths).events.last?.data
    #expect(data == "{\"version\":\"\(version.text)\",\"changed\":null}")
    #expect(reload(changed: paths.dropLast()).events.last?.data.contains("null") == false)
  }

  @Test func theStateComesBeforeTheChange() {
    #expect(reload(changed: ["a"]).events.map(\.name) == ["state", "change"])
    #expect(reload(changed: [], changedProblems: true).events.map(\.name) == ["state"])
    #expect(reload(changed: []).events == [])
  }
}
