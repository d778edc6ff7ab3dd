import Diagnostics
import SiteGenerator

/// Reads the bytes of a picture that the user names.
enum PictureInput {
  /// Reads a file, or standard input for `-`.
  ///
  /// - Parameter path: the file's path.
  /// - Returns: the bytes, at most `Folder.maximumFileSize`.
  /// - Throws: `DiagnosticError` when they cannot be read, are too many or are no ordinary file's.
  static func read(_ path: String) throws(DiagnosticError) -> [UInt8] {
    if path == "-" {
      return try Console.readInput(
        limit: Folder.maximumFileSize,
        tooLong: failure("-", "it is larger than 256 MB", hint: "give it one picture"))
    }
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    let folder = Folder(path: isAbsolute ? "/" : "")
    do throws(FileError) {
      return try folder.read(isAbsolute ? String(path.unicodeScalars.dropFirst()) : path)
    } catch {
      throw DiagnosticError(
        failure(path, error.reason, hint: "name a picture file, or - to read standard input"))
    }
  }

  private static func failure(_ path: String, _ reason: String, hint: String) -> Diagnostic {
    Diagnostic(.unreadableFile, "cannot read '\(path)': \(reason)", hint: hint)
  }
}
