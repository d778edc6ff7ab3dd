import Diagnostics

/// The page in place of one that cannot be made.
enum ErrorPage {
  /// - Parameters:
  ///   - diagnostics: what is wrong.
  ///   - title: what is to be said above it.
  /// - Returns: the page in UTF-8.
  static func html(of diagnostics: [Diagnostic], title: String) -> [UInt8] {
    let text = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <meta name="color-scheme" content="light dark">
        <title>\(escaped(title))</title>
      </head>
      <body>
        <h1>\(escaped(title))</h1>
        <pre>\(escaped(ProblemText.plain(diagnostics)))</pre>
      </body>
      </html>

      """
    return Array(text.utf8)
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
