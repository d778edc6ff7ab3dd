import Arguments
import Diagnostics
import Documents
import SiteGenerator

/// What a command line of `sitegen card` asks for.
struct CardCommandOptions {
  let request: CardRequest
  let output: CardCommandOutput
  /// How many workers draw at a time.
  let jobs: Int
  let isOfDataFile: Bool
  let writesJSON: Bool
  let isQuiet: Bool

  /// Reads the options.
  ///
  /// - Throws: `DiagnosticError` when one of them is wrong or does not go with another.
  init(_ parsed: ParsedCommand) throws(DiagnosticError) {
    let source = try Self.source(parsed)
    if case .file(let path) = source {
      isOfDataFile = RecordFormat(path: path) != nil
    } else {
      isOfDataFile = false
    }
    output = try CardCommandOutput(
      path: parsed.value("output"),
      format: parsed.value(CardOption.format.rawValue).flatMap(CardFormat.init(rawValue:)),
      isOfDataFile: isOfDataFile)
    if parsed.value("site") == "" { throw DiagnosticError(SiteOptions.emptyFolder("site")) }
    if parsed.value("theme") == "" {
      throw DiagnosticError(
        Diagnostic(.invalidValue, "'--theme' is empty", hint: "leave it out for the site's theme"))
    }
    var options = Dictionary(
      uniqueKeysWithValues: CardOption.allCases.map { ($0, parsed.values($0.rawValue)) })
    if let format = output.format { options[.format] = [format.rawValue] }
    request = CardRequest(
      source, site: parsed.value("site").map { Folder(path: $0, name: $0) },
      theme: parsed.value("theme"), schemes: try SchemeOption.schemes(parsed),
      options: options.filter { !$0.value.isEmpty }, showsFrames: parsed.flag("debug"))
    jobs = try ProcessorCount.jobs(parsed.value("jobs"))
    writesJSON = parsed.flag("json")
    isQuiet = parsed.flag("quiet")
    if writesJSON, parsed.value("output") == "-" {
      throw DiagnosticError(
        Diagnostic(
          .unexpectedArgument, "'--json' and '-o -' cannot be used together",
          hint: "write the card to a file, such as '-o card.png'"))
    }
  }

  private static func source(
    _ parsed: ParsedCommand
  ) throws(DiagnosticError) -> CardRequest.Source {
    let values = Dictionary(
      uniqueKeysWithValues: CardFlag.allCases.map { ($0, parsed.values($0.rawValue)) })
    let flags = CardFlags(values)
    if let path = parsed.operands.first {
      if let flag = flags.given.first {
        throw DiagnosticError(
          Diagnostic(
            .unexpectedArgument, "\(flag.quoted) cannot be used with a file",
            hint: flag == .caption
              ? "leave one of them out"
              : "write '\(flag.key): …' into the file, or leave the file out"))
      }
      return .file(path)
    }
    guard !flags.given.isEmpty else {
      throw DiagnosticError(
        Diagnostic(
          .missingValue, "there is nothing to draw",
          hint: "name a content file or a data file, or say what is on the card, such as by --title"
        ))
    }
    if flags.given.contains(.caption), !flags.given.contains(.link) {
      throw DiagnosticError(
        Diagnostic(
          .unexpectedArgument,
          "\(CardFlag.caption.quoted) is the text below a code, and the card has none",
          hint: "add --link, or leave it out"))
    }
    return .flags(flags)
  }
}
