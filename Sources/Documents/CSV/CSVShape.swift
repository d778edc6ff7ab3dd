import Diagnostics

/// What the cells of a row make together, as the keys in the header say.
indirect enum CSVShape {
  /// The text of a cell.
  case text(column: Int)
  /// A list whose items are in one cell, separated by semicolons: `tags[]`.
  case list(column: Int)
  /// A list with columns for its items: `stats.1.label`.
  case items([CSVShape])
  /// A mapping: `params.city`.
  case fields([Field])

  /// A key of a mapping with what belongs to it.
  struct Field {
    let key: String
    let location: SourceLocation
    let shape: CSVShape
  }
}
