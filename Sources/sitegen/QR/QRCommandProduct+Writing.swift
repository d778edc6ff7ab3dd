import Diagnostics
import QRCodes
import SiteGenerator

extension QRCommandProduct {
  /// Checks that a code in text is no wider than the terminal, which would break its lines.
  ///
  /// - Throws: `DiagnosticError` when it is wider.
  static func checkWidth(_ symbol: QRSymbol, _ output: QRCommandOutput) throws(DiagnosticError) {
    let side = symbol.sideWithQuietZone
    guard output.path == nil, let columns = Console.columns, columns < side else { return }
    throw DiagnosticError(
      Diagnostic(
        .unscannableCode, "the code is \(side) columns wide, but the terminal has \(columns)",
        hint: "widen the terminal, or write a file, such as '-o code.png'"))
  }

  /// Writes the bytes to a file.
  ///
  /// - Throws: `DiagnosticError` when they are not taken there.
  func write(to path: String, _ format: QRCommandOutput.Format) throws(DiagnosticError) {
    try Self.checkPlace(path, ending: format.ending)
    do throws(FileError) {
      try Folder.replaceFile(path, with: bytes)
    } catch {
      throw DiagnosticError(error.diagnostic)
    }
  }

  /// Checks that no folder and no device stands where the file is to be.
  private static func checkPlace(_ path: String, ending: String) throws(DiagnosticError) {
    switch Folder(path: path).kind(of: "") {
    case .folder:
      let folder = Folder(path: path, name: path)
      throw DiagnosticError(
        Diagnostic(
          .unwritableFile, "cannot write '\(path)': it is a folder",
          hint: "name a file in it, such as '\(folder.shown("code" + ending))'"))
    case .other:
      throw DiagnosticError(
        Diagnostic(
          .unwritableFile, "cannot write '\(path)': it is not an ordinary file",
          hint: "name another file, or write to standard output with '-o -'"))
    default: break
    }
  }
}
