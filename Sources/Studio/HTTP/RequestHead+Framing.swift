import QRCodes

extension RequestHead {
  /// Why the request cannot be told from what follows it: it has a body, or what could be a body to
  /// one reader and the next request to another (RFC 9112, section 11.2).
  ///
  /// After such a request, nothing more is read from the connection.
  var framingFault: RequestRefusal? {
    guard fields.allSatisfy({ $0.name.isToken }) else {
      return Self.fault(.badRequest, "a header has a name that is none")
    }
    guard values("transfer-encoding").isEmpty else {
      return Self.fault(.badRequest, "a request must not have a Transfer-Encoding")
    }
    let lengths = values("content-length")
    guard lengths.count <= 1 else {
      return Self.fault(.badRequest, "the request has more than one Content-Length")
    }
    guard let length = lengths.first, length != "0" else { return nil }
    guard !length.isEmpty, length.utf8.allSatisfy(ASCIISet.digits.contains) else {
      return Self.fault(.badRequest, "the Content-Length is not a number")
    }
    return Self.fault(.contentTooLarge, "a request must not have a body")
  }

  private static func fault(_ status: HTTPStatus, _ message: String) -> RequestRefusal {
    RequestRefusal(status, message, endsConnection: true)
  }
}
