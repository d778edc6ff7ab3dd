#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The system's clock, which only chooses the pages that are published.
enum SystemClock {
  /// Seconds since 1970-01-01T00:00:00Z.
  static var now: Int { Int(time(nil)) }
}
