import Canvas
import Documents
import ShareCards

/// The card as a build draws it, with or without the proof of its code.
final class SitegenCards: CardDrawing {
  private let renderer: CardRenderer
  private let card: Card

  init(verifiesCodes: Bool) throws {
    let fonts = try FontLibrary(
      folders: FontLibrary.systemFolders, cacheFolder: FontLibrary.defaultCacheFolder)
    renderer = try CardRenderer(fonts: fonts, verifiesCodes: verifiesCodes)
    card = try Self.sampleCard()
  }

  /// Whether a style has such a background; all have one colour so far.
  func supports(_ background: CardBackground) -> Bool { background == .flat }

  func draw(_ size: ShareCardSize, _ background: CardBackground) throws -> [UInt8] {
    try renderer.renderFile(card, size: size).bytes
  }

  private static func sampleCard() throws -> Card {
    var fields = CardFields()
    fields["title"] = "First 5K Run"
    fields["metric"] = "5.0 km"
    fields["icon"] = "figure.run"
    fields["brand"] = "Stride"
    guard let layout = CardLayout.read(try themeFile("cards/achievement.yml")).layout,
      let icons = IconSet.read(try themeFile("icons.yml")).icons
    else { throw BenchError("the built-in theme has no card for achievements") }
    return Card(
      fields: fields, layout: layout, style: .branded, icon: icons.glyph(named: "figure.run"),
      code: CardCode(
        payload: "https://share.stride.example/awards/first-5k/", caption: "Scan to open"))
  }

  private static func themeFile(_ path: String) throws -> SourceText {
    guard let bytes = EmbeddedTheme.file(path, of: "default") else {
      throw BenchError("the built-in theme has no \(path)")
    }
    return SourceText(path: path, bytes: bytes)
  }
}
