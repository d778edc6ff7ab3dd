import Arguments
import Diagnostics
import QRCodes
import ShareCards

/// What a command line of `sitegen qr` asks for.
struct QRCommandOptions {
  /// What the operand stands for.
  enum Form: Equatable {
    /// A link when it looks like one, or when a scheme is allowed for it.
    case linkOrText
    /// A text, whatever it looks like.
    case text
    /// The name of a contact that an app knows.
    case contact(ContactID)
    /// The name of a contact for address books.
    case vCard
  }

  /// The text below the code.
  enum Caption: Equatable {
    case source
    case text(String)
  }

  let operand: String
  let form: Form
  let schemes: Set<String>
  /// The fields of a vCard by the names of their options.
  let fields: [String: String]
  let correction: CorrectionLevel?
  let caption: Caption?
  /// The side of the picture in pixels.
  let size: Int?
  let output: QRCommandOutput
  let isInverted: Bool
  let isQuiet: Bool

  /// Reads the options.
  ///
  /// - Throws: `DiagnosticError` when one of them is wrong or does not go with another.
  init(_ parsed: ParsedCommand) throws(DiagnosticError) {
    try Self.checkCombinations(parsed)
    operand = parsed.operands.first ?? ""
    form = try Self.form(parsed)
    schemes = try SchemeOption.schemes(parsed)
    fields = try Self.fields(parsed)
    correction = parsed.value("correction").flatMap(CorrectionLevel.init)
    size = try Self.size(parsed.value("size"))
    output = try QRCommandOutput(path: parsed.value("output"), format: parsed.value("format"))
    isInverted = parsed.flag("invert")
    isQuiet = parsed.flag("quiet")
    if let text = parsed.value("caption-text") {
      caption = .text(text.trimmed)
    } else {
      caption = parsed.flag("caption") ? .source : nil
    }
    try checkFormat()
  }

  private static func form(_ parsed: ParsedCommand) throws(DiagnosticError) -> Form {
    if parsed.flag("vcard") { return .vCard }
    if parsed.flag("text") { return .text }
    guard let text = parsed.value("contact") else { return .linkOrText }
    guard let id = ContactID(text.trimmed) else {
      throw DiagnosticError(
        Diagnostic(
          .invalidValue, "'--contact' must be a UUID, not '\(text)'",
          hint: "write it as 6F9619FF-8B86-D011-B42D-00CF4FC964FF"))
    }
    return .contact(id)
  }

  private static func fields(_ parsed: ParsedCommand) throws(DiagnosticError) -> [String: String] {
    var fields: [String: String] = [:]
    for name in contactFields {
      guard let text = parsed.value(name) else { continue }
      guard !text.isVisiblyEmpty else {
        throw DiagnosticError(
          Diagnostic(.invalidValue, "'--\(name)' is empty", hint: "leave it out"))
      }
      fields[name] = text.trimmed
    }
    return fields
  }

  private static func size(_ text: String?) throws(DiagnosticError) -> Int? {
    guard let text else { return nil }
    guard let size = Int(text), (1...QRCodeGenerator.maximumSize).contains(size) else {
      throw DiagnosticError(
        Diagnostic(
          .invalidValue,
          "'--size' must be a whole number of pixels from 1 to \(QRCodeGenerator.maximumSize)",
          hint: "leave it out for \(QRCodeGenerator.usualModulePixels) pixels for each module"))
    }
    return size
  }
}
