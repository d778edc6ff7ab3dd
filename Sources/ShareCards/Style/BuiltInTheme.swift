import Diagnostics
import Documents

/// The layouts and icons of the default theme in the binary.
struct BuiltInTheme: Sendable {
  let icons: IconSet
  private let layouts: [String: CardLayout]

  /// Reads the theme.
  ///
  /// - Throws: `ShareCardError.missingLayout` when a file is missing or faulty, which only a
  ///   damaged build can bring about.
  static func load() throws(ShareCardError) -> BuiltInTheme {
    var layouts: [String: CardLayout] = [:]
    guard let blueprint = text("card.yml").flatMap({ CardBlueprint.read($0).blueprint }) else {
      throw .missingLayout(kind: "card")
    }
    for kind in kinds {
      layouts[kind] = text("cards/\(kind).yml").flatMap {
        CardLayout.read($0, blueprint: blueprint).layout
      }
      if layouts[kind] == nil { throw .missingLayout(kind: kind) }
    }
    guard let icons = text("icons.yml").flatMap({ IconSet.read($0).icons }) else {
      throw .missingLayout(kind: "icons")
    }
    return BuiltInTheme(icons: icons, layouts: layouts)
  }

  /// The kinds of content that have a layout.
  static let kinds = ["achievement", "contact", "invite", "page", "quote", "statistics"]

  func layout(for kind: String) throws(ShareCardError) -> CardLayout {
    guard let layout = layouts[kind] else { throw .missingLayout(kind: kind) }
    return layout
  }

  private static func text(_ path: String) -> SourceText? {
    EmbeddedTheme.file(path, of: "default").map { SourceText(path: path, bytes: $0) }
  }
}
