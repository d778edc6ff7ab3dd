import Diagnostics

extension Console {
  /// Reads standard input to its end.
  ///
  /// - Parameters:
  ///   - limit: the most bytes.
  ///   - tooLong: what is told when there are more.
  /// - Returns: the bytes as they are.
  /// - Throws: `DiagnosticError` when it cannot be read or has more.
  static func readInput(limit: Int, tooLong: Diagnostic) throws(DiagnosticError) -> [UInt8] {
    let bytes: [UInt8]?
    do throws(StreamError) {
      bytes = try StandardStream.input.read(limit: limit)
    } catch {
      throw DiagnosticError(
        Diagnostic(
          .unreadableFile, "cannot read standard input: \(error.reason)",
          hint: "lead a file or another program there"))
    }
    guard let bytes else { throw DiagnosticError(tooLong) }
    return bytes
  }
}
