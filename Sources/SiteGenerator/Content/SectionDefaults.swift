import Diagnostics
import Documents

/// What `sections:` in `site.yml` gives to the pages of the sections that it names.
struct SectionDefaults: Sendable {
  static let key = "sections"

  /// The defaults by the section's path; the path of a section above stands for those below.
  private var sections: [String: PageDefaults] = [:]

  /// Reads the key of `site.yml` whose values depend on the theme.
  ///
  /// - Parameters:
  ///   - source: the file, whose other keys were read before.
  ///   - schema: what the site's content may say.
  /// - Returns: the defaults, and everything that is to be told of them.
  static func read(
    _ source: SourceText, schema: ContentSchema
  ) -> (defaults: SectionDefaults, diagnostics: [Diagnostic]) {
    let decoder = ValueDecoder<[NamedValue<PageDefaults>]>.mapping { reader in
      reader.allow(reader.node.entries?.map(\.key) ?? [])
      return reader.value(key, .dictionary(of: section(schema: schema)), default: [])
    }
    let (root, _) = YAMLReader.read(source)
    guard let root, root.entries != nil else { return (SectionDefaults(), []) }
    var context = DecodingContext(source: source, documentName: "the configuration")
    var defaults = SectionDefaults()
    for section in decoder.decode(root, in: &context) ?? [] {
      let path = path(of: section.name)
      if defaults.sections.updateValue(section.value, forKey: path) != nil {
        context.report(
          .duplicateKey, "'\(key)' names the section '\(path)' twice",
          hint: "put the values of both into one", at: section.location)
      }
    }
    return (defaults, context.diagnostics)
  }

  private static func section(schema: ContentSchema) -> ValueDecoder<PageDefaults> {
    .mapping { reader in PageDefaults.read(from: &reader, schema: schema) }
  }

  private static func path(of name: String) -> String {
    name.split(separator: "/").map { Slug.make(String($0)) }.joined(separator: "/")
  }

  /// What a section's pages get, with that of the sections above where it says nothing.
  func defaults(of section: String) -> PageDefaults {
    SectionPath.chain(from: section).reduce(PageDefaults()) { result, path in
      sections[path].map(result.filled) ?? result
    }
  }
}
