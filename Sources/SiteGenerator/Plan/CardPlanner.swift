import Canvas
import Diagnostics
import QRCodes
import ShareCards

/// Describes the cards of every page.
struct CardPlanner {
  private let site: Site
  /// What decides about the pages' codes.
  let codes: CodePlanner
  private let dresser: CardDresser
  private let styles: [ShareCardStyle: Fingerprint]
  /// What all cards depend on, whatever is on them.
  private let base: Fingerprint

  init(site: Site) {
    self.site = site
    codes = CodePlanner(
      configuration: site.configuration, source: site.source, strings: site.theme.strings,
      logo: site.codeLogo)
    dresser = CardDresser(
      look: site.configuration.cardLook, brand: site.configuration.brandColor,
      pictures: site.pictureFiles)
    styles = Dictionary(
      uniqueKeysWithValues: Set(site.theme.styles).map { ($0, Self.fingerprint(of: $0)) })
    var builder = FingerprintBuilder()
    builder.add(Generator.version)
    builder.add(LibraryVersions.text)
    builder.add(QRSymbol.libraryVersion)
    builder.add(site.fonts.identity)
    builder.add(site.theme.fontsFingerprint)
    base = builder.finish()
  }

  /// The pages with their cards, in the order of their files.
  ///
  /// - Returns: the pages, and what is to be told of them all the same, each once.
  /// - Throws: `DiagnosticError` when the theme has no layout for a page, or a page lacks what its
  ///   code is to hold.
  func plan() throws(DiagnosticError) -> (pages: [PlannedPage], warnings: [Diagnostic]) {
    var warnings = Warnings()
    var planned: [PlannedPage] = []
    planned.reserveCapacity(site.content.pages.count)
    var diagnostics: [Diagnostic] = []
    for page in site.content.pages {
      do throws(DiagnosticError) {
        planned.append(try plan(page))
        if let warning = codes.warning(of: page) { warnings.insert(warning) }
        if let warning = previewWarning(of: page) { warnings.insert(warning) }
      } catch {
        diagnostics += error.diagnostics
      }
    }
    guard diagnostics.isEmpty else { throw DiagnosticError(diagnostics) }
    return (planned, warnings.inOrder)
  }

  /// Warnings in the order in which each was found first: thousands of pages can have the same.
  private struct Warnings {
    private(set) var inOrder: [Diagnostic] = []
    private var all: Set<Diagnostic> = []

    mutating func insert(_ warning: Diagnostic) {
      if all.insert(warning).inserted { inOrder.append(warning) }
    }
  }

  /// A page with its cards.
  ///
  /// - Throws: `DiagnosticError` when the theme has no layout for it, or it lacks what its code is to
  ///   hold.
  func plan(_ page: Page) throws(DiagnosticError) -> PlannedPage {
    guard let layout = site.theme.layout(for: page.kind) else {
      throw DiagnosticError(
        page.diagnostic(
          .missingThemeFile, "the theme has no card for the kind '\(page.kind.name)'",
          hint: "add cards/\(page.kind.name).yml to the theme", at: "kind"))
    }
    let code = try codes.code(of: page)
    let content = contentFingerprint(of: page, layout: layout, code: code)
    let cards = try site.configuration.cardSizes.map { (size) throws(DiagnosticError) in
      try card(size, content: content, of: page)
    }
    return PlannedPage(page: page, layout: layout, cards: cards, code: code, dresser: dresser)
  }

  private func card(
    _ size: ShareCardSize, content: Fingerprint, of page: Page
  ) throws(DiagnosticError) -> PlannedCard {
    let style = dresser.style(of: page, for: size)
    let pictures = dresser.pictures(of: page, for: size)
    let settings = page.card.settings(for: size).filled(from: site.configuration.cards)
    let encoding = try encoding(settings, of: size, page: page)
    let scale = settings.scale ?? 1
    var builder = FingerprintBuilder()
    builder.add(content)
    builder.add(styles[style] ?? Self.fingerprint(of: style))
    for role in PictureRole.allCases { builder.add(pictures[role]?.key.text ?? "") }
    builder.add(size.id)
    builder.add(scale)
    encoding.forEachInput { builder.add($0) }
    return PlannedCard(
      size: size, scale: scale, encoding: encoding,
      path: "cards/\(page.path)/\(size.id).\(encoding.format.fileExtension)",
      fingerprint: builder.finish())
  }

  /// What to tell where a page's wide card has a format that previews of links may not show.
  private func previewWarning(of page: Page) -> Diagnostic? {
    let own = page.card.settings(for: .wide)
    guard let format = own.filled(from: site.configuration.cards).format,
      !format.isShownInPreviews
    else { return nil }
    let message =
      "the wide card is what previews of links show, and not all of them show the format"
      + " \(format.rawValue)"
    let hint = "use 'png' or 'jpeg' for it, such as with 'card: {wide: {format: jpeg}}' on pages"
    guard own.format == nil, let place = site.configuration.cardFormatLocation else {
      return page.diagnostic(
        .previewFormat, severity: .warning, message, hint: hint, at: "card")
    }
    return site.source.diagnostic(
      .previewFormat, severity: .warning, message, hint: hint, at: place)
  }

  private func encoding(
    _ settings: CardSettings, of size: ShareCardSize, page: Page
  ) throws(DiagnosticError) -> CardEncoding {
    let encoding = CardEncoding(
      format: settings.imageFormat, budget: (settings.budget ?? CardSettings.usualBudget).bytes,
      hasTransparentCorners: settings.corners == .transparent)
    if !encoding.format.canEncode {
      throw DiagnosticError(
        page.diagnostic(
          .unsupportedFormat,
          "the \(size.id) card cannot be written as \(encoding.format.name): the libgd of this"
            + " machine lacks it", hint: "write 'format: png' or 'jpeg'", at: "card"))
    }
    if encoding.hasTransparentCorners, !encoding.format.hasOpacity {
      throw DiagnosticError(
        CardArtifact.noTransparency(encoding.format.name, size: size, page: page))
    }
    return encoding
  }

  /// What the pixels of all of a page's cards depend on, besides styles and pictures, and nothing else: the address of a picture
  /// that stays the same is not to change because a page template did.
  private func contentFingerprint(
    of page: Page, layout: Theme.Layout, code: PlannedCode?
  ) -> Fingerprint {
    var builder = FingerprintBuilder()
    builder.add(base)
    builder.add(layout.fingerprint)
    page.card(style: page.style, layout: layout, code: code).forEachInput { builder.add($0) }
    return builder.finish()
  }

  /// A style in all its parts.
  static func fingerprint(of style: ShareCardStyle) -> Fingerprint {
    var builder = FingerprintBuilder()
    style.forEachInput { builder.add($0) }
    return builder.finish()
  }
}
