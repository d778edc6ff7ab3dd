/// A place in a text file that the user wrote.
package struct SourceLocation: Hashable, Sendable, Codable {
  /// The file's path as the user would type it, relative to the site's folder, with `/`.
  package var file: String
  /// The line, counted from 1.
  package var line: Int
  /// The column in Unicode scalars, counted from 1.
  package var column: Int
  /// How many Unicode scalars the place covers in its line; at least 1.
  package var length: Int

  package init(file: String, line: Int = 1, column: Int = 1, length: Int = 1) {
    self.file = file
    self.line = max(1, line)
    self.column = max(1, column)
    self.length = max(1, length)
  }
}

extension SourceLocation: Comparable {
  package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}
