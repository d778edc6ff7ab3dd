import Diagnostics
import Documents

/// Where the values of a page's front matter or record stand, by key.
///
/// There is one for each page, of which there may be a hundred thousand, so it is kept small.
package struct KeyLocations: Sendable {
  private struct Entry {
    let key: String
    let line: Int32
    let column: Int32
    let length: Int32
  }

  private let file: String
  private let entries: [Entry]

  init(_ mapping: [MappingEntry], file: String) {
    self.file = file
    entries = mapping.map { entry in
      let location = entry.value.location
      return Entry(
        key: entry.key, line: Int32(clamping: location.line),
        column: Int32(clamping: location.column), length: Int32(clamping: location.length))
    }
  }

  /// The place of a key's value; nil when the page has no such key.
  package subscript(key: String) -> SourceLocation? {
    guard let entry = entries.first(where: { $0.key == key }) else { return nil }
    return SourceLocation(
      file: file, line: Int(entry.line), column: Int(entry.column), length: Int(entry.length))
  }

  /// Gives every part as text, in an order that is always the same.
  ///
  /// - Parameter body: takes one text.
  func forEachInput(_ body: (String) -> Void) {
    body(file)
    for entry in entries {
      body(entry.key)
      body("\(entry.line) \(entry.column) \(entry.length)")
    }
  }
}
