import Diagnostics
import QRCodes
import ShareCards

/// What a code is to carry.
struct QRCommandContent {
  let payload: [UInt8]
  /// What the payload is, as a word in messages.
  let noun: String
  /// The text for people; nil when standard input gave bytes that are none.
  let text: String?
  /// The level, unless another is asked for.
  let usualCorrection: CorrectionLevel
  let warnings: [Diagnostic]

  /// The most bytes that are read from standard input: far more than any code holds.
  private static let inputLimit = 1 << 20

  /// Reads and checks the text.
  ///
  /// - Throws: `DiagnosticError` when it is empty, a link that is not allowed, or a contact that a
  ///   scanner would refuse.
  init(_ options: QRCommandOptions) throws(DiagnosticError) {
    let bytes =
      options.operand == "-"
      ? try Console.readInput(limit: Self.inputLimit) : Array(options.operand.utf8)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      try self.init(data: bytes, form: options.form)
      return
    }
    guard !text.isVisiblyEmpty else {
      let error = QRCodeGeneratorError.emptyText
      throw DiagnosticError(Diagnostic(.missingValue, error.message, hint: error.hint))
    }
    switch options.form {
    case .contact(let id):
      let card = try Self.contact(id, name: text)
      self.init(card.encoded, noun: "contact", text: card.displayName)
    case .vCard:
      let card = try Self.vCard(name: text.trimmed, options)
      self.init(Array(card.text.utf8), noun: "vCard", text: card.name)
    case .linkOrText
    where !options.schemes.isEmpty
      || LinkLikeness.isMeantAsLink(text.trimmed, allowedSchemes: options.schemes):
      let link = try Self.link(text.trimmed, schemes: options.schemes)
      self.init(
        Array(link.text.utf8), noun: "link", text: text.trimmed,
        correction: link.isCustomScheme ? .high : .medium, warnings: Self.warnings(of: link))
    case .linkOrText, .text:
      if let danger = LinkLikeness.danger(in: text.trimmed) { throw Self.fault(danger) }
      // What another program wrote is kept to the byte; what was typed may have stray spaces.
      let payload = options.operand == "-" ? bytes : Array(text.trimmed.utf8)
      self.init(payload, noun: "text", text: text.trimmed)
    }
  }

  private init(
    _ payload: [UInt8], noun: String, text: String?, correction: CorrectionLevel = .medium,
    warnings: [Diagnostic] = []
  ) {
    self.payload = payload
    self.noun = noun
    self.text = text
    usualCorrection = correction
    self.warnings = warnings
  }

  /// Bytes that are no text can only be carried as they are.
  private init(data: [UInt8], form: QRCommandOptions.Form) throws(DiagnosticError) {
    guard form == .linkOrText || form == .text else {
      throw DiagnosticError(
        Diagnostic(
          .invalidEncoding, "the name on standard input is not UTF-8 text",
          hint: "convert it to UTF-8"))
    }
    self.init(data, noun: "data", text: nil)
  }

  private static func contact(
    _ id: ContactID, name: String
  ) throws(DiagnosticError) -> ContactCard {
    do throws(ContactCardError) {
      return try ContactCard(contactID: id, displayName: name)
    } catch {
      throw DiagnosticError(Diagnostic(.invalidValue, error.message, hint: error.hint))
    }
  }

  private static func vCard(
    name: String, _ options: QRCommandOptions
  ) throws(DiagnosticError) -> VCard {
    var url: DeepLink?
    if let text = options.fields["url"] { url = try link(text, schemes: options.schemes) }
    return VCard(
      name: name, telephone: options.fields["telephone"], email: options.fields["email"],
      organization: options.fields["organization"], url: url)
  }

  private static func link(
    _ text: String, schemes: Set<String>
  ) throws(DiagnosticError) -> DeepLink {
    do throws(DeepLinkError) {
      return try DeepLink(text, allowedSchemes: schemes)
    } catch {
      throw fault(error)
    }
  }

  /// What a code of the link may not do that its author expects.
  private static func warnings(of link: DeepLink) -> [Diagnostic] {
    var warnings: [Diagnostic] = []
    if let warning = link.schemeWarning {
      warnings.append(
        Diagnostic(
          .schemeWithoutDot, severity: .warning, warning.message, hint: warning.hint))
    }
    if let warning = link.codeWarning {
      warnings.append(
        Diagnostic(
          .appOnlyCode, severity: .warning, warning.message, hint: warning.hint))
    }
    return warnings
  }

  private static func fault(_ error: DeepLinkError) -> DiagnosticError {
    let hint =
      switch error {
      case .schemeNotAllowed(let scheme, _):
        "write --scheme \(scheme) if your app has it, or --text if it is no link"
      case .insecureScheme: error.hint + ", or write --text to carry it as it is"
      default: error.hint
      }
    return DiagnosticError(Diagnostic(.invalidURL, error.message, hint: hint))
  }
}
