#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A socket that listens at one address of this computer.
struct ListeningSocket: Hashable, Sendable {
  /// The socket; whoever takes it closes it.
  let descriptor: Int32
  /// Where it listens.
  let address: SocketAddress

  private static let backlog: Int32 = 256

  /// Listens at the first port of several that is free.
  ///
  /// - Parameters:
  ///   - host: a name or an address of this computer; an IPv6 address may have its brackets.
  ///   - port: the ports to choose from.
  /// - Throws: `ServerError` when none can be had.
  init(host: String, port: HTTPPort) throws(ServerError) {
    for candidate in port.candidates {
      let outcome: Outcome
      do throws(SocketAddress.Unresolved) {
        outcome = Self.firstOutcome(at: try SocketAddress.resolve(host: host, port: candidate))
      } catch {
        throw ServerError(host: host, port: port, reason: .unknownHost(error.words))
      }
      switch outcome {
      case .listening(let socket):
        self = socket
        return
      case .failed(EADDRINUSE):
        continue
      case .failed(let error):
        throw ServerError(
          host: host, port: port, reason: Self.reason(for: error, port: candidate))
      }
    }
    throw ServerError(host: host, port: port, reason: .taken(port.candidates))
  }

  private init(descriptor: Int32, address: SocketAddress) {
    self.descriptor = descriptor
    self.address = address
  }

  private enum Outcome {
    case listening(ListeningSocket)
    /// The system's number of the error.
    case failed(Int32)
  }

  /// Tries a name's addresses one after the other.
  ///
  /// One that is taken ends the search: at the next one, browsers would find this server or the
  /// other, as they please.
  private static func firstOutcome(at addresses: [SocketAddress]) -> Outcome {
    var outcome = Outcome.failed(EADDRNOTAVAIL)
    for address in addresses {
      outcome = open(address)
      switch outcome {
      case .failed(EADDRNOTAVAIL), .failed(EAFNOSUPPORT): continue
      default: return outcome
      }
    }
    return outcome
  }

  private static func open(_ address: SocketAddress) -> Outcome {
    let descriptor = socket(address.family, SocketAddress.streamType, 0)
    guard descriptor >= 0 else { return .failed(errno) }
    setOptions(of: descriptor, family: address.family)
    guard address.withPointer({ bind(descriptor, $0, $1) }) == 0,
      // Where two sockets may be bound to one port, the second may not listen at it.
      listen(descriptor, backlog) == 0,
      let bound = SocketAddress(boundTo: descriptor)
    else {
      let error = errno
      close(descriptor)
      return .failed(error)
    }
    return .listening(ListeningSocket(descriptor: descriptor, address: bound))
  }

  private static func setOptions(of descriptor: Int32, family: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    let size = socklen_t(MemoryLayout<Int32>.size)
    #if os(Linux)
      // Without it a port rests for a minute after a server has ended. Elsewhere it would let a
      // second server take a port away from the first.
      var on: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, size)
    #endif
    if family == AF_INET6 {
      // At `::`, IPv4 is answered as well.
      var off: Int32 = 0
      setsockopt(descriptor, SocketAddress.versionSixLevel, IPV6_V6ONLY, &off, size)
    }
  }

  private static func reason(for error: Int32, port: Int) -> ServerError.Reason {
    switch error {
    case EACCES, EPERM: .notPermitted(port: port)
    case EADDRNOTAVAIL, EAFNOSUPPORT: .foreignAddress
    default: .system(String(cString: strerror(error)))
    }
  }
}
