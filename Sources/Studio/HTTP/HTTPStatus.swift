/// A status of HTTP (RFC 9110, section 15).
package struct HTTPStatus: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let ok = HTTPStatus(rawValue: 200)
  package static let movedPermanently = HTTPStatus(rawValue: 301)
  package static let found = HTTPStatus(rawValue: 302)
  package static let badRequest = HTTPStatus(rawValue: 400)
  package static let notFound = HTTPStatus(rawValue: 404)
  package static let unprocessableContent = HTTPStatus(rawValue: 422)
  package static let internalServerError = HTTPStatus(rawValue: 500)
}
