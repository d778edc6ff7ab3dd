extension ThemePart {
  /// The files beside a theme's own that tell people about it.
  private static let documents = ["readme", "licence", "license", "changelog", "notice"]

  /// Whether a file is for the people who read the theme's folder, and no part of any page.
  static func isDocument(_ path: String) -> Bool {
    let name = path.lowercased().prefix { $0 != "." }
    return documents.contains(String(name))
  }

  /// What to do about a file that no part takes, so that it has no effect.
  ///
  /// - Parameter path: the file's path in the theme.
  /// - Returns: the hint, in which paths are relative to the theme.
  static func advice(for path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    let suffix = String(name.dropFirst(stem.count))
    switch suffix.lowercased() {
    case ".mustache", ".html", ".htm", ".hbs", ".handlebars":
      let folder = path.hasPrefix("templates/") ? "" : "templates/"
      return move("\(folder)\(path.dropLast(suffix.count)).mustache")
    case ".yml", ".yaml":
      let folder = path.prefix { $0 != "/" }
      if ["cards", "strings"].contains(folder) { return move("\(folder)/\(stem).yml") }
      if ["theme", "card", "icons"].contains(stem) { return move("\(stem).yml") }
    case ".css", ".js", ".mjs", ".svg", ".png", ".jpg", ".jpeg", ".webp", ".avif", ".gif", ".ico",
      ".woff", ".woff2", ".txt", ".json":
      return move("assets/\(name)")
    case ".ttf", ".otf", ".ttc", ".otc":
      return move("fonts/\(name)") + " for cards, or to 'assets' for pages"
    default: break
    }
    return
      "a theme has theme.yml, card.yml, icons.yml, and the folders cards, templates, strings, assets "
      + "and fonts"
  }

  private static func move(_ path: String) -> String {
    "move it to '\(path)' in the theme"
  }
}
