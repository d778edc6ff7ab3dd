import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Waits for the signals that ask a program to end: those of Ctrl-C and of `kill`.
struct StopSignals {
  private let reader: Int32

  /// Takes the signals from now on; nil when the system has no descriptors left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0, let reader = ends.first, let writer = ends.last else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    self.reader = reader
    signalPipe.store(writer, ordering: .sequentiallyConsistent)
    for number in Self.signals { signal(number, tellSignal) }
    // Who reads along and goes away is noticed by `wait`.
    signal(SIGPIPE, SIG_IGN)
  }

  private static let signals = [SIGINT, SIGTERM]

  /// Waits for a signal, or until nobody reads standard output any more.
  ///
  /// The next signal ends the process at once.
  func wait() {
    var files = [
      pollfd(fd: reader, events: Int16(POLLIN), revents: 0),
      pollfd(fd: STDOUT_FILENO, events: 0, revents: 0),
    ]
    while poll(&files, nfds_t(files.count), -1) < 0 || !Self.isOver(files) {
      // A standard output that was closed from the start tells nothing.
      files.removeAll { $0.revents & Int16(POLLNVAL) != 0 }
    }
    for number in Self.signals { signal(number, SIG_DFL) }
  }

  private static func isOver(_ files: [pollfd]) -> Bool {
    let hasSignal = files.first.map { $0.revents != 0 } ?? true
    let isClosed = files.dropFirst().contains { $0.revents & Int16(POLLERR | POLLHUP) != 0 }
    return hasSignal || isClosed
  }
}

/// Where a signal is written to: what handles it can be given nothing.
private let signalPipe = Atomic<Int32>(-1)

/// Does nothing but what is safe in a signal handler (signal-safety(7)).
private func tellSignal(_ number: Int32) {
  var byte: UInt8 = 1
  _ = write(signalPipe.load(ordering: .sequentiallyConsistent), &byte, 1)
}
