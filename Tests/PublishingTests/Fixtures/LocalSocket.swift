import Foundation

/// A connection to a port of this machine.
final class LocalSocket {
  private let descriptor: Int32

  init(port: UInt16) throws {
    descriptor = Self.make()
    guard Self.withAddress(port, { connect(descriptor, $0, $1) }) == 0 else {
      throw POSIXError(.ECONNREFUSED)
    }
  }

  deinit {
    close(descriptor)
  }

  /// A port that nobody listens on at the moment.
  static func freePort() throws -> UInt16 {
    let descriptor = make()
    defer { close(descriptor) }
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isNamed = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        withAddress(0) { bind(descriptor, $0, $1) } == 0
          && getsockname(descriptor, pointer, &length) == 0
      }
    }
    guard isNamed else { throw POSIXError(.EADDRINUSE) }
    return UInt16(bigEndian: address.sin_port)
  }

  func send(_ text: String) throws {
    let bytes = Array(text.utf8)
    guard write(descriptor, bytes, bytes.count) == bytes.count else { throw POSIXError(.EPIPE) }
  }

  func receiveAll() throws -> [UInt8] {
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count >= 0 else { throw POSIXError(.EIO) }
      if count == 0 { return result }
      result += buffer[..<count]
    }
  }

  private static func make() -> Int32 {
    #if os(macOS)
      socket(AF_INET, SOCK_STREAM, 0)
    #else
      socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    #endif
  }

  private static func withAddress<Result>(
    _ port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        body(pointer, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}
