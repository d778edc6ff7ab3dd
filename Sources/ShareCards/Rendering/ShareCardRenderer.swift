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
/// let renderer = try ShareCardRenderer()
/// let content = AchievementCardContent(
///   title: "First 5K Run", metric: "5.0 km", iconName: "figure.run", brandName: "Stride")
/// let png = try renderer.renderPNGData(content: content, style: .branded, size: .wide)
/// ```
///
/// A renderer may be used from many tasks at once. It keeps text engines and bitmaps for the next
/// card, so make one and keep it. Every QR code is read back from the finished pixels before the
/// card is returned.
public struct ShareCardRenderer: Sendable {
  private let pool: RendererPool
  private let theme: BuiltInTheme
  private let caption: String
  private let contactCaption: String

  /// Makes a renderer with the fonts of the system.
  ///
  /// - Parameters:
  ///   - caption: the line below a QR code that says what scanning does.
  ///   - contactCaption: the same for a code that carries a contact.
  /// - Throws: `ShareCardError.fontsUnavailable` when no font is installed.
  public init(
    caption: String = "Scan to open", contactCaption: String = "Scan to add"
  ) throws(ShareCardError) {
    theme = try BuiltInTheme.load()
    let fonts = try canvasWork { () throws(CanvasError) in
      try FontLibrary(
        folders: FontLibrary.systemFolders, cacheFolder: FontLibrary.defaultCacheFolder)
    }
    pool = RendererPool(fonts: fonts)
    self.caption = caption
    self.contactCaption = contactCaption
  }

  /// Draws a card.
  ///
  /// - Parameters:
  ///   - content: what the card shows.
  ///   - style: how it looks.
  ///   - size: the size at scale 1.
  ///   - qrCodeURL: what the QR code leads to; without it only a contact's card has one.
  ///   - scale: output pixels in a pixel of the size, 1 … 3; fractions are rounded.
  /// - Returns: the picture.
  /// - Throws: `ShareCardError` when the card cannot be drawn or its code does not scan.
  public func render(
    content: some ShareCardContent, style: ShareCardStyle, size: ShareCardSize = .square,
    qrCodeURL: URL? = nil, scale: Double = 2
  ) throws(ShareCardError) -> CardImage {
    let card = try card(content, style: style, url: qrCodeURL)
    return try pool.withRenderer { (renderer) throws(ShareCardError) in
      try renderer.renderImage(card, size: size, scale: Self.wholeScale(scale))
    }
  }

  /// Draws a card as a PNG file, which keeps text sharp.
  ///
  /// - Parameters:
  ///   - content: what the card shows.
  ///   - style: how it looks.
  ///   - size: the size at scale 1.
  ///   - qrCodeURL: what the QR code leads to; without it only a contact's card has one.
  ///   - scale: output pixels in a pixel of the size, 1 … 3.
  /// - Returns: the bytes of the file.
  /// - Throws: `ShareCardError` when the card cannot be drawn or its code does not scan.
  public func renderPNGData(
    content: some ShareCardContent, style: ShareCardStyle, size: ShareCardSize = .square,
    qrCodeURL: URL? = nil, scale: Double = 2
  ) throws(ShareCardError) -> Data {
    let card = try card(content, style: style, url: qrCodeURL)
    return try pool.withRenderer { (renderer) throws(ShareCardError) in
      Data(try renderer.renderFile(card, size: size, scale: Self.wholeScale(scale)).bytes)
    }
  }

  /// Draws a card as a JPEG file.
  ///
  /// - Parameters:
  ///   - content: what the card shows.
  ///   - style: how it looks.
  ///   - size: the size at scale 1.
  ///   - qrCodeURL: what the QR code leads to; without it only a contact's card has one.
  ///   - scale: output pixels in a pixel of the size, 1 … 3.
  ///   - quality: 0 … 1; below 0.9 edges of text show artifacts.
  /// - Returns: the bytes of the file.
  /// - Throws: `ShareCardError` when the card cannot be drawn or its code does not scan.
  public func renderJPEGData(
    content: some ShareCardContent, style: ShareCardStyle, size: ShareCardSize = .square,
    qrCodeURL: URL? = nil, scale: Double = 2, quality: Double = 0.92
  ) throws(ShareCardError) -> Data {
    let card = try card(content, style: style, url: qrCodeURL)
    let percent = CardImage.percent(quality)
    return try pool.withRenderer { (renderer) throws(ShareCardError) in
      let (bytes, _) = try renderer.renderFile(
        card, size: size, scale: Self.wholeScale(scale),
        encoding: CardEncoding(format: .jpeg(quality: percent)))
      return Data(bytes)
    }
  }

  private static func wholeScale(_ scale: Double) -> Int {
    scale > 1 ? Int(min(scale, 3).rounded()) : 1
  }

  private func card(
    _ content: some ShareCardContent, style: ShareCardStyle, url: URL?
  ) throws(ShareCardError) -> Card {
    let content = CardContent(content)
    return Card(
      fields: content.fields, stats: content.stats, layout: try theme.layout(for: content.kind),
      style: style,
      icon: content.fields["icon"].flatMap(theme.icons.glyph).map { .glyph($0) },
      code: code(for: content, url: url))
  }

  private func code(for content: CardContent, url: URL?) -> CardCode? {
    if let url { return CardCode(payload: url.absoluteString, caption: caption) }
    return content.payload.map { CardCode(payload: $0, caption: contactCaption) }
  }
}
