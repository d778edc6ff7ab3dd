import CMicroHTTPD

/// One request and its answer, from the request's first line on.
final class HTTPExchange {
  private let service: HTTPService
  /// What the request asks for, as written.
  private let target: [UInt8]
  private var stream: EventStream?

  init(_ service: HTTPService, target: [UInt8]) {
    self.service = service
    self.target = target
  }

  /// Answers, as soon as the headers are there: a body is refused before it comes.
  func answer(_ connection: HTTPConnection, method: String, version: String) -> MHD_Result {
    let head = RequestHead(
      method: method, target: target, version: version, fields: connection.fields)
    let reply = service.reply(to: head)
    switch reply.body {
    case .bytes(let bytes):
      return connection.send(reply, bytes)
    case .events(let stream):
      self.stream = stream
      service.add(stream)
      return connection.send(reply, stream, service.limits)
    }
  }

  /// Called once the answer is sent, or the browser has gone.
  func end() {
    if let stream {
      stream.end()
      service.remove(stream)
    }
    service.endRequest()
  }
}
