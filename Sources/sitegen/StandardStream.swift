#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One of the streams that the process was started with.
struct StandardStream: Sendable {
  static let input = StandardStream(descriptor: STDIN_FILENO)
  static let output = StandardStream(descriptor: STDOUT_FILENO)
  static let errors = StandardStream(descriptor: STDERR_FILENO)

  private let descriptor: Int32
  /// How many bytes are asked for at a time: what a pipe holds on Linux.
  private static let chunk = 1 << 16

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

  /// Reads to the end.
  ///
  /// - Parameter limit: the most bytes.
  /// - Returns: the bytes as they are; nil when there are more.
  /// - Throws: `StreamError` when the system does not give them.
  func read(limit: Int) throws(StreamError) -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: Self.chunk)
    while bytes.count <= limit {
      let count = chunk.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw StreamError(number: errno) }
      if count == 0 { return bytes }
      bytes += chunk.prefix(count)
    }
    return nil
  }
}

/// The system's `read`, whose name a method here would hide.
private func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  read(descriptor, buffer, count)
}

/// The system's `write`, whose name a method here would hide.
private func systemWrite(
  _ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int
) -> Int {
  write(descriptor, buffer, count)
}
