/// All that was read from the content folder.
struct Content: Sendable {
  /// The pages in the order of their files' paths and of their records.
  var pages: [Page] = []
  /// The sections that have an `_index.md`, by their paths; the site's top is the empty path.
  var sections: [String: Section] = [:]
  /// The content files of pages that are not published now.
  var unpublished: Set<String> = []
}
