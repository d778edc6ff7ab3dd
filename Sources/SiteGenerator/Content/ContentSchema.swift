import Documents
import QRCodes
import ShareCards

/// What content files of a site may say: the kinds and icons of its theme, the schemes of its app,
/// its taxonomies.
///
/// The decoders are made once, since thousands of pages ask for them.
struct ContentSchema: Sendable {
  /// The keys that group pages.
  let taxonomies: [String]
  /// The name of a kind for which the theme has a card.
  let kind: ValueDecoder<PageKind>
  /// An icon of the theme, or an emoji.
  let icon: ValueDecoder<PageIcon>
  /// A deep link with a scheme that the site allows.
  let link: ValueDecoder<DeepLink>
  /// What a page says about its code.
  let code: ValueDecoder<PageCode>
  let card = PageCard.decoder
  let style = ValueDecoder<ShareCardStyle>.cardStyle
  let terms = Term.list

  /// What a site's content may say.
  ///
  /// - Parameters:
  ///   - kinds: the kinds that have a card in the theme, sorted; nil when the theme could not be
  ///     read and any name has to pass.
  ///   - icons: the theme's icons; nil when they could not be read and any name has to pass.
  ///   - schemes: the schemes that links may have besides `https`.
  ///   - taxonomies: the keys that group pages.
  init(kinds: [String]?, icons: IconSet?, schemes: Set<String>, taxonomies: [String]) {
    self.taxonomies = taxonomies
    kind = Self.kind(of: kinds)
    icon = Self.icon(of: icons)
    link = Self.link(schemes: schemes)
    code = PageCode.decoder(link: link)
  }

  /// Every key that some page may have, besides those of the site's taxonomies.
  static let ownKeys: [String] =
    [
      "kind", "title", "subtitle", "icon", "brand", "style", "card", "language", "date", "updated",
      "publish", "expires", "draft", "listed", "slug", "permalink", "aliases", "link", "qr",
      "description", "image-alt", "params", "cascade",
    ] + KindFields.names

  /// The names of the kinds that a theme can show: those that every theme can, and those that have
  /// a layout of their own.
  static func kinds(layouts: [String]) -> [String] {
    Set(PageKind.builtIn.map(\.name) + layouts).sorted()
  }
}

extension ContentSchema {
  private static func kind(of kinds: [String]?) -> ValueDecoder<PageKind> {
    guard let kinds else { return ValueDecoder<String>.nonEmptyText.map(PageKind.init(named:)) }
    return .choice(
      kinds.map { ($0, PageKind(named: $0)) }, noun: "kind", label: "kinds", code: .unknownKind)
  }

  private static func icon(of icons: IconSet?) -> ValueDecoder<PageIcon> {
    let text = ValueDecoder<String>.nonEmptyText
    return ValueDecoder { node, context in
      guard let name = text.decode(node, in: &context) else { return nil }
      guard let icons else { return PageIcon(name: name, glyph: nil) }
      if let glyph = icons.glyph(named: name) { return PageIcon(name: name, glyph: glyph) }
      context.report(
        .unknownIcon, "unknown icon '\(name.excerpt)'", hint: icons.hint(for: name), at: node)
      return nil
    }
  }

  /// What allows a link to have another scheme.
  static let schemesHint = "name others under 'app: schemes' in site.yml"

  private static func link(schemes: Set<String>) -> ValueDecoder<DeepLink> {
    ValueDecoder<String>.nonEmptyText.converted { text throws(ValueFault) in
      do throws(DeepLinkError) {
        return try DeepLink(text, allowedSchemes: schemes)
      } catch {
        var hint = error.hint
        if case .schemeNotAllowed = error {
          hint += "; " + schemesHint
        }
        throw ValueFault("is not right: " + error.message, hint: hint, code: .invalidURL)
      }
    }
  }
}
