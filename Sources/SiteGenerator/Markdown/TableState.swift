/// Where in a table the renderer is.
struct TableState {
  /// How many tables there were.
  var count = 0
  /// The alignments of the columns, as letters.
  var alignments: [UInt8] = []
  var column = 0
  var isInHeader = false
  var hasBody = false
}
