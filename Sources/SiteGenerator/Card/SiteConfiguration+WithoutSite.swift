import Documents

extension SiteConfiguration {
  /// What stands in for `site.yml` where there is no site.
  ///
  /// The address is one that no site has (RFC 2606, section 2); no card may show it.
  static let sourceWithoutSite = SourceText(
    path: "site.yml", bytes: Array("title: cards\nurl: https://cards.invalid\n".utf8))

  /// The configuration of cards that belong to no site: every default, and no brand.
  static var withoutSite: SiteConfiguration? {
    var configuration = read(sourceWithoutSite).configuration
    configuration?.brandName = ""
    return configuration
  }
}
