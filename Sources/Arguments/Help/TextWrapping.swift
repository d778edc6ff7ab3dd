import Diagnostics

/// Breaks text into lines of a terminal.
enum TextWrapping {
  /// The words of a text in lines, each as full as it can be.
  ///
  /// A word that is wider than a line keeps a line of its own.
  ///
  /// - Parameters:
  ///   - text: the text, whose own line ends count as spaces.
  ///   - start: the column, from 0, where the first line begins.
  ///   - indent: how many spaces begin each later line.
  ///   - columns: the most columns of a line.
  /// - Returns: the lines, joined by line feeds.
  static func wrap(
    _ text: String, startingAt start: Int = 0, indent: Int = 0, columns: Int
  ) -> String {
    var result = ""
    var column = start
    for word in text.split(whereSeparator: \.isWhitespace) {
      let width = DisplayWidth.columns(of: word.unicodeScalars)
      if result.isEmpty {
        column += width
      } else if column + 1 + width <= columns {
        result += " "
        column += 1 + width
      } else {
        result += "\n" + String(repeating: " ", count: indent)
        column = indent + width
      }
      result += word
    }
    return result
  }
}
