/// Why the server itself refuses a request, before anything is asked for its answer.
struct RequestRefusal: Error, Hashable, Sendable {
  let status: HTTPStatus
  /// What is wrong and what to do, in one lower-case sentence without a full stop.
  let message: String
  /// Whether what follows on the connection cannot be told from a body, so that it has to end.
  var endsConnection = false

  init(_ status: HTTPStatus, _ message: String, endsConnection: Bool = false) {
    self.status = status
    self.message = message
    self.endsConnection = endsConnection
  }

  /// The answer: a line of plain text.
  var response: HTTPResponse {
    var headers: [(name: String, value: String)] = []
    if status == .methodNotAllowed {
      let methods = HTTPRequest.Method.allCases.map(\.rawValue).joined(separator: ", ")
      headers.append(("Allow", methods))
    }
    if endsConnection { headers.append(("Connection", "close")) }
    return HTTPResponse(
      status: status, contentType: "text/plain; charset=utf-8", headers: headers,
      body: .bytes(Array("\(status.rawValue) \(status.reason): \(message)\n".utf8)))
  }
}
