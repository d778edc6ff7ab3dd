import Diagnostics
import Documents

extension FrontMatter {
  /// A warning about a text that begins as front matter would, and is none.
  ///
  /// Only the file's first line opens front matter, so that a rule or an underlined heading stays
  /// what it is; what was meant as front matter would be shown to everybody.
  ///
  /// - Parameter source: the whole file.
  /// - Returns: the warning, nil when there is front matter or nothing looks like it.
  func missedOpening(of source: SourceText) -> Diagnostic? {
    guard yaml == nil else { return nil }
    let blankLines = (1...source.lineCount).prefix { source.line($0).trimmed.isEmpty }.count
    let line = blankLines + 1
    let word = source.line(line).trimmed
    let isRule = word.hasPrefix("---")
    let (message, hint): (String, String)
    if word == "+++" {
      (message, hint) = ("'+++' opens no front matter", "write YAML between '---' lines")
    } else if !Self.isKey(source.line(isRule ? line + 1 : line)) {
      return nil
    } else if isRule {
      message = "the front matter is read as text"
      hint = "write '---' alone on the file's first line, without a space before it"
    } else {
      message = "'\(word.excerpt)' is read as text, since no front matter is open"
      hint = "write a line '---' before it, and one behind the last key"
    }
    return source.diagnostic(
      .missedFrontMatter, severity: .warning, message, hint: hint, line: line)
  }

  /// Whether a line begins with a key that front matter has.
  private static func isKey(_ line: String) -> Bool {
    guard let colon = line.firstIndex(of: ":") else { return false }
    return ContentSchema.ownKeys.contains(String(line[..<colon]).trimmed)
  }
}
