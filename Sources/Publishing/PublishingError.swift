import Diagnostics
import SiteGenerator

/// Why a site was not published.
package struct PublishingError: Error, Sendable {
  package var diagnostics: [Diagnostic]
  /// Whether something outside of the site failed, such as the target or the disk: another run may
  /// go well.
  package var isOutside: Bool

  /// What keeps the site from being published until a person has changed something.
  static func refused(
    _ code: DiagnosticCode, _ message: String, hint: String
  ) -> PublishingError {
    PublishingError(diagnostics: [Diagnostic(code, message, hint: hint)], isOutside: false)
  }

  /// What failed outside of the site.
  static func outside(
    _ code: DiagnosticCode, _ message: String, hint: String
  ) -> PublishingError {
    PublishingError(diagnostics: [Diagnostic(code, message, hint: hint)], isOutside: true)
  }

  /// What the file system did not do.
  static func file(_ error: FileError) -> PublishingError {
    PublishingError(diagnostics: [error.diagnostic], isOutside: true)
  }
}
