/// What a browser gets.
package struct HTTPResponse: Sendable {
  package enum Body: Sendable {
    case bytes([UInt8])
    /// Server-sent events (HTML, "Server-sent events"), until either side ends the stream.
    case events(EventStream)
  }

  package var status: HTTPStatus
  /// The `Content-Type`.
  package var contentType: String
  /// Changes when the body does; the server makes the `ETag` of it and answers conditions.
  package var entityTag: String?
  /// Any other headers, such as `Location`.
  package var headers: [(name: String, value: String)]
  package var body: Body

  package init(
    status: HTTPStatus = .ok, contentType: String, entityTag: String? = nil,
    headers: [(name: String, value: String)] = [], body: Body
  ) {
    self.status = status
    self.contentType = contentType
    self.entityTag = entityTag
    self.headers = headers
    self.body = body
  }
}
