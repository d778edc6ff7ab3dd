import Diagnostics
import QRCodes
import ShareCards

/// Describes the cards of every page.
struct CardPlanner {
  let site: Site

  /// The pages with their cards, in the order of their files.
  ///
  /// - Throws: `DiagnosticError` when the theme has no layout for a page.
  func plan() throws(DiagnosticError) -> [PlannedPage] {
    var planned: [PlannedPage] = []
    var diagnostics: [Diagnostic] = []
    for page in site.pages {
      guard let layout = site.theme.layout(for: page.kind.rawValue) else {
        diagnostics.append(
          page.diagnostic(
            .missingThemeFile, "the theme has no card for the kind '\(page.kind.rawValue)'",
            hint: "add cards/\(page.kind.rawValue).yml to the theme", at: "kind"))
        continue
      }
      planned.append(PlannedPage(page: page, cards: cards(of: page, layout: layout)))
    }
    guard diagnostics.isEmpty else { throw DiagnosticError(diagnostics) }
    return planned
  }

  private func cards(of page: Page, layout: Theme.Layout) -> [PlannedCard] {
    let card = Card(
      fields: page.fields, layout: layout.layout, style: page.style, icon: page.icon,
      language: page.language, code: code(of: page))
    let content = fingerprint(of: card, layout: layout.fingerprint)
    return ShareCardSize.allCases.map { size in
      var builder = FingerprintBuilder()
      builder.add(content)
      builder.add(size.id)
      return PlannedCard(
        card: card, size: size, path: page.cardPath(size), fingerprint: builder.finish())
    }
  }

  /// The code leads into the app, or else to the page.
  ///
  /// A scheme of the app's own gets the highest correction, since a reader that damages it cannot
  /// fall back on a web address.
  private func code(of page: Page) -> CardCode {
    let caption = site.theme.strings.text(
      .scanToOpen, language: page.language, app: site.configuration.app.name)
    return CardCode(
      payload: page.link?.text ?? site.configuration.url.absolute(page.outputPath),
      correction: page.link?.isCustomScheme == true ? .high : .medium, caption: caption)
  }

  /// What the card's pixels depend on, and nothing else: the address of a picture that stays the
  /// same is not to change because a page template did.
  private func fingerprint(of card: Card, layout: Fingerprint) -> Fingerprint {
    var builder = FingerprintBuilder()
    builder.add(Generator.version)
    builder.add(layout)
    builder.add(site.fonts.identity)
    card.forEachInput { builder.add($0) }
    return builder.finish()
  }
}
