import Foundation

/// Writes one Swift file that holds the bytes of the given files as `StaticString` literals.
///
/// Usage: `EmbedThemesTool <themes folder> <output file> <file>…`
@main
struct EmbedThemesTool {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count >= 2 else { throw EmbedThemesError.usage }
    let root = arguments[1] + "/"
    var swift = """
      // Generated from themes/. Do not edit.

      extension EmbeddedTheme {
        /// Every file of the built-in themes: its path below themes/ and its bytes, sorted by path.
        static let files: [(path: StaticString, bytes: StaticString)] = [

      """
    for path in arguments.dropFirst(2).sorted() {
      guard path.hasPrefix(root) else { throw EmbedThemesError.outsideTheFolder(path) }
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      guard let text = String(data: bytes, encoding: .utf8) else {
        throw EmbedThemesError.notUTF8(path)
      }
      swift += "    (\(literal(String(path.dropFirst(root.count)))), \(literal(text))),\n"
    }
    swift += "  ]\n}\n"
    try Data(swift.utf8).write(to: URL(fileURLWithPath: arguments[2]))
  }

  /// A one-line string literal with the same scalars as `text`.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case " "..."~": result.unicodeScalars.append(scalar)
      default: result += "\\u{" + String(scalar.value, radix: 16) + "}"
      }
    }
    return result + "\""
  }
}

/// Why the themes cannot be embedded.
enum EmbedThemesError: Error {
  case usage
  case outsideTheFolder(String)
  case notUTF8(String)
}
