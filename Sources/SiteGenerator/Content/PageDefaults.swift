import Documents
import ShareCards

/// What a section gives to the pages in it that do not say it themselves.
package struct PageDefaults: Sendable {
  var kind: PageKind?
  var icon: PageIcon?
  var brand: String?
  var style: ShareCardStyle?
  var language: String?
  var isListed: Bool?
  var isDraft: Bool?
  var publish: ContentDate?
  var expires: ContentDate?
  var code: PageCode?
  var card = PageCard()
  var permalink: Permalink?
  var terms: [String: [Term]] = [:]
  /// Values for templates and layouts, by their names.
  var params: [MappingEntry] = []
  /// Changes when any of the files that say these values does.
  var fingerprint = Fingerprint(of: [])

  /// These values, with another's where these say nothing.
  func filled(from other: PageDefaults) -> PageDefaults {
    var result = self
    result.kind = kind ?? other.kind
    result.icon = icon ?? other.icon
    result.brand = brand ?? other.brand
    result.style = style ?? other.style
    result.language = language ?? other.language
    result.isListed = isListed ?? other.isListed
    result.isDraft = isDraft ?? other.isDraft
    result.publish = publish ?? other.publish
    result.expires = expires ?? other.expires
    result.code = code ?? other.code
    result.card = card.filled(from: other.card)
    result.permalink = permalink ?? other.permalink
    result.terms = terms.merging(other.terms) { own, _ in own }
    let ownParams = Set(params.map(\.key))
    result.params = params + other.params.filter { !ownParams.contains($0.key) }
    var builder = FingerprintBuilder()
    builder.add(fingerprint)
    builder.add(other.fingerprint)
    result.fingerprint = builder.finish()
    return result
  }
}

extension PageDefaults {
  /// Takes the keys that a page can also have from its section.
  ///
  /// - Parameters:
  ///   - reader: the page's front matter, or what the section cascades.
  ///   - schema: what the site's content may say.
  /// - Returns: what was said.
  static func read(from reader: inout MappingReader, schema: ContentSchema) -> PageDefaults {
    var values = PageDefaults()
    values.kind = reader.optional("kind", schema.kind)
    values.icon = reader.optional("icon", schema.icon)
    values.brand = reader.optional("brand", .nonEmptyText)
    values.style = reader.optional("style", schema.style)
    values.language = reader.optional("language", .languageTag)
    values.isListed = reader.optional("listed", .boolean)
    values.isDraft = reader.optional("draft", .boolean)
    values.publish = reader.optional("publish", .date)
    values.expires = reader.optional("expires", .date)
    values.code = reader.optional("qr", schema.code)
    values.card = reader.value("card", schema.card, default: PageCard())
    values.permalink = reader.optional("permalink", .permalink)
    for taxonomy in schema.taxonomies {
      values.terms[taxonomy] = reader.optional(taxonomy, schema.terms)
    }
    values.params = reader.optional("params", PageParams.decoder) ?? []
    return values
  }
}
