import Diagnostics

/// Why no card can be drawn.
package struct CardFault: Error, Sendable {
  /// Everything that is to be told.
  package let diagnostics: [Diagnostic]
  /// Whether the command line is wrong, rather than the site around the card.
  package let isOfCommandLine: Bool

  init(_ diagnostics: [Diagnostic], isOfCommandLine: Bool) {
    self.diagnostics = diagnostics
    self.isOfCommandLine = isOfCommandLine
  }

  /// What is wrong with the command line.
  init(_ diagnostic: Diagnostic) {
    self.init([diagnostic], isOfCommandLine: true)
  }
}
