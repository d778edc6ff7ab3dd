@testable import Studio

/// A server whose answers show what it was asked.
enum Echo {
  /// Answers each request with its path and query.
  static func server(limits: ServerLimits = ServerLimits()) throws -> HTTPServer {
    try HTTPServer(host: "127.0.0.1", port: .fixed(0), limits: limits) { request in
      let query = request.query.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
      return HTTPResponse(
        contentType: "text/plain; charset=utf-8",
        body: .bytes(Array((request.path + query.joined()).utf8)))
    }
  }

  /// The answer to one request, sent as it is.
  static func answer(to request: String) throws -> RawResponse {
    let server = try server()
    let client = try RawClient(port: server.port)
    client.send(request)
    return try client.response()
  }
}
