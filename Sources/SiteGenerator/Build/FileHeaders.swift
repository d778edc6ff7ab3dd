/// What a web server is to tell of a file besides its bytes.
package struct FileHeaders: Hashable, Sendable {
  /// The value of `Content-Type` (RFC 9110, section 8.3).
  package var contentType: String
  /// The value of `Cache-Control` (RFC 9111, section 5.2).
  package var cacheControl: String

  package init(contentType: String, cacheControl: String) {
    self.contentType = contentType
    self.cacheControl = cacheControl
  }

  /// The headers of a file of the output.
  ///
  /// Pages are asked for again after five minutes, since a mended page is to be seen soon. Cards and
  /// the theme's assets are kept for a day: the pages name them with a version that changes with
  /// them. They are not called immutable, since their paths are also asked for without one, by who
  /// kept a link to the picture alone. All else is kept for an hour.
  ///
  /// - Parameter path: the path in the output folder.
  package init(forPath path: String) {
    contentType = MediaType(ofPath: path).text
    cacheControl = "public, max-age=\(Self.age(ofPath: path))"
  }

  /// For how many seconds a file is kept.
  private static func age(ofPath path: String) -> Int {
    if MediaType(ofPath: path) == .html { return pageAge }
    return versionedFolders.contains(where: path.hasPrefix) ? versionedAge : usualAge
  }

  private static let pageAge = 300
  private static let versionedAge = 86_400
  private static let usualAge = 3_600
  /// The folders of the files whose addresses carry a version.
  private static let versionedFolders = ["cards/", "assets/"]
}
