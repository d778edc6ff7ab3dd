import Canvas
import Documents
import ShareCards

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The card as a build draws it, with or without the proof of its code.
final class SitegenCards: CardDrawing {
  private let renderer: CardRenderer
  private let card: Card
  private let scenes: Scenes
  private var backgrounds: [Ground: CardBackground] = [:]

  init(scenes: Scenes, verifiesCodes: Bool) throws {
    self.scenes = scenes
    let fonts = try FontLibrary(
      folders: FontLibrary.systemFolders, cacheFolder: FontLibrary.defaultCacheFolder)
    renderer = try CardRenderer(fonts: fonts, verifiesCodes: verifiesCodes)
    card = try Self.sampleCard()
  }

  func draw(_ size: ShareCardSize, _ background: Ground) throws -> [UInt8] {
    var card = card
    card.style.background = try backgrounds[background] ?? self.background(background)
    backgrounds[background] = card.style.background
    return try renderer.renderFile(card, size: size).bytes
  }

  private func background(_ ground: Ground) throws -> CardBackground {
    switch ground {
    case .flat: return CardBackground()
    case .gradient:
      let colors = try scenes.gradient.map { text in
        let color = Color(pixel: try Scenes.pixel(text))
        return CardColor(
          red: Double(color.red) / 255, green: Double(color.green) / 255,
          blue: Double(color.blue) / 255)
      }
      return CardBackground(gradients: [CardGradient(.linear(angle: 135), colors: colors)])
    case .photo:
      let source = try PictureSource([UInt8](Data(contentsOf: URL(filePath: scenes.photo))))
      let picture = CardPicture(source: source, key: .init(high: 0, low: 1))
      return CardBackground(picture: BackgroundPicture(picture))
    }
  }

  private static func sampleCard() throws -> Card {
    var fields = CardFields()
    fields["title"] = "First 5K Run"
    fields["metric"] = "5.0 km"
    fields["icon"] = "figure.run"
    fields["brand"] = "Stride"
    guard let blueprint = CardBlueprint.read(try themeFile("card.yml")).blueprint,
      let layout = CardLayout.read(
        try themeFile("cards/achievement.yml"), blueprint: blueprint
      ).layout,
      let icons = IconSet.read(try themeFile("icons.yml")).icons
    else { throw BenchError("the built-in theme has no card for achievements") }
    return Card(
      fields: fields, layout: layout, style: .branded,
      icon: icons.glyph(named: "figure.run").map { .glyph($0) },
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
