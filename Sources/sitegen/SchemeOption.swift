import Arguments
import Diagnostics
import QRCodes

/// The option `--scheme`, which allows schemes of apps besides https.
enum SchemeOption {
  /// The schemes that a command line allows, in lower case.
  ///
  /// - Throws: `DiagnosticError` for the first that no app can have.
  static func schemes(_ parsed: ParsedCommand) throws(DiagnosticError) -> Set<String> {
    var schemes: Set<String> = []
    for name in parsed.values("scheme") {
      do throws(DeepLinkError) {
        schemes.insert(try DeepLink.appScheme(name))
      } catch {
        throw DiagnosticError(
          Diagnostic(.invalidValue, "'--scheme': \(error.message)", hint: error.hint))
      }
    }
    return schemes
  }
}
