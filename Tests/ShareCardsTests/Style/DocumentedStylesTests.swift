import Foundation
import ShareCards
import TestSupport
import Testing

/// What `docs/cards.md` and its picture show of styles.
@Suite struct DocumentedStylesTests {
  @Test func aTableHasAllStylesAsTheyAre() throws {
    let page = try text("docs/cards.md")
    let rows = page.split(separator: "\n").map {
      $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    for style in ShareCardStyle.allCases {
      let row = try #require(rows.first { $0.count == 5 && $0.first == "`\(style.id)`" })
      #expect(
        row.suffix(2) == [style.alignment.rawValue, style.brandPlacement.rawValue],
        "\(style.id)")
    }
  }

  @Test func thePictureHasAllStyles() throws {
    struct Record: Decodable {
      let slug: String
      let style: String
    }
    let json = try text("scripts/lib/contact-sheet.json")
    let records = try JSONDecoder().decode([Record].self, from: Data(json.utf8))
    #expect(records.map(\.style).sorted() == ShareCardStyle.allCases.map(\.id).sorted())
    #expect(records.map(\.slug) == records.map(\.style))
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: Checkout.root.appending(path: path)), as: UTF8.self)
  }
}
