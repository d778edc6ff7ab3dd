import Arguments
import Diagnostics
import SiteGenerator

extension Command {
  /// The command `sitegen theme new`.
  static let newTheme = Command(
    specification: CommandSpecification(
      "theme new", "Make a theme that builds on another.",
      discussion: """
        Makes themes/NAME with a theme.yml that extends the other theme, so that the new one looks \
        like it until it has files of its own. --only copies parts of the other theme, to change \
        them. A name of a built-in theme makes the site's own version of that.

        A folder that is there already is never changed.
        """,
      options: [
        .value(
          "from", "THEME", "The theme to build on.",
          defaultText: "default, or the built-in theme of the name"),
        .value(
          "only", "PARTS", "The parts to copy.", defaultText: "none",
          choices: ThemePart.allCases.map(\.rawValue), isRepeatable: true, isList: true),
        .value(
          "root", "FOLDER", "The folder that holds 'site' and 'content'.",
          defaultText: "the current one"),
      ],
      operands: [OperandSpecification("NAME", "The name of the theme.")],
      examples: [
        CommandExample("sitegen theme new mine", "Makes themes/mine, which extends 'default'."),
        CommandExample(
          "sitegen theme new default --only templates,assets",
          "Copies the pages of the built-in theme and all that they show into themes/default."),
      ]),
    run: { parsed, console throws(OutputError) in
      try NewThemeCommand(parsed, console: console).run()
    })
}

/// One run of `sitegen theme new`.
private struct NewThemeCommand {
  let name: String
  let parsed: ParsedCommand
  let console: Console
  let root: Folder

  init(_ parsed: ParsedCommand, console: Console) {
    name = parsed.operands.first ?? ""
    self.parsed = parsed
    self.console = console
    let root = parsed.value("root")
    self.root = Folder(path: root ?? ".", name: root ?? "")
  }

  func run() throws(OutputError) -> ExitStatus {
    guard root.kind(of: "site/site.yml") == .file else {
      console.report(SiteLoader.missingSite(in: root))
      return .failed
    }
    let parts = parsed.values("only").compactMap(ThemePart.init(rawValue:))
    let theme: NewTheme
    do throws(DiagnosticError) {
      theme = try NewTheme(name, from: parsed.value("from"), parts: parts, root: root)
    } catch {
      console.report(error.diagnostics)
      return .failed
    }
    do throws(FileError) {
      try theme.write()
    } catch {
      console.report(error.diagnostic)
      return .failedOutside
    }
    try console.write(summary(of: theme))
    return .done
  }

  /// What was made, and what to do next.
  private func summary(of theme: NewTheme) -> String {
    let made =
      "made \(theme.folder.name.printable) with \(Console.count(theme.files.count, "file"))\n"
    if SiteConfiguration.themeName(in: root) == name {
      return made + "The site uses this theme already.\n"
    }
    return made
      + "To use it, write in \(root.shown("site/site.yml").printable):\n\n    theme: \(name)\n"
  }
}
