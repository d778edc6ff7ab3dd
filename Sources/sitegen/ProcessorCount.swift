import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How many workers to use.
enum ProcessorCount {
  /// The most workers that may be asked for.
  static let maximum = 256

  /// One for each processor.
  static var usual: Int { min(max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))), maximum) }

  /// The number that an option asks for, one for each processor without it.
  ///
  /// - Throws: `DiagnosticError` when it is no such number.
  static func jobs(_ text: String?) throws(DiagnosticError) -> Int {
    guard let text else { return usual }
    guard let number = Int(text), (1...maximum).contains(number) else {
      throw DiagnosticError(
        Diagnostic(
          .invalidValue, "'--jobs' must be a whole number from 1 to \(maximum)",
          hint: "leave it out for one worker for each processor"))
    }
    return number
  }
}
