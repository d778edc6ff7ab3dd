#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the process does about signals.
enum ProcessSignals {
  /// Makes a file that grows beyond the limit of the process (setrlimit(2), RLIMIT_FSIZE) a failed
  /// write, which is told, instead of a signal that ends the process in the middle of its work.
  static func prepare() {
    _ = signal(SIGXFSZ, SIG_IGN)
  }
}
