import Diagnostics
import Documents
import ShareCards

/// What `site.yml` gives to pages and depends on the theme that it names: the style, and `sections:`,
/// what the pages of the sections get that it names.
struct SiteDefaults: Sendable {
  static let sectionsKey = "sections"
  static let styleKey = "style"

  /// The style of cards whose page and sections name none; nil leaves it to the theme.
  private(set) var style: ShareCardStyle?
  /// The defaults by the section's path; the path of a section above stands for those below.
  private var sections: [String: PageDefaults] = [:]

  /// Reads the keys of `site.yml` whose values depend on the theme.
  ///
  /// - Parameters:
  ///   - source: the file, whose other keys were read before.
  ///   - schema: what the site's content may say.
  /// - Returns: the defaults, and everything that is to be told of them.
  static func read(
    _ source: SourceText, schema: ContentSchema
  ) -> (defaults: SiteDefaults, diagnostics: [Diagnostic]) {
    let decoder = ValueDecoder<Values>.mapping { reader in
      reader.allow(reader.node.entries?.map(\.key) ?? [])
      return Values(
        style: reader.optional(styleKey, schema.style),
        sections: reader.value(
          sectionsKey, .dictionary(of: section(schema: schema)), default: []))
    }
    let (root, _) = YAMLReader.read(source)
    guard let root, root.entries != nil else { return (SiteDefaults(), []) }
    var context = DecodingContext(source: source, documentName: "the configuration")
    var defaults = SiteDefaults()
    let values = decoder.decode(root, in: &context)
    defaults.style = values?.style
    for section in values?.sections ?? [] {
      let path = path(of: section.name)
      if defaults.sections.updateValue(section.value, forKey: path) != nil {
        context.report(
          .duplicateKey, "'\(sectionsKey)' names the section '\(path)' twice",
          hint: "put the values of both into one", at: section.location)
      }
    }
    return (defaults, context.diagnostics)
  }

  private struct Values {
    var style: ShareCardStyle?
    var sections: [NamedValue<PageDefaults>]
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
