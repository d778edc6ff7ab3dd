import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Console {
  /// Whether a person sees standard output at once.
  static var isTerminal: Bool { StandardStream.output.isTerminal }

  /// Whether what is written to standard output may have colours.
  ///
  /// That is on a terminal that knows them, unless `NO_COLOR` is set to anything but the empty text
  /// (no-color.org).
  static var takesColor: Bool {
    isTerminal && (variable("NO_COLOR") ?? "").isEmpty && variable("TERM") != "dumb"
  }

  /// The columns of the terminal behind standard output; nil where there is none or it has no size.
  static var columns: Int? {
    var size = winsize()
    guard isTerminal, ioctl(STDOUT_FILENO, sizeRequest, &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  /// Writes all bytes to standard output.
  ///
  /// - Throws: `OutputError` when it does not take them.
  static func writeOutput(_ bytes: [UInt8]) throws(OutputError) {
    do throws(StreamError) {
      try StandardStream.output.write(bytes)
    } catch {
      throw OutputError(reason: error.reason)
    }
  }

  /// Reads standard input to its end.
  ///
  /// - Parameter limit: the most bytes.
  /// - Returns: the bytes as they are.
  /// - Throws: `DiagnosticError` when it cannot be read or has more.
  static func readInput(limit: Int) throws(DiagnosticError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while bytes.count <= limit {
      let count = buffer.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw DiagnosticError(
          Diagnostic(
            .unreadableFile,
            "cannot read standard input: \(String(cString: strerror(errno)))",
            hint: "give the text itself, or lead a file or another program there"))
      }
      if count == 0 { return bytes }
      bytes += buffer.prefix(count)
    }
    throw DiagnosticError(
      Diagnostic(
        .payloadTooLong, "standard input has more than \(limit) bytes",
        hint: "shorten the text, or link to a page that holds it"))
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// `TIOCGWINSZ`, which asks a terminal for its size.
  private static var sizeRequest: UInt {
    #if canImport(Darwin)
      0x4008_7468
    #else
      UInt(TIOCGWINSZ)
    #endif
  }
}
