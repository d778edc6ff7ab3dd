import Diagnostics

/// A column as its key in the header describes it.
struct CSVColumn {
  /// The key as it is written, without blanks around it.
  let name: String
  /// The way to the column's value: the names between the dots.
  let path: [String]
  /// Whether a cell holds a list, which `[]` behind the key says.
  let isList: Bool
  let location: SourceLocation

  init(name: String, location: SourceLocation) {
    self.name = name
    self.location = location
    isList = name.hasSuffix("[]")
    path = name.dropLast(isList ? 2 : 0)
      .split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }
}
