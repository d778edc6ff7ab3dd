import Diagnostics

/// Where a code goes, and in which format.
struct QRCommandOutput {
  enum Format: String, CaseIterable {
    case png
    case svg
    case text

    var displayName: String { self == .text ? "text" : rawValue.uppercased() }

    /// The ending of files in the format.
    var ending: String { self == .text ? ".txt" : ".\(rawValue)" }
  }

  /// The file to write; nil for standard output.
  let path: String?
  let format: Format

  /// - Parameters:
  ///   - path: the file as it was given; `-` is standard output.
  ///   - format: the format's name; without it, the file's ending tells it.
  /// - Throws: `DiagnosticError` when the file has another ending than its format, or none that is
  ///   known, or a terminal would get a picture.
  init(path: String?, format: String?) throws(DiagnosticError) {
    let asked = format.flatMap(Format.init)
    guard let path, path != "-" else {
      self.path = nil
      self.format = asked ?? .text
      if self.format == .png, Console.isTerminal { throw Self.pictureOnTerminal }
      return
    }
    let byEnding = Format.allCases.first { path.lowercased().hasSuffix($0.ending) }
    if let asked, let byEnding, asked != byEnding {
      throw DiagnosticError(
        Diagnostic(
          .invalidValue,
          "'\(path)' has the ending of \(byEnding.displayName), but the format is"
            + " \(asked.displayName)",
          hint: "leave --format out, or end the name in \(asked.ending)"
        ))
    }
    guard let known = asked ?? byEnding else { throw Self.unknownEnding(of: path) }
    self.path = path
    self.format = known
  }

  private static func unknownEnding(of path: String) -> DiagnosticError {
    let endings = Format.allCases.map(\.ending).joined(separator: ", ")
    return DiagnosticError(
      Diagnostic(
        .invalidValue, "the name '\(path)' does not tell the format",
        hint: "use one of the endings \(endings), or --format"))
  }

  private static var pictureOnTerminal: DiagnosticError {
    DiagnosticError(
      Diagnostic(
        .invalidValue, "a PNG file would garble the terminal",
        hint: "write it to a file, such as '-o code.png', or leave --format out"))
  }
}
