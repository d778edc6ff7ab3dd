import Diagnostics

/// What there is to know of a theme for somebody who chooses one.
package struct ThemeSummary: Sendable {
  package let name: String
  /// What `theme.yml` says; nil when it has an error.
  package let manifest: ThemeManifest?
  /// The kinds that the theme has card layouts for, sorted.
  package let layouts: [String]
  /// The languages that the theme speaks, sorted.
  package let languages: [String]
  /// Where the files of each part are taken from.
  package let parts: [Part]

  /// The files of one part of a theme.
  package struct Part: Sendable {
    package let part: ThemePart
    /// How many of them are in each place, the nearest first.
    package let places: [(place: ThemePlace, count: Int)]
  }
}

extension ThemeCatalogue {
  /// Looks at a theme's files, but not at what they hold.
  ///
  /// - Parameter name: the theme's name.
  /// - Returns: the summary, nil when the theme or one that it extends is not there; and everything
  ///   that is to be told.
  package func summary(of name: String) -> (summary: ThemeSummary?, diagnostics: [Diagnostic]) {
    let files: ThemeFiles
    do throws(DiagnosticError) {
      files = try ThemeFiles(name: name, in: self)
    } catch {
      return (nil, error.diagnostics)
    }
    func names(_ part: ThemePart) -> [String] {
      files.files(of: part).map { part.name(of: $0.path) }
    }
    let parts = ThemePart.allCases.map { part in
      let counts = Dictionary(grouping: files.files(of: part), by: \.place).mapValues(\.count)
      let places = files.chain.layers.map(\.place)
      return ThemeSummary.Part(
        part: part, places: places.compactMap { place in counts[place].map { (place, $0) } })
    }
    let summary = ThemeSummary(
      name: name, manifest: files.chain.members.first?.manifest, layouts: names(.cards),
      languages: names(.strings), parts: parts.filter { !$0.places.isEmpty })
    return (summary, files.diagnostics)
  }
}
