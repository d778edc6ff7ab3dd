/// The names below `site` and `page` that templates may use, all of them in full.
///
/// A page has only those that its template and its content ask for; the others are null. What the
/// items of lists have is not here: inside of a section it is named without the list.
package enum TemplateNames {
  /// All names, without those below `page.params`, which are the author's.
  package static let all: Set<String> = Set(
    (site.map { "site.\($0)" } + (page + moment + listing).map { "page.\($0)" }).flatMap(prefixes)
      + kinds.map { "page.is-\($0)" })

  /// The kinds of pages that need no layout of the theme's own.
  static let kinds = ["achievement", "contact", "invite", "page", "quote", "statistics"]

  private static let site = names(
    """
    title description language direction home gallery app icon touch-icon
    taxonomies sections stores.apple stores.google
    """)

  /// What every page has.
  private static let page = names(
    """
    title language direction description canonical locale robots html params banner
    preview.url preview.width preview.height preview.type preview.alt
    """)

  /// What the page of a moment has besides.
  private static let moment = names(
    """
    kind subtitle metric progress.value progress.percent statistics.date-range statistics.stats
    quote attribution contact.name contact.telephone.text contact.telephone.address
    contact.email.text contact.email.address contact.organization invite.code
    date.iso date.text updated.iso updated.text link.address link.text
    open.address open.android app-links.ios.url app-links.ios.store-id app-links.android.url
    app-links.android.package web.url web.text
    qr.size qr.path qr.caption qr.text qr.address
    card.size card.name card.width card.height card.address card.file card.type card.alt
    card.is-square card.is-story card.is-wide card.is-compact cards
    colors.accent colors.background colors.text terms section.title section.address more.moments address
    """)

  /// What the index, taxonomies and the gallery have besides.
  private static let listing = names(
    """
    is-home taxonomy.name taxonomy.title taxonomy.address moments sections name terms
    pagination.text pagination.newer pagination.older pagination.pages
    """)

  private static func names(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// The name and those of the objects that it is in.
  private static func prefixes(of name: String) -> [String] {
    let parts = name.split(separator: ".")
    return parts.indices.map { parts[...$0].joined(separator: ".") }
  }
}
