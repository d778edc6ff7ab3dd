import Arguments
import Diagnostics
import SiteGenerator

extension Command {
  /// The command `sitegen theme`.
  static let theme = Command(
    specification: CommandSpecification(
      "theme", aliases: ["theme list"], "List themes, styles and card layouts.",
      discussion: """
        Shows the themes in the site's folder 'themes' and those that are built in, with the \
        places that their files are taken from, the kinds that they have card layouts for, and \
        the styles that cards can have.
        """,
      options: [
        .flag("json", "Write JSON, for programs."),
        .value(
          "root", "FOLDER", "The folder that holds 'site' and 'content'.",
          defaultText: "the current one"),
      ],
      examples: [
        CommandExample("sitegen theme", "Lists all themes, and says which one the site uses.")
      ]),
    run: { parsed, console throws(OutputError) in
      let root = parsed.value("root")
      return try run(
        Folder(path: root ?? ".", name: root ?? ""), asJSON: parsed.flag("json"), console: console)
    })

  /// Lists what can be read of each theme, also when another one has an error.
  private static func run(
    _ root: Folder, asJSON: Bool, console: Console
  ) throws(OutputError) -> ExitStatus {
    let catalogue = ThemeCatalogue(root: root)
    var summaries: [ThemeSummary] = []
    var diagnostics: [Diagnostic] = []
    for name in catalogue.names {
      let (summary, found) = catalogue.summary(of: name)
      if let summary { summaries.append(summary) }
      diagnostics += found
    }
    let listing = ThemeListing(
      themes: summaries, usedTheme: SiteConfiguration.themeName(in: root))
    try console.write(asJSON ? listing.json.text() + "\n" : listing.text)
    diagnostics = diagnostics.sortedByLocation()
    console.report(diagnostics)
    return diagnostics.containsErrors ? .failed : .done
  }
}
