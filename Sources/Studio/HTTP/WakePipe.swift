#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Ends a thread's waiting from another thread or from a signal handler; the waiting one looks at
/// another file meanwhile, such as a socket.
///
/// A pipe, because poll(2) waits for files only.
package final class WakePipe: Sendable {
  /// Why a wait ended.
  struct Outcome: Hashable, Sendable {
    /// `wake` was called since the last wait.
    var isWoken: Bool
    /// The other end of the socket has gone or has sent something.
    var isSocketReadable: Bool
  }

  private let reader: Int32
  /// What `wake(_:)` takes, for signal handlers, which must not use objects.
  package let writer: Int32

  /// - Returns: nil when the system gives no more files.
  package init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0, let reader = ends.first, let writer = ends.last else { return nil }
    self.reader = reader
    self.writer = writer
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
  }

  deinit {
    close(reader)
    close(writer)
  }

  /// Ends the wait that goes on, or else the next one.
  func wake() {
    Self.wake(writer)
  }

  /// Ends the wait of the pipe that a writer is of.
  ///
  /// It does nothing but what is safe in a signal handler (signal-safety(7)), and leaves `errno` as it
  /// was to what the signal interrupted.
  package static func wake(_ writer: Int32) {
    let error = errno
    var byte: UInt8 = 1
    // A full pipe ends the wait as well.
    _ = write(writer, &byte, 1)
    errno = error
  }

  /// Waits until `wake` is called, the socket has something to read, or the time is over.
  ///
  /// - Parameters:
  ///   - milliseconds: the time.
  ///   - socket: a socket to look at besides.
  /// - Returns: why the wait ended; neither of the reasons when the time is over.
  func wait(milliseconds: Int32, socket: Int32? = nil) -> Outcome {
    wait(
      milliseconds: milliseconds,
      besides: socket.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) })
  }

  /// Waits until `wake` is called, or nobody can read any more what is written to a file.
  ///
  /// It ends, too, when the system cannot wait. A file that is closed already is not looked at.
  package func wait(whileOpen file: Int32) {
    let isOpen = fcntl(file, F_GETFD) >= 0
    // Errors and the other end's closing are told whether they are asked for or not.
    _ = wait(
      milliseconds: -1, besides: isOpen ? pollfd(fd: file, events: 0, revents: 0) : nil)
  }

  private func wait(milliseconds: Int32, besides other: pollfd?) -> Outcome {
    var files = [pollfd(fd: reader, events: Int16(POLLIN), revents: 0)]
    if let other { files.append(other) }
    var count: Int32
    repeat {
      count = poll(&files, nfds_t(files.count), milliseconds)
    } while count < 0 && errno == EINTR
    guard count > 0 else { return Outcome(isWoken: false, isSocketReadable: false) }
    let isWoken = files.first.map { $0.revents != 0 } ?? false
    if isWoken { drain() }
    return Outcome(
      isWoken: isWoken, isSocketReadable: files.dropFirst().contains { $0.revents != 0 })
  }

  private func drain() {
    var bytes: [UInt8] = Array(repeating: 0, count: 64)
    while read(reader, &bytes, bytes.count) == bytes.count {}
  }
}
