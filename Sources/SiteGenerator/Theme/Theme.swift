import Diagnostics
import Documents
import Mustache
import ShareCards

/// How a site looks: card layouts, page templates, texts and assets.
struct Theme: Sendable {
  let layouts: [String: Layout]
  let templates: TemplateLibrary
  let strings: ThemeStrings
  /// Files that are copied to `assets/`, by their paths below it, in order.
  let assets: [(path: String, bytes: [UInt8])]
  /// Changes when any file of the theme does.
  let fingerprint: Fingerprint

  /// How one kind of card is laid out.
  struct Layout: Sendable {
    let layout: CardLayout
    /// Changes when the layout's file does.
    let fingerprint: Fingerprint
  }

  /// The layout of a kind of card; the plain page's where the theme has none of its own.
  func layout(for kind: PageKind) -> Layout? {
    layouts[kind.rawValue] ?? layouts[PageKind.page.rawValue]
  }
}
