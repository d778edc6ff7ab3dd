import Diagnostics
import Documents

/// A theme and those that it extends, the nearest first: where its files are looked for.
struct ThemeChain {
  private(set) var members: [Member] = []
  /// What is wrong with the manifests of the members.
  private(set) var diagnostics: [Diagnostic] = []

  /// One theme of the chain.
  struct Member {
    let name: String
    let layers: [ThemeLayer]
    /// The text of `theme.yml`.
    let source: SourceText
    /// What `theme.yml` says; nil when it has an error.
    let manifest: ThemeManifest?
  }

  /// The most themes that extend one another; more are a mistake.
  static let limit = 8

  /// Follows a theme to the end of what it extends.
  ///
  /// - Parameters:
  ///   - name: the theme's name.
  ///   - catalogue: the themes that there are.
  /// - Throws: `DiagnosticError` when one of the themes does not exist or has no `theme.yml`, or
  ///   when they extend one another without end.
  init(_ name: String, in catalogue: ThemeCatalogue) throws(DiagnosticError) {
    var next: (name: String, asker: Asker?)? = (name, nil)
    while let (name, asker) = next {
      try check(name, asker: asker)
      let layers = try catalogue.layers(of: name)
      guard let nearest = layers.first else {
        throw Self.error(catalogue.unknownTheme(name), at: asker)
      }
      let member = try read(name, layers: layers, nearest: nearest)
      members.append(member)
      next = Asker(member).map { ($0.parent, $0) }
    }
  }

  /// Where the files are looked for, in order.
  var layers: [ThemeLayer] { members.flatMap(\.layers) }

  /// The names of the themes as messages write them: `mine > default`.
  private func path(to name: String) -> String {
    (members.map(\.name) + [name]).joined(separator: " > ")
  }

  private func check(_ name: String, asker: Asker?) throws(DiagnosticError) {
    if members.contains(where: { $0.name == name }) {
      let diagnostic = Diagnostic(
        .endlessTheme, "the theme '\(name)' extends itself: \(path(to: name))",
        hint: "remove 'extends' from one of them")
      throw Self.error(diagnostic, at: asker)
    }
    guard members.count < Self.limit else {
      let diagnostic = Diagnostic(
        .endlessTheme, "more than \(Self.limit) themes extend one another: \(path(to: name))",
        hint: "extend a theme that is nearer to the end")
      throw Self.error(diagnostic, at: asker)
    }
  }

  private mutating func read(
    _ name: String, layers: [ThemeLayer], nearest: ThemeLayer
  ) throws(DiagnosticError) -> Member {
    guard let layer = layers.first(where: { $0.paths.contains(ThemePart.manifest) }) else {
      throw DiagnosticError(
        Diagnostic(
          .missingThemeFile, "the theme '\(name)' has no file '\(ThemePart.manifest)'",
          hint: "add \(nearest.shown(ThemePart.manifest)) with 'title: …', and with "
            + "'extends: default' unless it is whole"))
    }
    let source = try layer.read(ThemePart.manifest).text()
    let (manifest, found) = ThemeManifest.read(source)
    diagnostics += found
    return Member(name: name, layers: layers, source: source, manifest: manifest)
  }

  private static func error(_ diagnostic: Diagnostic, at asker: Asker?) -> DiagnosticError {
    guard let asker else { return DiagnosticError(diagnostic) }
    return DiagnosticError(
      asker.source.diagnostic(
        diagnostic.code, diagnostic.message, hint: diagnostic.hint, at: asker.location))
  }

  /// The place where a theme names the one that it extends.
  private struct Asker {
    let parent: String
    let source: SourceText
    let location: SourceLocation

    /// Also a manifest with an error tells what it extends, so that not every file that the other
    /// theme has is told to be missing.
    init?(_ member: Member) {
      guard let node = YAMLReader.read(member.source).root?["extends"], !node.isNull,
        let parent = node.text?.trimmed, !parent.isEmpty
      else { return nil }
      self.parent = parent
      source = member.source
      location = node.location
    }
  }
}
