/// A file that belongs to a page, such as a picture of its text.
package struct PageResource: Hashable, Sendable {
  /// The path below the page's folder.
  package let name: String
  /// The path of the file below the content folder.
  package let contentPath: String
  /// The path of the file as the user would type it.
  package let origin: String
  package let bytes: [UInt8]
}
