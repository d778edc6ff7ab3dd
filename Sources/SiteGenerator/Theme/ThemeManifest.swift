import Diagnostics
import Documents
import ShareCards

/// What a theme's `theme.yml` says about it.
package struct ThemeManifest: Sendable {
  package var title: String
  package var description: String?
  /// The theme whose files serve where this one has none.
  package var extends: String?
  /// The name of the style of cards on sites that name none.
  package var style: String?
  package var author: String?
  package var licence: String?
  package var homepage: String?

  /// Reads `theme.yml`.
  ///
  /// - Parameter source: the file.
  /// - Returns: the manifest, nil when there are errors, and everything that is to be told.
  static func read(_ source: SourceText) -> (manifest: ThemeManifest?, diagnostics: [Diagnostic]) {
    let (manifest, diagnostics) = decoder.decode(
      yaml: SourcePart(source), documentName: "the theme")
    return (manifest, diagnostics)
  }

  private static let styleKey = "style"

  /// Reads the style that `theme.yml` names.
  ///
  /// - Parameters:
  ///   - source: the file, whose other keys were read before.
  ///   - styles: the styles that there are.
  /// - Returns: the style, and what is to be told of it.
  static func readStyle(
    _ source: SourceText, among styles: [ShareCardStyle]
  ) -> (style: ShareCardStyle?, diagnostics: [Diagnostic]) {
    guard let root = YAMLReader.read(source).root, root.entries != nil else { return (nil, []) }
    let decoder = ValueDecoder<ShareCardStyle>.mapping { reader in
      reader.allow(reader.node.entries?.map(\.key) ?? [])
      return reader.optional(styleKey, .cardStyle(styles))
    }
    var context = DecodingContext(source: source, documentName: "the theme")
    let style = decoder.decode(root, in: &context)
    return (style, context.diagnostics)
  }

  private static var decoder: ValueDecoder<ThemeManifest> {
    .mapping { reader in
      let title = reader.required("title", .nonEmptyText, hint: "add 'title: My Theme'")
      let description = reader.optional("description", .nonEmptyText)
      let extends = reader.optional("extends", .nonEmptyText)
      // Which styles there are is known when all files of the theme are.
      reader.allow([styleKey])
      let style = reader.node(for: styleKey).flatMap { $0.isNull ? nil : $0.text?.trimmed }
      let author = reader.optional("author", .nonEmptyText)
      let licence = reader.optional("licence", .nonEmptyText)
      let homepage = reader.optional("homepage", .absoluteURL())
      return title.map { title in
        ThemeManifest(
          title: title, description: description, extends: extends, style: style, author: author,
          licence: licence, homepage: homepage)
      }
    }
  }
}
