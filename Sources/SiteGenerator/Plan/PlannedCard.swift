import Canvas
import ShareCards

/// One picture of a page.
struct PlannedCard: Sendable {
  let size: ShareCardSize
  /// Output pixels in a pixel of the size.
  let scale: Int
  let encoding: CardEncoding
  let path: String
  let fingerprint: Fingerprint

  var format: ImageFormat { encoding.format }
  /// The most bytes that the file is to have, as people write it.
  var budgetText: String { ByteCount(bytes: encoding.budget ?? .max).text }
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
