/// What a request asks for, cut into its parts (RFC 9112, section 3.2).
struct RequestTarget: Hashable, Sendable {
  /// The host and port, when the request names them in its first line.
  let authority: String?
  /// From the `/` on, as written.
  let path: [UInt8]
  /// What stands behind the `?`; empty when there is none.
  let query: [UInt8]

  private static let scheme = "http://"

  /// - Parameter written: the target as the request has it.
  /// - Throws: a refusal when it is neither a path nor an address of HTTP.
  init(_ written: [UInt8]) throws(RequestRefusal) {
    guard written.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else {
      throw RequestRefusal(.badRequest, "the address has a space or a control character")
    }
    guard !written.contains(UInt8(ascii: "#")) else {
      throw RequestRefusal(.badRequest, "the address has a fragment, which browsers keep")
    }
    let rest: ArraySlice<UInt8>
    if written.first == UInt8(ascii: "/") {
      authority = nil
      rest = written[...]
    } else if String(decoding: written.prefix(Self.scheme.utf8.count), as: UTF8.self).lowercased()
      == Self.scheme
    {
      let address = written.dropFirst(Self.scheme.utf8.count)
      let host = address.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
      authority = String(decoding: host, as: UTF8.self)
      rest = address.dropFirst(host.count)
    } else {
      throw RequestRefusal(.badRequest, "the path does not begin with '/'")
    }
    let path = rest.prefix { $0 != UInt8(ascii: "?") }
    // An address that ends with its host means the root.
    self.path = path.isEmpty && authority != nil ? [UInt8(ascii: "/")] : Array(path)
    query = Array(rest.dropFirst(path.count + 1))
  }
}
