import Diagnostics
import Documents
import Foundation
import TestSupport
import Testing

@testable import ShareCards

/// What `docs/themes.md` says of layouts.
@Suite struct DocumentedLayoutTests {
  private let page: String

  init() throws {
    let file = Checkout.root.appending(path: "docs/themes.md")
    page = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  /// The YAML blocks that are the layout of a kind: their first line names the file.
  private var layouts: [(path: String, text: String)] {
    page.components(separatedBy: "```yaml\n").dropFirst().compactMap { rest in
      let text = rest.components(separatedBy: "```").first ?? ""
      guard text.hasPrefix("# cards/"), let path = text.firstMatch(of: /cards\/[a-z]+\.yml/) else {
        return nil
      }
      return (String(path.output), text)
    }
  }

  @Test func examplesAreLayouts() throws {
    let file = try #require(EmbeddedTheme.file("card.yml", of: "default"))
    let source = SourceText(path: "card.yml", bytes: file)
    let blueprint = try #require(CardBlueprint.read(source).blueprint)
    #expect(layouts.map(\.path) == ["cards/race.yml", "cards/poster.yml"])
    for (path, text) in layouts {
      let (layout, diagnostics) = CardLayout.read(
        SourceText(path: path, bytes: Array(text.utf8)), blueprint: blueprint)
      #expect(diagnostics == [], "\(path)")
      for size in ShareCardSize.allCases {
        #expect(layout?.codeLimit(for: size) == 0.4, "\(path) \(size.id)")
      }
    }
  }

  @Test(
    arguments: LayoutScope.elements + LayoutModifiers.keys + CardFields.layoutNames
      + CardFields.itemNames + ColorToken.allCases.map(\.rawValue)
      + LayoutCondition.Fact.allCases.map(\.rawValue))
  func everyNameIsTold(name: String) throws {
    let start = try #require(page.range(of: "## Card layouts"))
    #expect(page[start.upperBound...].contains("`\(name)`"))
  }
}
