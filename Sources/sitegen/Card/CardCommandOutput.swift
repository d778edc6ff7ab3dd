import Diagnostics
import SiteGenerator

/// The value of `--output`, by which the cards find their places.
struct CardCommandOutput {
  /// What was given, as it was written; nil for the current folder.
  private let path: String?
  /// The format that is asked for, or that the file's ending tells.
  let format: CardFormat?
  private let isOfDataFile: Bool

  /// - Parameters:
  ///   - path: the file or folder as it was given; `-` is standard output.
  ///   - format: the format that is asked for.
  ///   - isOfDataFile: whether the cards are of a data file, which need a folder.
  /// - Throws: `DiagnosticError` when the file has the ending of another format than is asked for, a
  ///   terminal would get a picture, or a data file's cards have no folder.
  init(path: String?, format: CardFormat?, isOfDataFile: Bool) throws(DiagnosticError) {
    self.path = path
    self.isOfDataFile = isOfDataFile
    if path == "" { throw DiagnosticError(SiteOptions.emptyFolder("output")) }
    if isOfDataFile, path == nil || path == "-" || Self.isPicture(path ?? "") {
      throw DiagnosticError(
        Diagnostic(
          path == nil ? .missingValue : .invalidValue,
          "'--output' must name a folder for the cards of a data file",
          hint: "write it as in '-o cards/'"))
    }
    if path == "-", Console.isTerminal {
      throw DiagnosticError(
        Diagnostic(
          .invalidValue, "a picture would garble the terminal",
          hint: "write it to a file, such as '-o card.png'"))
    }
    let byEnding = path.flatMap { Self.isPicture($0) ? CardFormat(path: $0) : nil }
    if let path, let format, let byEnding, format != byEnding {
      throw DiagnosticError(
        Diagnostic(
          .invalidValue,
          "'\(path)' has the ending of \(byEnding.displayName), but the format is"
            + " \(format.displayName)",
          hint: "leave --format out, or end the name in \(format.endings.joined(separator: " or "))"
        ))
    }
    self.format = format ?? byEnding
  }

  /// Whether a path names a picture file rather than a folder.
  private static func isPicture(_ path: String) -> Bool {
    path.utf8.last != slash && CardFormat(path: path) != nil
  }

  private static let slash = UInt8(ascii: "/")

  /// Where the cards go.
  ///
  /// - Parameter count: how many there are.
  /// - Returns: the place.
  /// - Throws: `DiagnosticError` when one file would get several cards, or it is not sure whether a
  ///   file or a folder is meant.
  func target(of count: Int) throws(DiagnosticError) -> CardCommandTarget {
    guard let path else { return .folder("") }
    let isFile = path == "-" || Self.isPicture(path)
    if isFile, count > 1 {
      let place = path == "-" ? "standard output" : "'\(path)'"
      throw DiagnosticError(
        Diagnostic(
          .invalidValue, "\(place) can take one card, not \(count)",
          hint: "name a folder, such as '-o cards/', or one --size"))
    }
    if path == "-" { return .standardOutput }
    if isFile { return .file(path) }
    let folder = Folder(path: path, name: path)
    if count == 1, !isOfDataFile, !isFolder(folder) { throw Self.unknownEnding(of: path) }
    return .folder(folder.name)
  }

  /// Whether a folder is meant: one that is there, or a name that looks like that of no file.
  private func isFolder(_ folder: Folder) -> Bool {
    let name = path?.utf8.split(separator: Self.slash).last.map { String(Substring($0)) } ?? ""
    return path?.utf8.last == Self.slash || folder.kind(of: "") == .folder
      || !name.unicodeScalars.contains(".")
  }

  private static func unknownEnding(of path: String) -> DiagnosticError {
    let endings = CardFormat.allCases.flatMap(\.endings).joined(separator: ", ")
    return DiagnosticError(
      Diagnostic(
        .invalidValue, "the name '\(path)' does not tell the format",
        hint: "use one of the endings \(endings), or end a folder's name in '/'"))
  }
}
