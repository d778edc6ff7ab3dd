import Diagnostics
import Documents
import QRCodes
import ShareCards

/// Decides what the code of a page's cards holds.
struct CodePlanner: Sendable {
  let configuration: SiteConfiguration
  /// The text that the configuration was read from.
  let source: SourceText
  let strings: ThemeStrings
  /// The picture in the middle of every code.
  let logo: CodeLogo?

  /// The code; nil when the page wants none.
  ///
  /// - Parameter page: the page.
  /// - Returns: what the code holds.
  /// - Throws: `DiagnosticError` when the page lacks what its code is to hold, or its level has no
  ///   room for the site's logo.
  func code(of page: Page) throws(DiagnosticError) -> PlannedCode? {
    guard var code = try codeWithoutLogo(of: page) else { return nil }
    guard let logo else { return code }
    guard code.correction == .high else {
      throw DiagnosticError(
        page.diagnostic(
          .invalidValue,
          "the site's codes have a logo, which the correction level \(code.correction.rawValue) has "
            + "no room for",
          hint: "write 'correction: H' under 'qr', or leave it out", at: "qr"))
    }
    code.logo = logo
    return code
  }

  private func codeWithoutLogo(of page: Page) throws(DiagnosticError) -> PlannedCode? {
    let target = page.code.target ?? usualTarget(of: page)
    switch target {
    case .nothing: return nil
    case .page: return pageCode(of: page)
    case .address(let link): return self.link(link, as: target, of: page)
    case .link:
      guard let link = page.link else {
        throw missing(
          "the code's target 'link' is missing: the page has no 'link' and the site no 'app: link'",
          hint: "add 'link: …' to the page, or write 'qr: {target: page}'", in: page)
      }
      return self.link(link, as: target, of: page)
    case .contact:
      guard let contact = page.contact else {
        throw missing(
          "the code's target 'contact' is missing: the page has no 'contact-id'",
          hint:
            "add 'kind: contact' with 'contact-id' and 'display-name', or choose another target",
          in: page)
      }
      return carrier(of: String(decoding: contact.encoded, as: UTF8.self), as: target, in: page)
    case .vCard:
      guard let name = page.fields["display-name"] else {
        throw missing(
          "the code's target 'vcard' is missing: the page has no 'display-name'",
          hint: "add 'kind: contact' with 'display-name', or choose another target", in: page)
      }
      let card = VCard(
        name: name, telephone: page.fields["telephone"], email: page.fields["email"],
        organization: page.fields["organization"], url: page.link)
      return carrier(of: card.text, as: target, in: page)
    }
  }

  /// A contact's code is for the app's own scanner if the app knows the contact, else for
  /// anybody's camera; every other leads into the app, or else to the page.
  func usualTarget(of page: Page) -> PageCode.Target {
    if page.contact != nil { return .contact }
    if page.fields["telephone"] != nil || page.fields["email"] != nil { return .vCard }
    return page.link == nil ? .page : .link
  }

  /// The code that leads to the share page, which every page can have.
  func pageCode(of page: Page) -> PlannedCode {
    PlannedCode(
      target: .page, payload: configuration.url.absolute(page.outputPath),
      correction: correction(of: page), caption: text(.scanToOpen, of: page))
  }

  /// A scheme of the app's own gets the highest correction, since a reader that damages it cannot
  /// fall back on a web address.
  private func link(
    _ link: DeepLink, as target: PageCode.Target, of page: Page
  ) -> PlannedCode {
    let usual = link.isCustomScheme ? CorrectionLevel.high : correction(of: page)
    return PlannedCode(
      target: target, payload: link.text, correction: page.code.correction ?? usual,
      caption: text(.scanToOpen, of: page))
  }

  private func carrier(
    of contact: String, as target: PageCode.Target, in page: Page
  ) -> PlannedCode {
    PlannedCode(
      target: target, payload: contact, correction: correction(of: page),
      caption: text(.scanToAdd, of: page))
  }

  private func text(_ key: StringKey, of page: Page) -> String {
    strings.text(key, language: page.language, app: configuration.app.name)
  }

  private func correction(of page: Page) -> CorrectionLevel {
    page.code.correction ?? configuration.correction ?? .medium
  }

  private func missing(_ message: String, hint: String, in page: Page) -> DiagnosticError {
    DiagnosticError(page.diagnostic(.missingKey, message, hint: hint, at: "qr"))
  }
}
