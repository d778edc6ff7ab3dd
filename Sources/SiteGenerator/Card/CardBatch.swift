import Diagnostics

/// The cards that a command line asks for, ready to be drawn.
package struct CardBatch: Sendable {
  /// The cards in the order of the records and sizes.
  package private(set) var cards: [BatchCard] = []
  /// What is to be told before any card is drawn.
  package private(set) var diagnostics: [Diagnostic]
  private let site: Site
  /// Whether options describe the card, which messages then name in place of keys.
  private let isOfOptions: Bool

  /// What became of a card.
  package struct Outcome: Sendable {
    package let card: BatchCard
    /// How many bytes its file has; nil where it could not be drawn or written.
    package let byteCount: Int?
    package let diagnostics: [Diagnostic]
  }

  /// Plans the cards of a site's pages.
  ///
  /// - Parameters:
  ///   - site: the site, whose only content are the pages.
  ///   - request: what the command line asks for.
  ///   - caption: the text below the codes, in place of the theme's.
  ///   - hasAddresses: whether the pages are in the site that is built, so that codes can lead there.
  ///   - diagnostics: what was found before.
  init(
    of site: Site, request: CardRequest, caption: String?, hasAddresses: Bool,
    diagnostics: [Diagnostic]
  ) {
    self.site = site
    self.diagnostics = diagnostics
    if case .flags = request.source { isOfOptions = true } else { isOfOptions = false }
    let planner = CardPlanner(site: site)
    let advisor = CodeAdvisor(codes: planner.codes)
    let (pages, collisions) = Self.namedApart(site.pages)
    self.diagnostics += collisions
    for page in pages {
      do throws(DiagnosticError) {
        let page = hasAddresses ? page : try Self.withoutAddress(page, codes: planner.codes)
        let moment = try planner.plan(page).captioned(caption)
        cards += moment.cards.map { planned in
          BatchCard(
            planned, of: moment,
            artifact: CardArtifact.artifact(
              planned, of: moment, advisor: advisor, showsFrames: request.showsFrames))
        }
        if let warning = planner.codes.warning(of: page) { self.diagnostics += told([warning]) }
      } catch {
        self.diagnostics += told(error.diagnostics)
      }
    }
  }

  /// Makes one card.
  package func product(of card: BatchCard) -> Product {
    product(of: card, on: site.makeWorkbench())
  }

  /// Makes all cards and hands over the file of each.
  ///
  /// - Parameters:
  ///   - jobs: how many workers draw at a time.
  ///   - write: takes the bytes of a card that could be drawn, on any task.
  /// - Returns: what became of the cards, in their order.
  package func draw(
    jobs: Int, write: @escaping @Sendable (BatchCard, [UInt8]) throws(DiagnosticError) -> Void
  ) async -> [Outcome] {
    await Workers(jobs: jobs) { site.makeWorkbench() }.map(cards) { card, workbench in
      let product = product(of: card, on: workbench)
      var diagnostics = product.diagnostics
      if !diagnostics.containsErrors {
        do throws(DiagnosticError) {
          try write(card, product.bytes)
          return Outcome(card: card, byteCount: product.bytes.count, diagnostics: diagnostics)
        } catch {
          diagnostics += error.diagnostics
        }
      }
      return Outcome(card: card, byteCount: nil, diagnostics: diagnostics)
    }
  }

  private func product(of card: BatchCard, on workbench: Workbench) -> Product {
    var product = card.artifact.make(workbench)
    product.diagnostics = told(product.diagnostics)
    return product
  }

  private func told(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    isOfOptions ? diagnostics.map(OptionWords.told) : diagnostics
  }
}
