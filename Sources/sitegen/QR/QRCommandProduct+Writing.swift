import Diagnostics
import QRCodes

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
    try OutputFile.replace(path, with: bytes, example: "code" + format.ending)
  }
}
