#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Gives a program its input and takes what it writes, both at a time: a program that waits for one
/// may not read the other.
struct ProgramExchange {
  private let streams: ProgramStreams
  private let input: [UInt8]
  private let outputLimit: Int
  private let errorLimit: Int
  private var written = 0
  private(set) var output: [UInt8] = []
  private(set) var errors: [UInt8] = []

  private static let inputIndex = 0
  private static let outputIndex = 1
  private static let errorIndex = 2
  private static let chunkSize = 64 << 10

  init(streams: ProgramStreams, input: [UInt8], outputLimit: Int, errorLimit: Int) {
    self.streams = streams
    self.input = input
    self.outputLimit = outputLimit
    self.errorLimit = errorLimit
  }

  /// Goes on until the program has closed both of its outputs.
  mutating func run(timeout: Int) throws(ProgramFault) {
    let end = ContinuousClock.now + .seconds(timeout)
    if input.isEmpty { streams.closeOurs(Self.inputIndex) }
    while isOpen(Self.outputIndex) || isOpen(Self.errorIndex) {
      let left = (end - ContinuousClock.now) / .milliseconds(1)
      guard left > 0 else { throw .timeout(seconds: timeout) }
      var polled = streams.ours.enumerated().map { index, descriptor in
        pollfd(
          fd: descriptor, events: Int16(index == Self.inputIndex ? POLLOUT : POLLIN), revents: 0)
      }
      let count = poll(&polled, nfds_t(polled.count), Int32(min(left + 1, 60_000)))
      if count < 0, errno != EINTR { throw .system(String(cString: strerror(errno))) }
      guard count > 0 else { continue }
      for (index, entry) in polled.enumerated() where entry.revents != 0 {
        if index == Self.inputIndex { send() } else { try receive(index) }
      }
    }
  }

  private func isOpen(_ index: Int) -> Bool {
    streams.ours.indices.contains(index) && streams.ours[index] >= 0
  }

  private mutating func send() {
    let count = input.withUnsafeBytes { bytes in
      systemSend(
        streams.ours[Self.inputIndex], bytes.baseAddress.map { $0 + written },
        min(bytes.count - written, Self.chunkSize))
    }
    if count >= 0 { written += count }
    // A program that ends before it has read all tells why by its status.
    let isOver = count < 0 && errno != EAGAIN && errno != EINTR
    if isOver || written == input.count { streams.closeOurs(Self.inputIndex) }
  }

  private mutating func receive(_ index: Int) throws(ProgramFault) {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.chunkSize) { buffer, filled in
      count = read(streams.ours[index], buffer.baseAddress, buffer.count)
      filled = max(count, 0)
    }
    if count == 0 || count < 0 && errno != EAGAIN && errno != EINTR { streams.closeOurs(index) }
    if index == Self.errorIndex {
      errors += bytes.prefix(errorLimit - errors.count)
    } else {
      output += bytes
      if output.count > outputLimit { throw .tooMuchOutput }
    }
  }
}

/// The system's `send`, without a signal where nobody reads any more.
private func systemSend(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  #if canImport(Darwin)
    send(descriptor, bytes, count, 0)
  #else
    send(descriptor, bytes, count, Int32(MSG_NOSIGNAL))
  #endif
}
