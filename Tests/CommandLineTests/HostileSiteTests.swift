import Foundation
import TestSupport
import Testing

/// Builds a site whose texts try to be markup, and one that has harmless words in their place.
///
/// The pages of both must be the same, tag by tag, but for these words; so no text became markup,
/// was escaped twice or was taken for a template, and none is missing.
@Suite struct HostileSiteTests {
  struct Pair: Sendable {
    let hostile: BuiltSite
    let harmless: BuiltSite

    init(theme: String, sizes: String) async throws {
      hostile = try await HostileSite(
        characters: HostileSite.hostile, theme: theme, sizes: sizes
      ).build()
      harmless = try await HostileSite(
        characters: HostileSite.harmless, theme: theme, sizes: sizes
      ).build()
    }
  }

  private static let pairs = [
    "default": Task { try await Pair(theme: "default", sizes: "square, wide") },
    "broadsheet": Task { try await Pair(theme: "broadsheet", sizes: "wide") },
  ]

  static let themes = ["default", "broadsheet"]

  private func pair(_ theme: String) async throws -> Pair {
    try await #require(Self.pairs[theme]).value
  }

  @Test(arguments: themes)
  func nothingIsToldOfItButTextsTooLongForACard(theme: String) async throws {
    let pair = try await pair(theme)
    for result in [pair.hostile.result, pair.harmless.result] {
      #expect(result.status == 0)
      #expect(result.output == "")
      for line in result.errors.split(separator: "\n") where line.contains(": warning: ") {
        #expect(line.hasSuffix(" and ends in '…' there [text-truncated]"))
      }
      #expect(!result.errors.contains(": error: "), Comment(rawValue: result.errors))
    }
  }

  @Test(arguments: themes)
  func itsPagesAreWellFormed(theme: String) async throws {
    let pages = try await pair(theme).hostile.python("check_pages.py")
    #expect(pages.count >= 20)
    for (page, faults) in pages { #expect(faults == [], "\(page)") }
  }

  @Test(arguments: themes)
  func itsPagesAreThoseOfAHarmlessSiteWithOtherTexts(theme: String) async throws {
    let pair = try await pair(theme)
    let hostile = try pair.hostile.python("read_markup.py")
    let harmless = try pair.harmless.python("read_markup.py")
    let expected = harmless.map { path, parts in
      (replaced(path), parts.map { replaced(comparable($0)) })
    }
    #expect(hostile.keys.sorted() == expected.map(\.0).sorted())
    for (path, parts) in expected {
      for (part, other) in zip(try #require(hostile[path]), parts) {
        #expect(comparable(part) == other, "\(path)")
      }
      #expect(hostile[path]?.count == parts.count, "\(path)")
    }
  }

  private func replaced(_ text: String) -> String {
    text.replacing(HostileSite.harmless, with: HostileSite.hostile)
  }

  /// A part of a page without what follows from texts in a way of its own: versions of pictures,
  /// the modules of codes, and percent-encoding.
  private func comparable(_ part: String) -> String {
    if part.wholeMatch(of: /(d|viewBox)=[MLHVhvz0-9 .-]+/) != nil { return "a drawing" }
    let address = /^((href|src|srcset|content|data-[a-z]+)=|"app\.example\/join\/)/
    guard part.firstMatch(of: address) != nil else { return part }
    let unversioned = part.replacing(/\?v=[0-9a-f]{12}/, with: "")
    return unversioned.removingPercentEncoding ?? unversioned
  }

  @Test(arguments: themes)
  func itsTextsAreAllShownAsTheyAreWritten(theme: String) async throws {
    let site = HostileSite(characters: HostileSite.hostile, theme: theme, sizes: "")
    let parts = Set(try await pair(theme).hostile.python("read_markup.py").values.joined())
    for name in HostileSite.shown {
      #expect(parts.contains { $0.contains(site.text(name)) }, "\(name)")
    }
    #expect(!parts.contains { $0.hasPrefix("<!--") })
  }

  @Test func itsCodesHoldTheTexts() async throws {
    let site = HostileSite(characters: HostileSite.hostile, theme: "default", sizes: "")
    let readings = try await pair("default").hostile.python("read_codes.py")
    #expect(readings.count == 20)
    let code = try #require(
      site.text("code").addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(["-"])))
    #expect(readings["cards/join/wide.png"] == ["https://app.example/join/\(code)"])
    #expect(readings["cards/week/wide.png"] == ["https://share.example/week/"])
    #expect(
      readings["cards/coach/square.png"] == [
        """
        BEGIN:VCARD\r
        VERSION:3.0\r
        N:\(site.text("display-name"));;;;\r
        FN:\(site.text("display-name"))\r
        ORG:\(site.text("organization"))\r
        TEL:\(site.text("0701 telephone"))\r
        EMAIL:\(site.text("email@share.example"))\r
        END:VCARD\r

        """
      ])
    let contact = try #require(readings["cards/known/wide.png"]?.first)
    let fields = try JSONSerialization.jsonObject(with: Data(contact.utf8)) as? [String: Any]
    #expect(fields?["displayName"] as? String == site.text("known"))
  }
}
