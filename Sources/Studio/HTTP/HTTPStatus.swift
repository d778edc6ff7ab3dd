/// A status of HTTP (RFC 9110, section 15).
package struct HTTPStatus: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let ok = HTTPStatus(rawValue: 200)
  static let partialContent = HTTPStatus(rawValue: 206)
  package static let movedPermanently = HTTPStatus(rawValue: 301)
  package static let found = HTTPStatus(rawValue: 302)
  static let notModified = HTTPStatus(rawValue: 304)
  package static let badRequest = HTTPStatus(rawValue: 400)
  package static let notFound = HTTPStatus(rawValue: 404)
  static let methodNotAllowed = HTTPStatus(rawValue: 405)
  static let preconditionFailed = HTTPStatus(rawValue: 412)
  static let contentTooLarge = HTTPStatus(rawValue: 413)
  static let rangeNotSatisfiable = HTTPStatus(rawValue: 416)
  static let misdirectedRequest = HTTPStatus(rawValue: 421)
  package static let unprocessableContent = HTTPStatus(rawValue: 422)
  package static let internalServerError = HTTPStatus(rawValue: 500)
  static let notImplemented = HTTPStatus(rawValue: 501)
  static let serviceUnavailable = HTTPStatus(rawValue: 503)

  /// The status in words, as far as the server itself answers with it.
  var reason: String {
    switch self {
    case .badRequest: "Bad Request"
    case .methodNotAllowed: "Method Not Allowed"
    case .preconditionFailed: "Precondition Failed"
    case .contentTooLarge: "Content Too Large"
    case .rangeNotSatisfiable: "Range Not Satisfiable"
    case .misdirectedRequest: "Misdirected Request"
    case .internalServerError: "Internal Server Error"
    case .notImplemented: "Not Implemented"
    case .serviceUnavailable: "Service Unavailable"
    default: "Status"
    }
  }
}
