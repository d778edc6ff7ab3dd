import CMicroHTTPD

/// One request and its answer, from the request's first line on.
final class HTTPExchange {
  private let service: HTTPService
  /// What the request asks for, as written.
  private let target: [UInt8]
  private var head: RequestHead?
  private var stream: EventStream?
  /// Whether the server waits for the answer when it stops: not for a request that may never come.
  private var isCounted = false

  init(_ service: HTTPService, target: [UInt8]) {
    self.service = service
    self.target = target
  }

  /// Called once the headers are there, and again once all of the request is.
  ///
  /// The library ends a connection whose request is answered at the first call; that is how bodies
  /// are refused before they come.
  func answer(_ connection: HTTPConnection, method: String, version: String) -> MHD_Result {
    guard let head else {
      let head = RequestHead(
        method: method, target: target, version: version, fields: connection.fields)
      self.head = head
      guard let refusal = head.framingFault else { return .YES }
      return connection.send(HTTPReply(refusal.response, to: head), service.limits)
    }
    isCounted = true
    service.beginRequest()
    let reply = service.reply(to: head)
    if case .events(let stream) = reply.body {
      self.stream = stream
      service.add(stream)
    }
    return connection.send(reply, service.limits)
  }

  /// Called once the answer is sent, or the browser has gone.
  func end() {
    if let stream {
      stream.end()
      service.remove(stream)
    }
    if isCounted { service.endRequest() }
  }
}
