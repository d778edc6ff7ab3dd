import Diagnostics

/// Finds in what git writes what a person has to know.
enum GitMessage {
  /// The most characters of git's text that a message shows.
  private static let longest = 300

  /// Why git failed, in its own words and in one line.
  static func reason(in result: ProgramResult) -> String {
    let lines = result.errorText.split(whereSeparator: \.isNewline).map { String($0).trimmed }
      .filter { !$0.isEmpty }
    let telling = lines.filter { line in
      ["fatal: ", "error: ", "remote: ", "ERROR: "].contains { line.hasPrefix($0) }
    }
    let chosen = (telling.isEmpty ? lines.suffix(1) : telling[...]).map(withoutLabel)
    let text = chosen.filter { !$0.isEmpty }.joined(separator: "; ")
    return text.isEmpty ? "it ended with status \(result.status)" : String(text.prefix(longest))
  }

  private static func withoutLabel(_ line: String) -> String {
    for label in ["fatal: ", "error: ", "remote: ", "ERROR: "] where line.hasPrefix(label) {
      return withoutLabel(String(line.dropFirst(label.count)).trimmed)
    }
    return line
  }
}
