import Diagnostics
import QRCodes

extension QRCommandContent {
  /// The contact for address books, whose address is held to the rules of links.
  ///
  /// - Throws: `DiagnosticError` when the address is not allowed.
  static func vCard(name: String, _ options: QRCommandOptions) throws(DiagnosticError) -> VCard {
    var url: DeepLink?
    if let text = options.fields["url"] { url = try link(text, options) }
    return VCard(
      name: name, telephone: options.fields["telephone"], email: options.fields["email"],
      organization: options.fields["organization"], url: url)
  }

  /// Checks a link.
  ///
  /// - Throws: `DiagnosticError` when it is not allowed.
  static func link(_ text: String, _ options: QRCommandOptions) throws(DiagnosticError) -> DeepLink
  {
    do throws(DeepLinkError) {
      return try DeepLink(text, allowedSchemes: options.schemes)
    } catch {
      throw DiagnosticError(
        Diagnostic(.invalidURL, error.message, hint: hint(for: error, options)))
    }
  }

  /// The hint, which knows the options that let a link through.
  private static func hint(for error: DeepLinkError, _ options: QRCommandOptions) -> String {
    // No other option of links or contacts stands together with --text.
    let canBeText = options.form == .linkOrText && options.schemes.isEmpty
    switch error {
    case .schemeNotAllowed(let scheme, _):
      return "write --scheme \(scheme) if your app has it"
        + (canBeText ? ", or --text if it is no link" : "")
    case .insecureScheme where canBeText:
      return error.hint + ", or write --text to carry it as it is"
    default: return error.hint
    }
  }

  /// What a code of the link may not do that its author expects.
  ///
  /// - Parameters:
  ///   - link: the link.
  ///   - isField: whether it is the address in a vCard rather than all of the code.
  /// - Returns: the warnings.
  static func warnings(of link: DeepLink, isField: Bool = false) -> [Diagnostic] {
    var warnings: [Diagnostic] = []
    if let warning = link.schemeWarning {
      warnings.append(
        Diagnostic(
          .schemeWithoutDot, severity: .warning, warning.message, hint: warning.hint))
    }
    if let warning = link.codeWarning {
      warnings.append(
        Diagnostic(
          .appOnlyCode, severity: .warning, warning.message,
          hint: isField
            ? "give an https link by --url instead, such as that of a share page"
            : "make the code of an https link instead, such as that of a share page"))
    }
    return warnings
  }
}
