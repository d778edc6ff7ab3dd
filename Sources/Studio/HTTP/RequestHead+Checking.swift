extension RequestHead {
  /// The methods that HTTP knows besides (RFC 9110, section 9.3; RFC 5789).
  private static let otherMethods: Set = [
    "CONNECT", "DELETE", "OPTIONS", "PATCH", "POST", "PUT", "TRACE",
  ]

  /// The request that is asked for, when all that could mislead is right.
  ///
  /// - Parameter hosts: the hosts that may be named.
  /// - Throws: a refusal, which is the answer.
  func checked(for hosts: HostPolicy) throws(RequestRefusal) -> HTTPRequest {
    try checkFraming()
    let method = try checkedMethod()
    let target = try RequestTarget(target)
    try check(host: target.authority, for: hosts)
    return HTTPRequest(
      method: method, path: try RequestPath(target.path).text,
      query: try RequestQuery(target.query).parameters)
  }

  /// Refuses bodies, and whatever could be a body to one reader and the next request to another
  /// (RFC 9112, section 11.2).
  private func checkFraming() throws(RequestRefusal) {
    guard values("transfer-encoding").isEmpty else {
      throw RequestRefusal(
        .badRequest, "a request must not have a Transfer-Encoding", endsConnection: true)
    }
    let lengths = values("content-length")
    guard lengths.count <= 1 else {
      throw RequestRefusal(
        .badRequest, "the request has more than one Content-Length", endsConnection: true)
    }
    guard let length = lengths.first, length != "0" else { return }
    guard !length.isEmpty, length.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw RequestRefusal(
        .badRequest, "the Content-Length is not a number", endsConnection: true)
    }
    throw RequestRefusal(
      .contentTooLarge, "a request must not have a body", endsConnection: true)
  }

  private func checkedMethod() throws(RequestRefusal) -> HTTPRequest.Method {
    if let method = HTTPRequest.Method(rawValue: method) { return method }
    guard Self.otherMethods.contains(method) else {
      throw RequestRefusal(.notImplemented, "the method is unknown; use GET or HEAD")
    }
    throw RequestRefusal(.methodNotAllowed, "only GET and HEAD are answered")
  }

  /// Checks the host that is asked for: the one in the first line, if one is there, goes before
  /// the header, which has to be there nevertheless (RFC 9112, section 3.2.2).
  private func check(
    host authority: String?, for hosts: HostPolicy
  ) throws(RequestRefusal) {
    let named = values("host")
    guard named.count <= 1 else {
      throw RequestRefusal(.badRequest, "the request has more than one Host")
    }
    guard !named.isEmpty || version == "HTTP/1.0" else {
      throw RequestRefusal(.badRequest, "the request has no Host")
    }
    for host in named + [authority].compactMap(\.self) where !hosts.accepts(host) {
      throw hosts.refusal
    }
  }
}
