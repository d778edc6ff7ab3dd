import Diagnostics

/// Standard output did not take a command's result.
struct OutputError: Error {
  /// The system's reason.
  let reason: String

  var diagnostic: Diagnostic {
    Diagnostic(
      .unwritableFile, "cannot write to standard output: \(reason)",
      hint: "check where it leads and the free space there")
  }
}
