import CMicroHTTPD
import Synchronization

/// A server of HTTP/1.1 for the browsers of one user.
///
/// Each connection has a thread of its own. A handler may then take its time, and an event stream
/// may wait, while the others go on; the browsers of one user have a few dozen connections, for
/// which threads cost little. What is asked is checked before the handler sees it, by
/// `RequestHead.checked(for:)`; conditions and ranges are applied to its answer by `HTTPReply`.
package final class HTTPServer: Sendable {
  /// Where the server is to be opened, without a slash at the end.
  package let address: String
  let port: Int
  /// Whether other computers may reach the server.
  package let isOpenToOthers: Bool
  private let service: HTTPService
  private let daemon: Mutex<HTTPDaemon?>

  /// Listens and answers from now on.
  ///
  /// - Parameters:
  ///   - host: a name or an address of this computer; `0.0.0.0` and `::` are all of its addresses.
  ///   - port: where to listen.
  ///   - handler: makes the answers. It is called on many threads at a time, and may take its time.
  /// - Throws: `ServerError` when the server cannot listen there.
  package convenience init(
    host: String, port: HTTPPort, handler: @escaping @Sendable (HTTPRequest) -> HTTPResponse
  ) throws(ServerError) {
    try self.init(host: host, port: port, limits: ServerLimits(), handler: handler)
  }

  init(
    host: String, port: HTTPPort, limits: ServerLimits,
    handler: @escaping @Sendable (HTTPRequest) -> HTTPResponse
  ) throws(ServerError) {
    let socket = try ListeningSocket(host: host, port: port)
    let hosts = HostPolicy(named: host, boundTo: socket.address)
    service = HTTPService(hosts: hosts, limits: limits, handler: handler)
    guard let daemon = HTTPDaemon(socket, service: service) else {
      throw ServerError(host: host, port: port, reason: .system("out of memory or threads"))
    }
    self.daemon = Mutex(daemon)
    self.port = socket.address.port
    isOpenToOthers = !HostPolicy.isLoopback(socket.address)
    address = hosts.address
  }

  deinit {
    stop()
  }

  /// Ends the server and waits for that.
  ///
  /// No connection is taken any more, event streams end, and the requests that are being answered
  /// get their answers. It may be called twice, but not by a handler.
  package func stop() {
    daemon.withLock { daemon in
      guard let running = daemon.take() else { return }
      running.stop(service)
    }
  }
}
