import Documents

extension HTTPResponse {
  /// JSON in one line.
  static func json(_ value: JSONText, status: HTTPStatus = .ok) -> HTTPResponse {
    HTTPResponse(
      status: status, contentType: "application/json", body: .bytes(Array(value.line.utf8)))
  }

  /// A plain text.
  static func text(_ text: String, status: HTTPStatus) -> HTTPResponse {
    HTTPResponse(
      status: status, contentType: "text/plain; charset=utf-8", body: .bytes(Array(text.utf8)))
  }

  /// Sends the browser to another address.
  ///
  /// - Parameters:
  ///   - address: an address from the host's root, percent-encoded.
  ///   - status: whether for ever or for now.
  /// - Returns: the answer, with the address in its text for programs that do not follow it.
  static func redirect(to address: String, status: HTTPStatus) -> HTTPResponse {
    var response = text("see \(address)\n", status: status)
    response.headers = [(name: "Location", value: address)]
    return response
  }
}
