/// What goes over the wire: an answer with the request's conditions and range applied.
struct HTTPReply: Sendable {
  private(set) var status: HTTPStatus
  private(set) var headers: [(name: String, value: String)]
  private(set) var body: HTTPResponse.Body

  /// - Parameters:
  ///   - response: the answer.
  ///   - head: the request that it answers.
  init(_ response: HTTPResponse, to head: RequestHead) {
    status = response.status
    body = response.body
    headers = response.headers
    if case .events(let stream) = body, head.method == HTTPRequest.Method.head.rawValue {
      // The library would send the mark of a stream's end, which is no part of a head.
      stream.end()
      body = .bytes([])
    }
    add("X-Content-Type-Options", "nosniff")
    // Pages of other origins must not show or run what an unpublished site has.
    add("Cross-Origin-Resource-Policy", "same-origin")
    add("Cache-Control", "no-cache")
    let tag = response.entityTag.flatMap(EntityTag.init)
    if let tag { add("ETag", tag.header) }
    if case .bytes(let bytes) = response.body, response.status == .ok {
      add("Accept-Ranges", "bytes")
      apply(head, to: bytes, tag: tag)
    }
    if status != .notModified { add("Content-Type", response.contentType) }
    if !headers.allSatisfy({ $0.name.isToken && $0.value.isHeaderValue }) {
      refuse(.internalServerError, "the answer has an invalid header")
    }
  }

  /// Adds a header unless the answer has it already.
  private mutating func add(_ name: String, _ value: String) {
    guard !headers.contains(where: { $0.name.lowercased() == name.lowercased() }) else { return }
    headers.append((name, value))
  }

  /// Applies the conditions in the order of RFC 9110, section 13.2.2, then the range.
  private mutating func apply(_ head: RequestHead, to bytes: [UInt8], tag: EntityTag?) {
    if let list = head.list("if-match"), !(EntityTag.list(list, names: tag, takesWeak: false)) {
      refuse(.preconditionFailed, "what is there has changed")
      return
    }
    if let list = head.list("if-none-match"), EntityTag.list(list, names: tag, takesWeak: true) {
      // The body stays for its length (RFC 9110, section 8.6); the library leaves it out.
      status = .notModified
      return
    }
    // A range means something for GET alone (RFC 9110, section 14.2).
    guard head.method == HTTPRequest.Method.get.rawValue, let header = head.list("range"),
      let range = ByteRange(header, size: bytes.count), isWanted(head.list("if-range"), tag: tag)
    else { return }
    switch range {
    case .part(let range):
      status = .partialContent
      body = .bytes(Array(bytes[range]))
      add("Content-Range", "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(bytes.count)")
    case .unsatisfiable:
      refuse(.rangeNotSatisfiable, "there are only \(bytes.count) bytes")
      add("Content-Range", "bytes */\(bytes.count)")
    }
  }

  /// Whether the whole is still what the browser has a part of (RFC 9110, section 13.1.5).
  ///
  /// A date as the condition is never the same, for no answer has one.
  private func isWanted(_ condition: String?, tag: EntityTag?) -> Bool {
    condition.map { $0.trimmingSpaces() == tag?.header } ?? true
  }

  private mutating func refuse(_ status: HTTPStatus, _ message: String) {
    if case .events(let stream) = body { stream.end() }
    let response = RequestRefusal(status, message).response
    self.status = status
    body = response.body
    headers.removeAll { $0.name == "ETag" || !($0.name.isToken && $0.value.isHeaderValue) }
    add("Content-Type", response.contentType)
  }
}
