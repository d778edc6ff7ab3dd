import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The process's two streams: results on standard output, everything else on standard error.
struct Console: Sendable {
  private let printer: DiagnosticPrinter

  /// Colours are used when a person reads along: on a terminal, unless `NO_COLOR` is set to
  /// anything but the empty text (no-color.org).
  init() {
    let noColor = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    printer = DiagnosticPrinter(usesColor: StandardStream.errors.isTerminal && !noColor)
  }

  /// Writes a result to standard output.
  ///
  /// - Throws: `OutputError` when it is not taken there.
  func write(_ text: String) throws(OutputError) {
    try Self.writeOutput(Array(text.utf8))
  }

  func writeError(_ text: String) {
    // Where standard error takes nothing, there is nowhere left to tell it.
    try? StandardStream.errors.write(Array(text.utf8))
  }

  func report(_ diagnostic: Diagnostic) {
    writeError(printer.text(for: diagnostic))
  }

  /// Reports diagnostics, and their number when it is more than a few.
  ///
  /// Of one kind of fault in one file the first are told and the others counted: a data file with
  /// one wrong column has the fault in each of its records.
  func report(_ diagnostics: [Diagnostic]) {
    var counts: [FaultKind: Int] = [:]
    var text = ""
    for diagnostic in diagnostics {
      let kind = FaultKind(code: diagnostic.code, file: diagnostic.location?.file)
      counts[kind, default: 0] += 1
      if counts[kind, default: 0] <= Self.toldFaults { text += printer.text(for: diagnostic) }
    }
    writeError(text)
    for (kind, count) in counts.sorted(by: { $0.key < $1.key }) where count > Self.toldFaults {
      let place = kind.file.map { " in \($0)" } ?? ""
      writeError("sitegen: \(count - Self.toldFaults) more [\(kind.code.rawValue)]\(place)\n")
    }
    let errors = diagnostics.count { $0.severity == .error }
    let warnings = diagnostics.count { $0.severity == .warning }
    if errors + warnings > 1 {
      writeError("sitegen: \(Self.count(errors, "error")), \(Self.count(warnings, "warning"))\n")
    }
  }

  /// How many faults of one kind are told of a file.
  private static let toldFaults = 100

  /// A kind of fault in a file.
  private struct FaultKind: Hashable, Comparable {
    let code: DiagnosticCode
    let file: String?

    static func < (left: FaultKind, right: FaultKind) -> Bool {
      (left.file ?? "", left.code.rawValue) < (right.file ?? "", right.code.rawValue)
    }
  }

  func exit(_ status: ExitStatus) -> Never {
    Self.endProcess(status.rawValue)
  }

  /// A number with its noun, `1 page` or `2 pages`.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private static func endProcess(_ status: Int32) -> Never {
    #if canImport(Glibc)
      Glibc.exit(status)
    #elseif canImport(Musl)
      Musl.exit(status)
    #else
      Darwin.exit(status)
    #endif
  }
}
