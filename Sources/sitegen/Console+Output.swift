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
