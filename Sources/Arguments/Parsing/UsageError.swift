import Diagnostics

/// A command line that cannot be understood.
package struct UsageError: Error, Hashable, Sendable {
  /// The exit status of a program that was called wrongly.
  package static let exitStatus: Int32 = 2

  package var diagnostic: Diagnostic
  /// The help to show in place of the diagnostic, where nothing was asked of the program.
  package var helpText: String?

  package init(_ diagnostic: Diagnostic, helpText: String? = nil) {
    self.diagnostic = diagnostic
    self.helpText = helpText
  }
}
