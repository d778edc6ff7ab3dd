#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How programs take signals: as they do when a shell starts them.
///
/// They would inherit what the thread has blocked that starts them, and threads of Swift's
/// concurrency block most signals: Ctrl-C would not end such a program. They would inherit, too, what
/// sitegen ignores so that a call fails instead.
package struct SpawnAttributes {
  #if canImport(Darwin)
    package typealias Storage = posix_spawnattr_t?
  #else
    package typealias Storage = posix_spawnattr_t
  #endif

  package init() {}

  /// Gives the attributes to a function, for as long as it runs.
  package func use<Result>(_ body: (UnsafePointer<Storage>) -> Result) -> Result {
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    var usual = sigset_t()
    sigemptyset(&usual)
    for signal in [SIGPIPE, SIGXFSZ] { sigaddset(&usual, signal) }
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    return body(&attributes)
  }
}
