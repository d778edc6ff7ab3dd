/// Writes diagnostics in the form that compilers use, with the source line and a caret.
///
/// ```
/// content/awards/first-5k.md:4:8: error: unknown style 'brandd' [unknown-style]
///     style: brandd
///            ^~~~~~ did you mean 'branded'? styles: branded, minimal, statistics
/// ```
package struct DiagnosticPrinter: Sendable {
  /// Whether to colour the severity and the caret with ANSI sequences.
  package var usesColor: Bool

  /// The most columns of a source line that are shown.
  private static let excerptColumns = 100

  package init(usesColor: Bool = false) {
    self.usesColor = usesColor
  }

  /// The diagnostic as lines of text, each with its line feed.
  package func text(for diagnostic: Diagnostic) -> String {
    var result = ""
    if let location = diagnostic.location {
      result += "\(location.file.printable):\(location.line):\(location.column): "
    } else {
      result += "sitegen: "
    }
    result += color("\(diagnostic.severity.rawValue):", for: diagnostic.severity)
    result += " \(diagnostic.message.printable) [\(diagnostic.code.rawValue)]\n"
    if let location = diagnostic.location, let line = diagnostic.sourceLine {
      result += excerpt(of: line, at: location, for: diagnostic)
    } else if let hint = diagnostic.hint {
      result += "    hint: \(hint.printable)\n"
    }
    return result
  }

  /// The source line that a diagnostic points into and the caret line below it, as they are printed,
  /// but without the hint and the margin; nil where there is none.
  package func excerpt(for diagnostic: Diagnostic) -> String? {
    guard let location = diagnostic.location, let line = diagnostic.sourceLine else { return nil }
    let (source, caret) = lines(of: line, at: location, for: diagnostic)
    return "\(source)\n\(caret)"
  }

  private func excerpt(
    of line: String, at location: SourceLocation, for diagnostic: Diagnostic
  ) -> String {
    let (source, caret) = lines(of: line, at: location, for: diagnostic)
    let hint = diagnostic.hint.map { " \($0.printable)" } ?? ""
    return "    \(source)\n    \(caret)\(hint)\n"
  }

  /// The source line, cut to a readable part around the place, and the caret line below it.
  private func lines(
    of line: String, at location: SourceLocation, for diagnostic: Diagnostic
  ) -> (source: String, caret: String) {
    let scalars = Array(line.unicodeScalars)
    let start = min(location.column - 1, scalars.count)
    let first = max(0, start - Self.excerptColumns / 2)
    let last = min(scalars.count, first + Self.excerptColumns)
    let end = max(start, min(last, start + location.length))

    let leading = first > 0 ? "…" : ""
    let before = leading + Self.printable(scalars[first..<start])
    let marked = Self.printable(scalars[start..<end])
    let after = Self.printable(scalars[end..<last]) + (last < scalars.count ? "…" : "")

    let indent = String(repeating: " ", count: DisplayWidth.columns(of: before.unicodeScalars))
    let width = max(1, DisplayWidth.columns(of: marked.unicodeScalars))
    let caret = color("^" + String(repeating: "~", count: width - 1), for: diagnostic.severity)
    return (before + marked + after, indent + caret)
  }

  private static func printable(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text).printable
  }

  private func color(_ text: String, for severity: Severity) -> String {
    guard usesColor else { return text }
    let code =
      switch severity {
      case .error: "31"
      case .warning: "33"
      case .note: "36"
      }
    return "\u{1B}[1;\(code)m\(text)\u{1B}[0m"
  }
}
