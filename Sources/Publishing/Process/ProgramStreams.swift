#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The three streams between this process and a program, closed with the value.
///
/// They are pairs of sockets, since writing into a pipe whose reader has ended would end this
/// process, too.
final class ProgramStreams {
  /// The program's ends of input, output and errors.
  private(set) var theirs: [Int32] = []
  /// This process's ends; -1 where one was closed.
  private(set) var ours: [Int32] = []

  init() throws(ProgramFault) {
    for _ in 0..<3 {
      var pair: [Int32] = [-1, -1]
      guard socketpair(AF_UNIX, Self.streamType, 0, &pair) == 0 else {
        throw .system(String(cString: strerror(errno)))
      }
      theirs.append(pair[0])
      ours.append(pair[1])
      for descriptor in pair { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
      _ = fcntl(pair[1], F_SETFL, O_NONBLOCK)
      #if canImport(Darwin)
        var isOn: Int32 = 1
        setsockopt(
          pair[1], SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
      #endif
    }
  }

  deinit {
    for descriptor in theirs + ours where descriptor >= 0 { close(descriptor) }
  }

  /// Closes the program's ends here, so that its end shows.
  func closeTheirs() {
    for descriptor in theirs { close(descriptor) }
    theirs = []
  }

  /// Closes one of this process's ends.
  func closeOurs(_ index: Int) {
    guard ours.indices.contains(index), ours[index] >= 0 else { return }
    close(ours[index])
    ours[index] = -1
  }

  #if canImport(Glibc)
    private static let streamType = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
  #else
    private static let streamType = SOCK_STREAM
  #endif
}
