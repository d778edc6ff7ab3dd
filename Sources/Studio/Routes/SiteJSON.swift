import Diagnostics
import Documents
import SiteGenerator

/// The site as the gallery reads it.
enum SiteJSON {
  /// - Parameters:
  ///   - site: the last good site; nil before there was one.
  ///   - problems: what is to be told of the site as it is now.
  /// - Returns: the JSON object.
  static func json(of site: LoadedSite?, problems: [Diagnostic]) -> JSONText {
    let catalogue = site?.catalogue
    return .object([
      ("version", .optional(site?.version.text)),
      ("title", .string(catalogue?.title ?? "")),
      ("base", .string((catalogue?.url.basePath ?? "") + "/")),
      ("language", .string(catalogue?.language ?? "en")),
      ("kinds", .strings(catalogue?.kinds ?? [])),
      ("styles", .strings(catalogue?.styles ?? [])),
      ("tags", .strings(catalogue?.tags ?? [])),
      (
        "sizes",
        .array(
          catalogue?.sizes.map { size in
            .object([
              ("name", .string(size.id)), ("width", .number(size.width)),
              ("height", .number(size.height)),
            ])
          } ?? [])
      ),
      ("moments", .array(catalogue?.moments.map(json) ?? [])),
      ("problems", ProblemText.json(problems)),
    ])
  }

  private static func json(of moment: CatalogueMoment) -> JSONText {
    .object([
      ("path", .string(moment.path)),
      ("title", .string(moment.title)),
      ("description", .string(moment.description)),
      ("kind", .string(moment.kind)),
      ("style", .string(moment.style)),
      ("tags", .strings(moment.tags)),
      ("language", .string(moment.language)),
      ("direction", .string(moment.direction.rawValue)),
      ("listed", .bool(moment.isListed)),
      ("draft", .bool(moment.isDraft)),
      ("source", .string(moment.source)),
      ("page", .string(moment.address)),
      ("link", .string(moment.publishedAddress)),
      ("text", .string(moment.text)),
      ("cards", .array(moment.cards.map { json(of: $0, alternative: moment.imageAlternative) })),
    ])
  }

  private static func json(of card: CatalogueCard, alternative: String) -> JSONText {
    .object([
      ("size", .string(card.size)),
      ("width", .number(card.width)),
      ("height", .number(card.height)),
      ("scale", .number(card.scale)),
      ("format", .string(card.format)),
      ("fingerprint", .string(card.fingerprint.short)),
      ("alt", .string(alternative)),
    ])
  }
}
