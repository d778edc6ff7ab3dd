extension RequestHead {
  /// The methods that HTTP knows besides (RFC 9110, section 9.3; RFC 5789).
  private static let otherMethods: Set = [
    "CONNECT", "DELETE", "OPTIONS", "PATCH", "POST", "PUT", "TRACE",
  ]

  /// The request that is asked for, when all that could mislead is right; `framingFault` is looked
  /// at before.
  ///
  /// - Parameter hosts: the hosts that may be named.
  /// - Returns: the request as its handler gets it.
  /// - Throws: a refusal, which is the answer.
  func checked(for hosts: HostPolicy) throws(RequestRefusal) -> HTTPRequest {
    let method = try checkedMethod()
    let target = try RequestTarget(target)
    try check(host: target.authority, for: hosts)
    return HTTPRequest(
      method: method, path: try RequestPath(target.path).text,
      query: try RequestQuery(target.query).parameters)
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
