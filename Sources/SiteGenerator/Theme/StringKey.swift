/// The texts of a theme that are not content, by the names in its `strings/` files.
///
/// In a text, `{app}` stands for the app's name.
package enum StringKey: String, CaseIterable, Sendable {
  case scanToOpen = "scan-to-open"
  case openInApp = "open-in-app"
  case openLink = "open-link"
  case downloadCard = "download-card"
  case allMoments = "all-moments"
  case moments = "moments"
  case gallery = "gallery"
  case galleryNote = "gallery-note"
  case skipToContent = "skip-to-content"
  case noMoments = "no-moments"
  case square = "square"
  case story = "story"
  case wide = "wide"
  case compact = "compact"
}
