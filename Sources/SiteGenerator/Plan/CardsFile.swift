import Documents

/// The list of all cards that the site shows, for an app or a script that shares or checks them.
package struct CardsFile {
  /// The path in the output.
  package static let path = "cards.json"

  private let site: Site
  private let moments: [PlannedPage]

  /// - Parameters:
  ///   - site: the site.
  ///   - moments: those that lists show, in the order to show.
  init(site: Site, moments: [PlannedPage]) {
    self.site = site
    self.moments = moments
  }

  var artifact: Artifact {
    var builder = FingerprintBuilder()
    builder.add(site.fingerprint)
    for moment in moments { builder.add(moment.fingerprint) }
    return Artifact(
      path: Self.path, fingerprint: builder.finish(), origin: "the list of all cards"
    ) { _ in Product(bytes: Array((json.text() + "\n").utf8)) }
  }

  private var json: JSONText {
    .object([
      ("title", .string(site.configuration.title)),
      ("url", .string(site.configuration.url.absolute(""))),
      ("language", .string(site.configuration.language)),
      ("moments", .array(moments.map(json))),
    ])
  }

  private func json(of planned: PlannedPage) -> JSONText {
    let url = site.configuration.url
    let moment = CatalogueMoment(
      planned, url: url, taxonomies: site.configuration.taxonomies)
    return .object([
      ("path", .string(moment.path)),
      ("title", .string(moment.title)),
      ("description", .string(moment.description)),
      ("kind", .string(moment.kind)),
      ("tags", .strings(moment.tags)),
      ("language", .string(moment.language)),
      ("page", .string(moment.publishedAddress)),
      ("link", .optional(planned.page.link?.text)),
      ("alt", .string(moment.imageAlternative)),
      (
        "cards",
        .array(
          planned.cards.map { card in
            .object([
              ("size", .string(card.size.id)),
              ("url", .string(card.absoluteAddress(on: url))),
              ("type", .string(MediaType(ofPath: card.path).text)),
              ("width", .number(card.width)),
              ("height", .number(card.height)),
            ])
          })
      ),
    ])
  }
}
