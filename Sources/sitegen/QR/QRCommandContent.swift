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
    let bytes = try Self.bytes(of: options.operand)
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
      self.init(
        Array(card.text.utf8), noun: "vCard", text: card.name,
        warnings: card.url.map { Self.warnings(of: $0, isField: true) } ?? [])
    case .linkOrText
    where !options.schemes.isEmpty
      || LinkLikeness.isMeantAsLink(text.trimmed, allowedSchemes: options.schemes):
      let link = try Self.link(text.trimmed, options)
      self.init(
        Array(link.text.utf8), noun: "link", text: text.trimmed,
        correction: link.isCustomScheme ? .high : .medium, warnings: Self.warnings(of: link))
    case .linkOrText, .text:
      if let danger = LinkLikeness.danger(in: text.trimmed) {
        throw DiagnosticError(Diagnostic(.invalidURL, danger.message, hint: danger.hint))
      }
      // What another program wrote is kept to the byte; what was typed may have stray spaces.
      let payload = options.operand == "-" ? bytes : Array(text.trimmed.utf8)
      self.init(payload, noun: "text", text: text.trimmed)
    }
  }

  /// The text as it was given, or what standard input holds.
  private static func bytes(of operand: String) throws(DiagnosticError) -> [UInt8] {
    guard operand == "-" else { return Array(operand.utf8) }
    return try Console.readInput(
      limit: inputLimit,
      tooLong: Diagnostic(
        .payloadTooLong, "standard input has more than \(inputLimit) bytes",
        hint: "shorten the text, or link to a page that holds it"))
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
    // Readers take such bytes for another encoding, and open the link all the same.
    let text = LinkLikeness.text(ofLatin: data).trimmed
    if let danger = LinkLikeness.danger(in: text) {
      throw DiagnosticError(Diagnostic(.invalidURL, danger.message, hint: danger.hint))
    }
    guard form == .text || !LinkLikeness.isMeantAsLink(text, allowedSchemes: []) else {
      throw DiagnosticError(
        Diagnostic(
          .invalidEncoding, "the link on standard input is not UTF-8 text",
          hint: "convert it to UTF-8, or write --text to carry it as it is"))
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
}
