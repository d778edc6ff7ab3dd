import Diagnostics
import Documents

/// Something in a text that a page cannot show as it is written.
package struct MarkdownFault: Hashable, Sendable {
  package let code: DiagnosticCode
  package let severity: Severity
  /// What is wrong, in one lower-case sentence without a full stop.
  package let message: String
  /// What to do about it, in the same form.
  package let hint: String?
  /// The line of the text, counted from 1.
  package let line: Int

  /// The fault as a diagnostic about a file.
  ///
  /// - Parameters:
  ///   - source: the file with the text.
  ///   - firstLine: the line of the file where the text begins.
  /// - Returns: the diagnostic, which points at the line.
  package func diagnostic(in source: SourceText, firstLine: Int) -> Diagnostic {
    source.diagnostic(
      code, severity: severity, message, hint: hint, line: firstLine + line - 1)
  }
}

// MARK: - The faults that there are

extension MarkdownFault {
  static func rawHTML(line: Int) -> MarkdownFault {
    MarkdownFault(
      code: .rawHTML, severity: .warning, message: "raw HTML is left out",
      hint: "write it as Markdown, or allow it with 'unsafe-html: true' in site.yml", line: line)
  }

  static func unsafe(_ link: MarkdownLink, scheme: String) -> MarkdownFault {
    let noun = link.isImage ? "picture" : "link to"
    return MarkdownFault(
      code: .unsafeLink, severity: .warning,
      message: "the \(noun) '\(link.destination.excerpt)' is left out, since "
        + "the scheme '\(scheme)' is not safe",
      hint: scheme == "data"
        ? "only pictures in PNG, JPEG, GIF or WebP can be data"
        : "use 'https', or a path on the site",
      line: link.line)
  }

  static func leftOut(_ link: MarkdownLink, message: String) -> MarkdownFault {
    MarkdownFault(
      code: .brokenLink, severity: .warning, message: message,
      hint: "only the link's text is shown", line: link.line)
  }

  static func missing(_ link: MarkdownLink, message: String, hint: String?) -> MarkdownFault {
    MarkdownFault(
      code: .brokenLink, severity: .error, message: message, hint: hint, line: link.line)
  }
}
