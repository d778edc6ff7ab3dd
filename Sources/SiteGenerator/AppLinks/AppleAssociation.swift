import Documents

/// What the app opens of a site on iPhones and iPads (Apple, "applinks.Details").
///
/// The first pattern that an address matches decides. Moments are not listed, so that the file
/// hardly grows with the site.
struct AppleAssociation {
  let identifiers: [String]
  let url: SiteURL
  /// Addresses that stay in the browser.
  let exclusions: [AddressPattern]

  var json: JSONText {
    .object([
      (
        "applinks",
        .object([
          (
            "details",
            .array([
              .object([
                ("appIDs", .strings(identifiers)), ("components", .array(components)),
              ])
            ])
          )
        ])
      )
    ])
  }

  private var components: [JSONText] {
    let moments = AddressPattern(url.rooted("index.html"), then: "*", comment: "moments")
    return [Self.fragment] + exclusions.map { Self.component($0, isExcluded: true) }
      + [Self.component(moments, isExcluded: false)]
  }

  /// Lets a page lead to itself in the browser.
  private static let fragment = JSONText.object([
    ("#", .string("no_universal_links")), ("exclude", .bool(true)),
    ("comment", .string("addresses that are to stay in the browser")),
  ])

  private static func component(_ pattern: AddressPattern, isExcluded: Bool) -> JSONText {
    var entries: [(key: String, value: JSONText)] = [("/", .string(pattern.path))]
    if isExcluded { entries.append(("exclude", .bool(true))) }
    entries.append(("comment", .string(pattern.comment)))
    return .object(entries)
  }
}
