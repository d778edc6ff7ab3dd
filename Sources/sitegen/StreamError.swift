#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The system's reason why a stream could not be read or written.
struct StreamError: Error {
  /// The reason, as `errno` tells it.
  let number: Int32

  /// The reason in the system's words.
  var reason: String { String(cString: strerror(number)) }
}
