import ShareCards

/// One picture of a page.
struct PlannedCard: Sendable {
  let size: ShareCardSize
  let format: CardFormat
  /// Output pixels in a pixel of the size.
  let scale: Int
  /// The quality of a JPEG file, 1 … 100.
  let quality: Int
  let path: String
  let fingerprint: Fingerprint

  /// The picture's width in pixels.
  var width: Int { size.width * scale }
  /// The picture's height in pixels.
  var height: Int { size.height * scale }

  /// The picture's address from the host's root; the version changes with the picture, so that
  /// caches ask again, while the path never does.
  func address(on url: SiteURL) -> String {
    "\(url.rooted(path))?v=\(fingerprint.short)"
  }

  func absoluteAddress(on url: SiteURL) -> String {
    "\(url.absolute(path))?v=\(fingerprint.short)"
  }
}
