import Diagnostics
import QRCodes

extension CodePlanner {
  /// What is to be told of a page's code although it can be made: that it is not for everybody.
  ///
  /// - Parameter page: a page whose code could be planned.
  /// - Returns: the warning, which is the same for all pages when their links come from one
  ///   template; nil when anybody's camera can do something with the code.
  func warning(of page: Page) -> Diagnostic? {
    switch page.code.target ?? usualTarget(of: page) {
    case .nothing, .page, .vCard: return nil
    case .address(let link): return warning(of: link, in: page, at: "qr")
    case .link:
      return page.link.flatMap { link in
        page.locations["link"] == nil
          ? templateWarning(of: link) : warning(of: link, in: page, at: "link")
      }
    case .contact:
      // Who has written the target knows what it is for.
      guard page.code.target == nil else { return nil }
      return page.diagnostic(
        .appOnlyCode, severity: .warning,
        "the code holds the contact in a form that only the app's own scanner reads",
        hint: "write 'qr: {target: contact}' if that is meant; else 'vcard' is for any camera, and"
          + " 'page' leads to the share page", at: "contact-id")
    }
  }

  private func warning(of link: DeepLink, in page: Page, at key: String) -> Diagnostic? {
    link.codeWarning.map {
      page.diagnostic(
        .appOnlyCode, severity: .warning, $0.message, hint: Self.appOnlyHint, at: key)
    }
  }

  /// The warning of a link that the site's template made, at the template: it is about its scheme,
  /// which all such links share.
  private func templateWarning(of link: DeepLink) -> Diagnostic? {
    guard let place = configuration.app.linkLocation, let warning = link.codeWarning else {
      return nil
    }
    return source.diagnostic(
      .appOnlyCode, severity: .warning, warning.message, hint: Self.appOnlyHint, at: place)
  }

  private static let appOnlyHint =
    "write an https link, or lead to the share page with 'qr: {target: page}'"
}
