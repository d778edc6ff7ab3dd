import Diagnostics
import Documents

extension DocumentNode {
  /// The value of an option as front matter would write it.
  ///
  /// It stands in quotes, so that an empty one or `null` is a text and not left out, unless it is a
  /// number.
  ///
  /// - Parameters:
  ///   - spelling: the option as it is typed, which stands for the place.
  ///   - text: the value.
  ///   - isNumber: whether it is to be a number.
  /// - Returns: the node.
  static func option(_ spelling: String, text: String, isNumber: Bool) -> DocumentNode {
    let place = SourceLocation(file: spelling)
    let plain = DocumentNode(.scalar(text: text, style: .plain), at: place)
    if isNumber, !plain.isNull { return plain }
    return DocumentNode(.scalar(text: text, style: .doubleQuoted), at: place)
  }
}
