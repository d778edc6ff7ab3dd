import Studio
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Waits for the signals that ask a program to end: those of Ctrl-C and of `kill`.
///
/// It takes them for as long as it is kept.
struct StopSignals: ~Copyable {
  private let pipe: WakePipe

  /// Takes the signals from now on; nil when the system has no descriptors left.
  init?() {
    guard let pipe = WakePipe() else { return nil }
    self.pipe = pipe
    signalWriter.store(pipe.writer, ordering: .sequentiallyConsistent)
    for number in Self.signals { signal(number, tellSignal) }
    // Who reads along and goes away is noticed by `wait`.
    signal(SIGPIPE, SIG_IGN)
  }

  deinit {
    Self.leaveSignals()
  }

  private static let signals = [SIGINT, SIGTERM]

  /// Waits for a signal, or until nobody reads standard output any more.
  ///
  /// The next signal ends the process at once.
  func wait() {
    pipe.wait(whileOpen: STDOUT_FILENO)
    Self.leaveSignals()
  }

  /// Has signals do what they usually do.
  private static func leaveSignals() {
    for number in signals { signal(number, SIG_DFL) }
  }
}

/// The pipe that a signal wakes: what handles it can be given nothing.
private let signalWriter = Atomic<Int32>(-1)

private func tellSignal(_ number: Int32) {
  WakePipe.wake(signalWriter.load(ordering: .sequentiallyConsistent))
}
