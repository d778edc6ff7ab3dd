#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An address and port of the internet protocol, as the system has them.
struct SocketAddress: Hashable, Sendable {
  /// A name that leads to no address.
  struct Unresolved: Error {
    /// The reason in the system's words.
    let words: String
  }

  /// The protocol's family: IPv4 or IPv6.
  let family: Int32
  /// The bytes of the system's structure.
  private let bytes: [UInt8]

  /// The addresses of a host, those of IPv4 first.
  ///
  /// `localhost` is this computer also where the system has no list of hosts (RFC 6761, section 6.3).
  static func resolve(host: String, port: Int) throws(Unresolved) -> [SocketAddress] {
    var hints = addrinfo()
    hints.ai_family = AF_UNSPEC
    hints.ai_socktype = streamType
    var list: UnsafeMutablePointer<addrinfo>?
    var name =
      host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
    if name.lowercased() == "localhost" { name = "127.0.0.1" }
    let error = getaddrinfo(name, String(port), &hints, &list)
    defer { if let list { freeaddrinfo(list) } }
    guard error == 0 else { throw Unresolved(words: String(cString: gai_strerror(error))) }
    let addresses = sequence(first: list, next: { $0?.pointee.ai_next }).compactMap {
      $0.flatMap { SocketAddress($0.pointee) }
    }
    return addresses.filter { $0.family == AF_INET } + addresses.filter { $0.family == AF_INET6 }
  }

  private init?(_ info: addrinfo) {
    guard let address = info.ai_addr else { return nil }
    family = info.ai_family
    bytes = Array(UnsafeRawBufferPointer(start: address, count: Int(info.ai_addrlen)))
  }

  /// The address that a socket is bound to; nil when it is to none.
  init?(boundTo descriptor: Int32) {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let error = withUnsafeMutablePointer(to: &storage) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &length)
      }
    }
    guard error == 0 else { return nil }
    family = Int32(storage.ss_family)
    bytes = withUnsafeBytes(of: storage) { Array($0.prefix(Int(length))) }
  }

  /// Calls a function with the system's structure and its length.
  func withPointer<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result? {
    bytes.withUnsafeBytes { buffer in
      buffer.baseAddress.map {
        body($0.assumingMemoryBound(to: sockaddr.self), socklen_t(buffer.count))
      }
    }
  }

  /// The address in digits, without brackets.
  var host: String { nameInfo.host }

  /// The port.
  var port: Int { Int(nameInfo.port) ?? 0 }

  /// Whether it stands for all addresses of the computer.
  var isAny: Bool { host == "0.0.0.0" || host == "::" }

  private var nameInfo: (host: String, port: String) {
    var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    var port = [CChar](repeating: 0, count: Int(NI_MAXSERV))
    let error = withPointer {
      getnameinfo(
        $0, $1, &host, socklen_t(host.count), &port, socklen_t(port.count),
        NI_NUMERICHOST | NI_NUMERICSERV)
    }
    return error == 0 ? (Self.text(host), Self.text(port)) : ("", "")
  }

  private static func text(_ characters: [CChar]) -> String {
    String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  #if canImport(Glibc)
    static let streamType = Int32(SOCK_STREAM.rawValue)
  #else
    static let streamType = SOCK_STREAM
  #endif

  static let versionSixLevel = Int32(IPPROTO_IPV6)
}
