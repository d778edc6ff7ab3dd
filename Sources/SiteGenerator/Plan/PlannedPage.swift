import ShareCards

/// A page with its cards, whose paths and fingerprints are known before any is drawn.
///
/// Every artifact of the page refers to the one value, of which a copy each would fill the memory.
final class PlannedPage: Sendable {
  let page: Page
  let cards: [PlannedCard]
  let layout: Theme.Layout
  /// What the cards' code holds and leads to; nil when they have none.
  let code: PlannedCode?
  private let dresser: CardDresser
  /// What the page comes from, in words for messages.
  let origin: String
  /// Changes with all that other pages show of this one.
  let fingerprint: Fingerprint

  init(
    page: Page, layout: Theme.Layout, cards: [PlannedCard], code: PlannedCode?,
    dresser: CardDresser
  ) {
    self.page = page
    self.layout = layout
    self.cards = cards
    self.code = code
    self.dresser = dresser
    origin = page.origin.description
    var builder = FingerprintBuilder()
    builder.add(page.path)
    builder.add(page.fingerprint)
    for card in cards { builder.add(card.fingerprint) }
    fingerprint = builder.finish()
  }

  /// How the page's cards look, but for what single sizes have of their own.
  var style: ShareCardStyle { dresser.style(of: page) }

  /// What the card of a size is drawn from.
  func card(for size: ShareCardSize) -> Card {
    var card = page.card(
      style: dresser.style(of: page, for: size), layout: layout, code: code)
    card.pictures = dresser.pictures(of: page, for: size)
    return card
  }

  /// The page with another text below its code.
  func captioned(_ caption: String?) -> PlannedPage {
    guard let caption, let code else { return self }
    return PlannedPage(
      page: page, layout: layout, cards: cards,
      code: PlannedCode(
        target: code.target, payload: code.payload, correction: code.correction, caption: caption,
        logo: code.logo), dresser: dresser)
  }

  /// The card that previews of links show.
  var preview: PlannedCard? {
    cards.first { $0.size == .wide }
  }
}

extension Page {
  /// What cards of the page are drawn from, besides their pictures.
  func card(style: ShareCardStyle, layout: Theme.Layout, code: PlannedCode?) -> Card {
    Card(
      fields: fields, stats: stats, progress: progress, layout: layout.layout, style: style,
      icon: icon?.image, language: language,
      code: code.map {
        CardCode(
          payload: $0.payload, correction: $0.correction, caption: $0.caption, logo: $0.logo)
      })
  }
}
