/// One thing that a command has to tell its user: what is wrong, where, and what to do.
///
/// A diagnostic is complete in itself. It carries the line that it points into, so that it can be
/// stored beside a cached product and printed later exactly as at first.
package struct Diagnostic: Hashable, Sendable, Codable {
  package var code: DiagnosticCode
  package var severity: Severity
  /// What is wrong, in one lower-case sentence without a full stop.
  package var message: String
  /// What to do about it, in the same form.
  package var hint: String?
  package var location: SourceLocation?
  /// The text of the line that `location` names, without its line end.
  package var sourceLine: String?

  package init(
    _ code: DiagnosticCode,
    severity: Severity = .error,
    _ message: String,
    hint: String? = nil,
    at location: SourceLocation? = nil,
    sourceLine: String? = nil
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.hint = hint
    self.location = location
    self.sourceLine = sourceLine
  }
}

extension Sequence<Diagnostic> {
  /// Whether any of the diagnostics is an error.
  package var containsErrors: Bool {
    contains { $0.severity == .error }
  }

  /// The diagnostics in the order of files, lines and columns; those without a place come last.
  ///
  /// Equal places keep their order, so the result depends on the input alone. A diagnostic that
  /// was found more than once is kept once.
  package func sortedByLocation() -> [Diagnostic] {
    var seen = Set<Diagnostic>()
    return filter { seen.insert($0).inserted }
      .enumerated()
      .sorted { left, right in
        switch (left.element.location, right.element.location) {
        case (let first?, let second?) where first != second: first < second
        case (.some, nil): true
        case (nil, .some): false
        default: left.offset < right.offset
        }
      }
      .map(\.element)
  }
}

/// An error that carries all that is to be told about it.
package struct DiagnosticError: Error, Sendable {
  package var diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  package init(_ diagnostic: Diagnostic) {
    self.init([diagnostic])
  }
}
