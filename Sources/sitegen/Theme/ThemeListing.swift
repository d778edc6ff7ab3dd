import Documents
import ShareCards
import SiteGenerator

/// The themes and styles that a site can use, for a person or for a program.
struct ThemeListing {
  let themes: [ThemeSummary]
  /// The name of the site's theme; nil where there is no site, or its configuration is wrong.
  let usedTheme: String?

  /// The listing for a person.
  var text: String {
    let styles = ShareCardStyle.allCases.sorted { $0.id < $1.id }
    let column = (styles.map(\.id.count).max() ?? 0) + 2
    return "Themes:\n" + themes.map(text).joined() + "\nStyles:\n"
      + styles.map { "  \(Self.padded($0.id, to: column))\($0.displayName)\n" }.joined()
  }

  private func text(of theme: ThemeSummary) -> String {
    var title = theme.manifest?.title ?? theme.name
    if let parent = theme.manifest?.extends { title += ", extends '\(parent)'" }
    if theme.name == usedTheme { title += " (the site's theme)" }
    var rows = theme.parts.map { part in
      (
        part.part.rawValue,
        part.places.map { "\($0.count) from \($0.place.text)" }.joined(separator: ", ")
      )
    }
    rows.append(("kinds", theme.layouts.joined(separator: ", ")))
    rows.append(("languages", theme.languages.joined(separator: ", ")))
    let description = theme.manifest?.description.map { "      \($0)\n" } ?? ""
    return "  \(theme.name): \(title)\n" + description
      + rows.map { "      \(Self.padded($0.0, to: 11))\($0.1)\n" }.joined()
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// The listing for a program.
  var json: JSONText {
    .object([
      ("themes", .array(themes.map(json))),
      (
        "styles",
        .array(
          ShareCardStyle.allCases.sorted { $0.id < $1.id }.map {
            .object([("name", .string($0.id)), ("display-name", .string($0.displayName))])
          })
      ),
    ])
  }

  private func json(of theme: ThemeSummary) -> JSONText {
    let manifest = theme.manifest
    return .object([
      ("name", .string(theme.name)),
      ("title", .optional(manifest?.title)),
      ("description", .optional(manifest?.description)),
      ("extends", .optional(manifest?.extends)),
      ("style", .optional(manifest?.style)),
      ("author", .optional(manifest?.author)),
      ("licence", .optional(manifest?.licence)),
      ("homepage", .optional(manifest?.homepage)),
      ("is-used", .bool(theme.name == usedTheme)),
      ("kinds", .strings(theme.layouts)),
      ("languages", .strings(theme.languages)),
      (
        "files",
        .array(
          theme.parts.flatMap { part in
            part.places.map { place in
              .object([
                ("part", .string(part.part.rawValue)), ("theme", .string(place.place.theme)),
                ("folder", .optional(place.place.folder)), ("count", .number(place.count)),
              ])
            }
          })
      ),
    ])
  }
}
