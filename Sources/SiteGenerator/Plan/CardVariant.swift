/// One card of a page as somebody asks to see it, in words that are yet to be checked.
package struct CardVariant: Hashable, Sendable {
  /// The page's path, such as `awards/first-5k`.
  package var page: String
  /// The name of one of the site's sizes.
  package var size: String
  /// The name of a style in place of the page's own.
  package var style: String?
  /// The name of a format in place of the page's own.
  package var format: String?
  /// Output pixels in a pixel of the size, in place of the page's own.
  package var scale: String?

  package init(
    page: String, size: String, style: String? = nil, format: String? = nil, scale: String? = nil
  ) {
    self.page = page
    self.size = size
    self.style = style
    self.format = format
    self.scale = scale
  }
}
