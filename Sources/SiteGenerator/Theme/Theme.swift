import Mustache
import ShareCards

/// How a site looks: card layouts, page templates, texts and assets.
struct Theme: Sendable {
  /// The style of cards on sites that name none; nil where the theme does not care.
  let style: ShareCardStyle?
  /// The styles that cards can have, in the order of their names.
  let styles: [ShareCardStyle]
  let layouts: [String: Layout]
  let templates: TemplateLibrary
  let strings: ThemeStrings
  /// Files that are copied to `assets/`, in the order of their paths' bytes.
  let assets: [ThemeAsset]
  /// The paths of the fonts for cards: those of each theme, the nearest first.
  let fontFiles: [[String]]
  /// Changes when any of those fonts does.
  let fontsFingerprint: Fingerprint
  /// Changes when any file of the theme does.
  let fingerprint: Fingerprint

  /// How one kind of card is laid out.
  struct Layout: Sendable {
    let layout: CardLayout
    /// Changes when the layout's file does.
    let fingerprint: Fingerprint
  }

  /// The layout of a kind of card.
  ///
  /// A kind that the generator knows is laid out as the plain page where the theme has no layout
  /// for it; nil for any other kind.
  func layout(for kind: PageKind) -> Layout? {
    if let layout = layouts[kind.name] { return layout }
    return PageKind.builtIn.contains(kind) ? layouts[PageKind.page.name] : nil
  }

  /// The kinds that the theme has a layout for, sorted.
  var layoutNames: [String] { layouts.keys.sorted() }
}
