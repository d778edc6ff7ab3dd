/// A form of data files, which hold many records.
package enum RecordFormat: Hashable, Sendable, CaseIterable {
  /// Comma-separated values with a row of keys: RFC 4180.
  case csv
  /// A JSON array of objects: RFC 8259.
  case json
  /// A JSON object on each line.
  case ndjson

  /// The format that the extension of a path stands for, in upper or lower case; nil for others.
  package init?(path: String) {
    guard let dot = path.lastIndex(of: "."), path[dot...].dropFirst().allSatisfy({ $0 != "/" })
    else { return nil }
    switch path[dot...].lowercased() {
    case ".csv": self = .csv
    case ".json": self = .json
    case ".ndjson": self = .ndjson
    default: return nil
    }
  }
}
