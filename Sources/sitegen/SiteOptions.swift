import Arguments
import Diagnostics
import SiteGenerator

/// The options of every command that works on a site.
struct SiteOptions {
  let root: Folder
  let selection: PageSelection
  let isQuiet: Bool
  /// Whether time goes on while the program runs, since no option holds it.
  private let followsClock: Bool

  static let specifications: [OptionSpecification] = [
    .value(
      "root", "FOLDER", "The folder that holds 'site' and 'content'.",
      defaultText: "the current one"),
    .value(
      "clock", "TIME",
      "The time as of which pages are published and not expired, such as 2026-03-15 or "
        + "2026-03-15T18:30:00+01:00.", defaultText: "now"),
    .flag("drafts", "Publish drafts, too."),
    .flag("quiet", short: "q", "Write nothing but warnings and errors."),
  ]

  /// Reads the options.
  ///
  /// - Throws: `DiagnosticError` when one of them is wrong.
  init(_ parsed: ParsedCommand) throws(DiagnosticError) {
    let root = parsed.value("root")
    if root == "" { throw DiagnosticError(Self.emptyFolder("root")) }
    self.root = Folder(path: root ?? ".", name: root ?? "")
    selection = PageSelection(
      clock: try Self.clock(parsed.value("clock")), includesDrafts: parsed.flag("drafts"))
    isQuiet = parsed.flag("quiet")
    followsClock = parsed.value("clock") == nil
  }

  /// The pages that are published at this moment, which for a program that runs for long is another
  /// one than that of its start.
  var currentSelection: PageSelection {
    var current = selection
    if followsClock { current.clock = .moment(SystemClock.now) }
    return current
  }

  /// What is wrong with an option that names no folder.
  static func emptyFolder(_ option: String) -> Diagnostic {
    Diagnostic(
      .invalidValue, "'--\(option)' must name a folder", hint: "leave it out for the usual one")
  }

  private static func clock(_ text: String?) throws(DiagnosticError) -> PageSelection.Clock {
    guard let text else { return .moment(SystemClock.now) }
    guard let date = ContentDate(text) else {
      throw DiagnosticError(
        Diagnostic(
          .invalidDate, "'--clock' must be a date or a time, not '\(text)'",
          hint: "write it as in 2026-03-15 or 2026-03-15T18:30:00+01:00"))
    }
    return .date(date)
  }

  /// Loads the site.
  ///
  /// - Parameter console: where everything is told when the site has errors.
  /// - Returns: the site and what else is to be told; nil when it has errors.
  func load(console: Console) -> (site: Site, diagnostics: [Diagnostic])? {
    var loader = SiteLoader(root: root, selection: selection)
    let (site, diagnostics) = loader.load()
    guard let site else {
      console.report(told(diagnostics))
      return nil
    }
    return (site, diagnostics)
  }

  /// What the user wants to be told.
  func told(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    isQuiet ? diagnostics.filter { $0.severity > .note } : diagnostics
  }
}
