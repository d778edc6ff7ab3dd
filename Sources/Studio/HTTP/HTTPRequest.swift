/// What a browser asks for, after the parts that could mislead were checked.
package struct HTTPRequest: Hashable, Sendable {
  package enum Method: String, CaseIterable, Sendable {
    case get = "GET"
    case head = "HEAD"
  }

  /// HEAD is answered as GET is, and the server leaves the body out.
  package var method: Method
  /// The path, percent-decoded once, in UTF-8, from the `/` on; without empty parts, `.` and `..`,
  /// and with its slash at the end if it has one.
  package var path: String
  /// The query's parameters, decoded; of two with one name the first.
  package var query: [String: String]

  package init(method: Method = .get, path: String, query: [String: String] = [:]) {
    self.method = method
    self.path = path
    self.query = query
  }
}
