import Canvas
import QRCodes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Draws share cards with the built-in theme.
///
/// ```swift
/// let renderer = ShareCardRenderer()
/// let content = AchievementCardContent(
///   title: "First 5K Run", metric: "5.0 km", iconName: "figure.run", brandName: "Stride")
/// let png = try renderer.renderPNGData(content: content, style: .branded, size: .wide)
/// ```
///
/// A renderer may be used from many tasks at once, and equal cards always have equal bytes. It keeps
/// text engines, bitmaps and decoded pictures for the next card, so make one and keep it. Every QR code
/// is read back from the finished pixels before the card is returned.
public struct ShareCardRenderer: Sendable {
  private let tools: Result<Tools, ShareCardError>
  private let caption: String
  private let contactCaption: String
  private let language: String
  private let logo: CardPicture?

  /// What all cards are drawn with.
  private struct Tools {
    let theme: BuiltInTheme
    let pool: RendererPool

    static func load() throws(ShareCardError) -> Tools {
      let theme = try BuiltInTheme.load()
      let fonts = try canvasWork { () throws(CanvasError) in
        try FontLibrary(
          folders: FontLibrary.systemFolders, cacheFolder: FontLibrary.defaultCacheFolder)
      }
      return Tools(theme: theme, pool: RendererPool(fonts: fonts))
    }
  }

  /// Makes a renderer with the fonts of the system.
  ///
  /// Where no font is installed, each card throws `ShareCardError.fontsUnavailable`.
  ///
  /// - Parameters:
  ///   - caption: the line below a QR code that says what scanning does.
  ///   - contactCaption: the same for a code that carries a contact.
  ///   - language: the language of the texts as a BCP 47 tag; it chooses letter forms, and one that is
  ///     written from right to left mirrors the cards.
  public init(
    caption: String = "Scan to open", contactCaption: String = "Scan to add",
    language: String = "en"
  ) {
    self.init(
      tools: Result { () throws(ShareCardError) in try Tools.load() }, caption: caption,
      contactCaption: contactCaption, language: language, logo: nil)
  }

  /// Makes a renderer whose cards have a logo beside the brand's name.
  ///
  /// - Parameters:
  ///   - caption: the line below a QR code that says what scanning does.
  ///   - contactCaption: the same for a code that carries a contact.
  ///   - language: the language of the texts as a BCP 47 tag.
  ///   - logo: a picture file, of the formats of `CardPictures`; without one, the cards have a tile with
  ///     the brand's first letter.
  /// - Throws: `ShareCardError.unreadablePicture` for a logo that is no picture, and
  ///   `ShareCardError.fontsUnavailable` when no font is installed.
  public init(
    caption: String = "Scan to open", contactCaption: String = "Scan to add",
    language: String = "en", logo: Data?
  ) throws(ShareCardError) {
    let picture: CardPicture? = if let logo { try CardPicture(logo, name: "logo") } else { nil }
    self.init(
      tools: .success(try Tools.load()), caption: caption, contactCaption: contactCaption,
      language: language, logo: picture)
  }

  private init(
    tools: Result<Tools, ShareCardError>, caption: String, contactCaption: String,
    language: String, logo: CardPicture?
  ) {
    self.tools = tools
    self.caption = caption
    self.contactCaption = contactCaption
    self.language = language
    self.logo = logo
  }

  /// Puts a card together and has one of the pool's renderers draw it.
  ///
  /// - Parameters:
  ///   - content: what the card shows.
  ///   - style: how it looks.
  ///   - url: what the QR code leads to.
  ///   - pictures: the picture files that the card shows.
  ///   - work: what the renderer does with the card.
  /// - Returns: what the work returns.
  /// - Throws: what the work throws, and what kept the renderer from being made.
  func draw<Product>(
    _ content: some ShareCardContent, _ style: ShareCardStyle, _ url: URL?,
    _ pictures: CardPictures,
    _ work: (CardRenderer, Card) throws(ShareCardError) -> Product
  ) throws(ShareCardError) -> Product {
    let tools = try tools.get()
    let card = try card(content, style, url, pictures, theme: tools.theme)
    return try tools.pool.withRenderer { (renderer) throws(ShareCardError) in
      try work(renderer, card)
    }
  }

  private func card(
    _ content: some ShareCardContent, _ style: ShareCardStyle, _ url: URL?,
    _ pictures: CardPictures, theme: BuiltInTheme
  ) throws(ShareCardError) -> Card {
    let content = CardContent(content)
    var views = pictures.views
    views[.logo] = logo
    return Card(
      fields: content.fields, stats: content.stats, progress: content.progress,
      layout: try theme.layout(for: content.kind),
      style: pictures.background.map(style.covered) ?? style,
      icon: content.fields["icon"].flatMap(theme.icons.glyph).map { .glyph($0) },
      pictures: views, language: language, code: code(for: content, url: url))
  }

  private func code(for content: CardContent, url: URL?) -> CardCode? {
    if let url { return CardCode(payload: url.absoluteString, caption: caption) }
    return content.payload.map { CardCode(payload: $0, caption: contactCaption) }
  }
}
