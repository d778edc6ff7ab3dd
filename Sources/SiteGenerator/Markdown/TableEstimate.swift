/// Counts the cells that the tables of a text can have, without parsing it.
///
/// A table goes on to the next blank line at most, and each line is a row of one table only. So
/// the widest delimiter row since the last blank line bounds the cells of a line. Text in code
/// blocks that looks like a table counts too.
struct TableEstimate {
  private(set) var cells = 0
  /// The line of the widest delimiter row of those that the last rows were counted by.
  private(set) var line = 1
  private var columns = 0

  mutating func add(_ text: MarkdownLine, number: Int) {
    if text.isBlank { columns = 0 }
    let delimiters = text.tableColumns
    if delimiters > columns { (columns, line) = (delimiters, number) }
    cells += columns
  }
}
