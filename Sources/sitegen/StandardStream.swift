#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One of the streams that the process was started with.
struct StandardStream: Sendable {
  static let output = StandardStream(descriptor: STDOUT_FILENO)
  static let errors = StandardStream(descriptor: STDERR_FILENO)

  private let descriptor: Int32

  /// Whether a person sees at once what is written there.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Writes all bytes.
  ///
  /// A reader that has gone away wants no more, which is no fault: the rest is dropped.
  ///
  /// - Throws: `StreamError` when the system does not take them.
  func write(_ bytes: [UInt8]) throws(StreamError) {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes {
        systemWrite(descriptor, $0.baseAddress.map { $0 + offset }, $0.count - offset)
      }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EPIPE { return }
      guard count > 0 else { throw StreamError(number: errno) }
      offset += count
    }
  }
}

/// The system's `write`, whose name a method here would hide.
private func systemWrite(
  _ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int
) -> Int {
  write(descriptor, buffer, count)
}
