import Diagnostics
import SiteGenerator

/// Writes the file that a user names.
enum OutputFile {
  /// Writes the bytes to a file, in one step.
  ///
  /// - Parameters:
  ///   - path: the file's path as the user wrote it.
  ///   - bytes: the whole content.
  ///   - example: the name of such a file, to propose where a folder stands in its place.
  /// - Throws: `DiagnosticError` when they are not taken there.
  static func replace(
    _ path: String, with bytes: [UInt8], example: String
  ) throws(DiagnosticError) {
    try checkPlace(path, example: example)
    do throws(FileError) {
      try Folder.replaceFile(path, with: bytes)
    } catch {
      throw DiagnosticError(error.diagnostic)
    }
  }

  /// Checks that no folder and no device stands where the file is to be.
  private static func checkPlace(_ path: String, example: String) throws(DiagnosticError) {
    switch Folder(path: path).kind(of: "") {
    case .folder:
      let folder = Folder(path: path, name: path)
      throw DiagnosticError(
        Diagnostic(
          .unwritableFile, "cannot write '\(path)': it is a folder",
          hint: "name a file in it, such as '\(folder.shown(example))'"))
    case .other:
      throw DiagnosticError(
        Diagnostic(
          .unwritableFile, "cannot write '\(path)': it is not an ordinary file",
          hint: "name another file, or write to standard output with '-o -'"))
    default: break
    }
  }
}
