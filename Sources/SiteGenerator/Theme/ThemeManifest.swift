import Diagnostics
import Documents
import ShareCards

/// What a theme's `theme.yml` says about it.
package struct ThemeManifest: Sendable {
  package var title: String
  package var description: String?
  /// The theme whose files serve where this one has none.
  package var extends: String?
  /// The style of cards on sites that name none.
  package var style: ShareCardStyle?
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

  private static var decoder: ValueDecoder<ThemeManifest> {
    .mapping { reader in
      let title = reader.required("title", .nonEmptyText, hint: "add 'title: My Theme'")
      let description = reader.optional("description", .nonEmptyText)
      let extends = reader.optional("extends", .nonEmptyText)
      let style = reader.optional("style", .cardStyle)
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
