import Foundation
import TestSupport
import Testing

/// Holds the pages of both built-in themes against what every page promises.
@Suite struct BuiltInThemeTests {
  private static let sites = ["default": BuiltSite.example, "broadsheet": BuiltSite.broadsheet]

  static let themes = ["default", "broadsheet"]

  private func site(_ theme: String) async throws -> BuiltSite {
    try await #require(Self.sites[theme]).value
  }

  @Test(arguments: themes)
  func buildsTheExampleSiteWithoutADiagnostic(theme: String) async throws {
    #expect(try await site(theme).result == Run.Result(status: 0, output: "", errors: ""))
  }

  @Test(arguments: themes)
  func everyPageIsWellFormedAndItsLocalLinksLeadSomewhere(theme: String) async throws {
    let pages = try await site(theme).python("check_pages.py")
    #expect(pages.count >= 30)
    for (page, faults) in pages { #expect(faults == [], "\(page)") }
  }

  @Test(arguments: themes)
  func itsStyleSheetsAndScriptsAreSmallAndAskNoOtherHost(theme: String) async throws {
    let assets = try await site(theme).files.filter { $0.key.hasPrefix("assets/") }
    #expect(assets.keys.sorted() == ["assets/gallery.css", "assets/site.js", "assets/style.css"])
    for (path, bytes) in assets {
      #expect(bytes.count <= (path.hasSuffix(".js") ? 5_120 : 15_360), "\(path)")
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text.firstMatch(of: /https?:|url\(|@import|eval\(|innerHTML/) == nil, "\(path)")
    }
  }
}
