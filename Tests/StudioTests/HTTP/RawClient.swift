import Foundation

@testable import Studio

/// A client that sends exactly the bytes that it is given.
final class RawClient {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let descriptor: Int32
  private var buffer: [UInt8] = []

  /// How long an answer may take.
  private static let patience = timeval(tv_sec: 5, tv_usec: 0)

  init(port: Int, host: String = "127.0.0.1") throws {
    let address = try SocketAddress.resolve(host: host, port: port).first
    guard let address else { throw Failure(description: "no address") }
    descriptor = socket(address.family, SocketAddress.streamType, 0)
    var patience = Self.patience
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    guard address.withPointer({ connect(descriptor, $0, $1) }) == 0 else {
      close(descriptor)
      throw Failure(description: "cannot connect")
    }
  }

  deinit {
    close(descriptor)
  }

  /// Sends a text whose lines end in LF here and in CRLF on the wire.
  func send(_ lines: String) {
    send(bytes: Array(lines.replacingOccurrences(of: "\n", with: "\r\n").utf8))
  }

  func send(bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Sends a request for a path with the headers that browsers send.
  func get(_ path: String, method: String = "GET", headers: [String] = []) {
    let lines = ["\(method) \(path) HTTP/1.1", "Host: localhost"] + headers
    send(lines.joined(separator: "\n") + "\n\n")
  }

  /// Reads one answer and leaves what follows; answers to HEAD have no body.
  func response(hasBody: Bool = true) throws -> RawResponse {
    let head = String(decoding: try read(through: "\r\n\r\n"), as: UTF8.self)
    guard var response = RawResponse(head: head) else {
      throw Failure(description: "no answer of HTTP: \(head)")
    }
    if hasBody, response.status != 304, let length = response["content-length"].flatMap({ Int($0) })
    {
      response.body = try read(count: length)
    }
    return response
  }

  /// Reads to the end of a text.
  func read(through end: String) throws -> [UInt8] {
    let end = Array(end.utf8)
    while true {
      if let range = buffer.firstRange(of: end) {
        defer { buffer.removeFirst(range.upperBound) }
        return Array(buffer[..<range.upperBound])
      }
      guard try fill() else {
        throw Failure(description: "ends after '\(String(decoding: buffer, as: UTF8.self))'")
      }
    }
  }

  /// Reads one chunk of an answer whose end is not known (RFC 9112, section 7.1).
  func chunk() throws -> String {
    let size = String(decoding: try read(through: "\r\n").dropLast(2), as: UTF8.self)
    guard let size = Int(size, radix: 16) else { throw Failure(description: "no chunk: \(size)") }
    let bytes = try read(count: size)
    _ = try read(through: "\r\n")
    return String(decoding: bytes, as: UTF8.self)
  }

  func read(count: Int) throws -> [UInt8] {
    while buffer.count < count {
      guard try fill() else { throw Failure(description: "ends after \(buffer.count) bytes") }
    }
    defer { buffer.removeFirst(count) }
    return Array(buffer[..<count])
  }

  /// Reads until the server closes the connection.
  func readToEnd() throws -> String {
    while try fill() {}
    defer { buffer = [] }
    return String(decoding: buffer, as: UTF8.self)
  }

  /// Says that nothing more will be sent.
  func finishSending() {
    shutdown(descriptor, Int32(SHUT_WR))
  }

  private func fill() throws -> Bool {
    var bytes = [UInt8](repeating: 0, count: 64 << 10)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    if count < 0, errno == EAGAIN { throw Failure(description: "no answer in time") }
    guard count > 0 else { return false }
    buffer += bytes.prefix(count)
    return true
  }
}
