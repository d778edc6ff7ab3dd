#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A thread that waits for the system most of the time, which a task must not do: there are only as
/// many threads for tasks as processors.
package struct BackgroundThread: Sendable {
  private let thread: pthread_t

  /// Starts a thread; nil when the system has none left.
  package init?(_ run: @escaping @Sendable () -> Void) {
    let work = Unmanaged.passRetained(ThreadWork(run))
    guard let thread = Self.start(work.toOpaque()) else {
      work.release()
      return nil
    }
    self.thread = thread
  }

  /// Waits until the thread's work is done; to be called once.
  func join() {
    pthread_join(thread, nil)
  }

  /// The stack in bytes, as a program's first thread has it: loading a site follows nested texts,
  /// and macOS gives other threads a sixteenth.
  private static let stackSize = 8 << 20

  private static func start(_ work: UnsafeMutableRawPointer) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    #if canImport(Darwin)
      var thread: pthread_t?
      return pthread_create(&thread, &attributes, runThreadWork, work) == 0 ? thread : nil
    #else
      var thread = pthread_t()
      return pthread_create(&thread, &attributes, runThreadWork, work) == 0 ? thread : nil
    #endif
  }
}

/// What a thread does.
private final class ThreadWork: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}

#if canImport(Darwin)
  private func runThreadWork(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<ThreadWork>.fromOpaque(work).takeRetainedValue().run()
    return nil
  }
#else
  private func runThreadWork(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let work { Unmanaged<ThreadWork>.fromOpaque(work).takeRetainedValue().run() }
    return nil
  }
#endif
