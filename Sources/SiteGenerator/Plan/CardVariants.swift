import Canvas
import Diagnostics
import Documents
import ShareCards

/// The cards of a site's pages in other styles, formats and scales than they have.
///
/// They are planned by what plans the site's own, so a variant that changes nothing is the card of
/// the site itself, with its fingerprint.
package struct CardVariants: Sendable {
  private let pages: [String: PlannedPage]
  private let styles: [ShareCardStyle]
  private let sizes: [ShareCardSize]
  /// What the site says of all cards' files.
  private let site: CardSettings
  private let planner: CardPlanner
  private let advisor: CodeAdvisor

  init(
    moments: [PlannedPage], styles: [ShareCardStyle], sizes: [ShareCardSize], site: CardSettings,
    planner: CardPlanner
  ) {
    pages = Dictionary(moments.map { ($0.page.path, $0) }, uniquingKeysWith: { first, _ in first })
    self.styles = styles
    self.sizes = sizes
    self.site = site
    self.planner = planner
    advisor = CodeAdvisor(codes: planner.codes)
  }

  /// The names of the styles that cards can have.
  package var styleNames: [String] { styles.map(\.id) }

  /// The artifact of a card as it is asked for.
  ///
  /// - Throws: `CardVariantFault`.
  package func artifact(of variant: CardVariant) throws(CardVariantFault) -> Artifact {
    let size = try self.size(named: variant.size)
    let page = try self.page(at: variant.page).page
    let style = try variant.style.map { (name) throws(CardVariantFault) in
      try self.style(named: name)
    }
    let overrides = CardOverrides(
      sizes: [size], style: style, settings: try settings(variant, of: page, for: size))
    do throws(DiagnosticError) {
      let moment = try planner.plan(overrides.applied(to: page), sizes: [size])
      // One size was asked for, so there is one card.
      let cards = moment.cards.map { CardArtifact.artifact($0, of: moment, advisor: advisor) }
      guard let card = cards.first else { throw DiagnosticError([]) }
      return card
    } catch {
      throw .unusable(error.diagnostics)
    }
  }

  private func page(at path: String) throws(CardVariantFault) -> PlannedPage {
    if let page = pages[path] { return page }
    let known = pages.keys.sorted()
    throw .unknown(
      Diagnostic(
        .invalidValue, "there is no page '\(path.excerpt)'",
        hint: NearestName.hint(for: path, among: known, label: "pages")))
  }

  private func size(named name: String) throws(CardVariantFault) -> ShareCardSize {
    if let size = sizes.first(where: { $0.id == name }) { return size }
    throw .unknown(
      Diagnostic(
        .invalidValue, "the site has no cards of the size '\(name.excerpt)'",
        hint: NearestName.hint(for: name, among: sizes.map(\.id), label: "sizes")))
  }

  private func style(named name: String) throws(CardVariantFault) -> ShareCardStyle {
    if let style = styles.first(where: { $0.id == name }) { return style }
    throw .unknown(
      Diagnostic(
        .unknownStyle, "unknown style '\(name.excerpt)'",
        hint: NearestName.hint(for: name, among: styleNames, label: "styles")))
  }

  /// What the variant changes of how the card's file is made.
  private func settings(
    _ variant: CardVariant, of page: Page, for size: ShareCardSize
  ) throws(CardVariantFault) -> CardSettings {
    let own = page.card.settings(for: size).filled(from: site)
    var settings = CardSettings()
    if let name = variant.format {
      let format = try self.format(named: name)
      settings.format = format
      // Who asks for a format without transparency wants the card all the same.
      if !format.imageFormat(quality: nil).hasOpacity { settings.corners = .filled }
    }
    if let text = variant.scale {
      let scale = try self.scale(text)
      let usual = own.scale ?? CardSettings.usualScale
      settings.scale = scale
      // The budget is that of a picture of the usual scale; each pixel keeps its part of it.
      let budget = own.budget ?? CardSettings.usualBudget
      settings.budget = ByteCount(bytes: budget.bytes * scale * scale / (usual * usual))
    }
    return settings
  }

  private func format(named name: String) throws(CardVariantFault) -> CardFormat {
    if let format = CardFormat(rawValue: name) { return format }
    let names = CardFormat.allCases.map(\.rawValue)
    throw .unknown(
      Diagnostic(
        .unsupportedFormat, "unknown format '\(name.excerpt)'",
        hint: NearestName.hint(for: name, among: names, label: "formats")))
  }

  private func scale(_ text: String) throws(CardVariantFault) -> Int {
    if let scale = Int(text), CardSettings.scales.contains(scale) { return scale }
    throw .unknown(
      Diagnostic(
        .invalidValue, "cards have no scale '\(text.excerpt)'",
        hint: "scales: " + CardSettings.scales.map(String.init).joined(separator: ", ")))
  }
}
