import QRCodes
import ShareCards

/// What a page shows by its kind, as it was read.
struct PageContent {
  /// The title is missing from them after an error.
  var fields = CardFields()
  var stats: [StatItem] = []
  var progress: Double?
  var contact: ContactCard?
  /// Whether the title is the text's first heading.
  var titleIsHeading = false
}
