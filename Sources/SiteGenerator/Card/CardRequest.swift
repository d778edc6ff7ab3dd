/// What cards a command line asks for.
package struct CardRequest: Sendable {
  /// What the cards are of.
  package enum Source: Sendable {
    /// A content file or a data file, by its path.
    case file(String)
    /// What options say.
    case flags(CardFlags)
  }

  package var source: Source
  /// The folder of the site; nil looks for one around the source.
  package var site: Folder?
  /// The name of the theme, in place of the site's.
  package var theme: String?
  /// Schemes that links may have besides those of the site.
  package var schemes: Set<String>
  /// The values of each option about all cards, in their order.
  package var options: [CardOption: [String]]
  /// Whether the frames of the layout's elements lie over the cards.
  package var showsFrames: Bool

  package init(
    _ source: Source, site: Folder? = nil, theme: String? = nil, schemes: Set<String> = [],
    options: [CardOption: [String]] = [:], showsFrames: Bool = false
  ) {
    self.source = source
    self.site = site
    self.theme = theme
    self.schemes = schemes
    self.options = options
    self.showsFrames = showsFrames
  }
}
