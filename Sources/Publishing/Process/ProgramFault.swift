/// Why a program gave no result.
enum ProgramFault: Error, Hashable, Sendable {
  /// There is no program of that name.
  case missing
  /// The system did not start it or did not let it work; its reason.
  case system(String)
  /// It did not end in its time.
  case timeout(seconds: Int)
  /// It wrote more than anyone reads.
  case tooMuchOutput
}
