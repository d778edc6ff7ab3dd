import ShareCards

/// A page with its cards, whose paths and fingerprints are known before any is drawn.
struct PlannedPage: Sendable {
  let page: Page
  let cards: [PlannedCard]

  /// The card that previews of links show.
  var preview: PlannedCard? {
    cards.first { $0.size == .wide }
  }
}

/// One picture of a page.
struct PlannedCard: Sendable {
  let card: Card
  let size: ShareCardSize
  let path: String
  let fingerprint: Fingerprint

  /// The picture's address from the host's root; the version changes with the picture, so that
  /// caches ask again, while the path never does.
  func address(on url: SiteURL) -> String {
    "\(url.rooted(path))?v=\(fingerprint.short)"
  }

  func absoluteAddress(on url: SiteURL) -> String {
    "\(url.absolute(path))?v=\(fingerprint.short)"
  }
}
