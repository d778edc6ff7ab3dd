/// The first lines of a request, as they came in: nothing in them is checked yet.
struct RequestHead: Hashable, Sendable {
  /// One header; its name is in lower case.
  struct Field: Hashable, Sendable {
    let name: String
    let value: String
  }

  /// The method as written; methods are case-sensitive (RFC 9110, section 9.1).
  var method: String
  /// What stands between the method and the version: path and query, or more.
  var target: [UInt8]
  /// The protocol's version as written, such as `HTTP/1.1`.
  var version: String
  var fields: [Field] = []

  /// The values of all headers of a name, which is in lower case, in their order.
  func values(_ name: String) -> [String] {
    fields.filter { $0.name == name }.map(\.value)
  }

  /// The value of a header that may come as several, which is then one list (RFC 9110, section
  /// 5.3); nil when there is none.
  func list(_ name: String) -> String? {
    let values = values(name)
    return values.isEmpty ? nil : values.joined(separator: ", ")
  }
}
