import Diagnostics
import Documents

extension Folder {
  /// A file as text that diagnostics can point into.
  ///
  /// - Parameter relative: the file's path.
  /// - Returns: the text.
  /// - Throws: `DiagnosticError` when the file cannot be read or is not UTF-8.
  package func readText(_ relative: String) throws(DiagnosticError) -> SourceText {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try read(relative)
    } catch {
      throw DiagnosticError(error.diagnostic)
    }
    return try SourceText.validated(path: shown(relative), bytes: bytes)
  }
}
