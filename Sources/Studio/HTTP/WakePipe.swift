#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Ends a thread's waiting from another thread; the waiting one looks at a socket meanwhile.
///
/// A pipe, because poll(2) waits for files only.
final class WakePipe: Sendable {
  /// Why a wait ended.
  struct Outcome: Hashable, Sendable {
    /// `wake` was called since the last wait.
    var isWoken: Bool
    /// The other end of the socket has gone or has sent something.
    var isSocketReadable: Bool
  }

  private let reader: Int32
  private let writer: Int32

  /// - Returns: nil when the system gives no more files.
  init?() {
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
    var byte: UInt8 = 1
    // A full pipe ends the wait as well.
    _ = write(writer, &byte, 1)
  }

  /// Waits until `wake` is called, the socket has something to read, or the time is over.
  ///
  /// - Parameters:
  ///   - milliseconds: the time.
  ///   - socket: a socket to look at besides.
  /// - Returns: why the wait ended; neither of the reasons when the time is over.
  func wait(milliseconds: Int32, socket: Int32? = nil) -> Outcome {
    var files = [pollfd(fd: reader, events: Int16(POLLIN), revents: 0)]
    if let socket { files.append(pollfd(fd: socket, events: Int16(POLLIN), revents: 0)) }
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
