import Arguments
import Diagnostics
import Studio

/// The options of `sitegen serve` about where it serves.
struct ServeOptions {
  let host: String
  let port: HTTPPort
  let opensBrowser: Bool

  static let usualHost = "127.0.0.1"
  private static let usualPort: UInt16 = 8080

  static let specifications: [OptionSpecification] = [
    .value(
      "host", "ADDRESS",
      "The address of this computer to serve at, such as 0.0.0.0 for all of them.",
      defaultText: usualHost),
    .value(
      "port", short: "p", "NUMBER", "The port to serve at; 0 is any that is free.",
      defaultText: "\(usualPort) or the next that is free"),
    .flag("open", "Open the gallery in the browser."),
  ]

  /// Reads the options.
  ///
  /// - Throws: `DiagnosticError` when one of them is wrong.
  init(_ parsed: ParsedCommand) throws(DiagnosticError) {
    host = parsed.value("host") ?? Self.usualHost
    if host.isEmpty {
      throw DiagnosticError(
        Diagnostic(
          .invalidValue, "'--host' must name an address of this computer",
          hint: "leave it out for \(Self.usualHost)"))
    }
    port = try Self.port(parsed.value("port"))
    opensBrowser = parsed.flag("open")
  }

  private static func port(_ text: String?) throws(DiagnosticError) -> HTTPPort {
    guard let text else { return .firstFree(from: usualPort) }
    guard let number = UInt16(text) else {
      throw DiagnosticError(
        Diagnostic(
          .invalidValue,
          "'--port' must be a whole number from \(UInt16.min) to \(UInt16.max)",
          hint: "leave it out for \(usualPort) or the next that is free"))
    }
    return .fixed(number)
  }
}
