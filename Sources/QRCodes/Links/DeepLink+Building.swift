extension DeepLink {
  /// The link that opens an app at an action, such as `musicnotes://join?code=MUSIC-A3B7K2`.
  ///
  /// - Parameters:
  ///   - scheme: the app's scheme, without the colon.
  ///   - action: what the app is to do, with `/` between its parts.
  ///   - parameters: the names and values of the query, in order; an empty value is refused, as
  ///     it is on reading.
  /// - Returns: the link with the action as host and path, and everything percent-encoded.
  /// - Throws: `DeepLinkError` when the scheme is not one of an app, the action or a parameter is
  ///   empty, or the link becomes too long.
  public static func build(
    scheme: String, action: String, parameters: [(name: String, value: String)] = []
  ) throws(DeepLinkError) -> DeepLink {
    let scheme = try appScheme(scheme)
    let segments = action.utf8.split(separator: UInt8(ascii: "/")).map { encode(Substring($0)) }
    guard !segments.isEmpty else { throw .missingAction }
    if let empty = parameters.first(where: \.value.isEmpty) { throw .emptyParameter(empty.name) }
    let query = parameters.map { encode($0.name) + "=" + encode($0.value) }
    let text =
      scheme + "://" + segments.joined(separator: "/")
      + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
    return try DeepLink(text, allowedSchemes: [scheme])
  }

  /// The scheme of an app in lower case, as links are compared with it.
  ///
  /// - Parameter name: the scheme as written, without the colon.
  /// - Returns: the scheme.
  /// - Throws: `DeepLinkError` when no app can have it.
  package static func appScheme(_ name: String) throws(DeepLinkError) -> String {
    guard URIParts.isScheme(name) else { throw .invalidScheme(name) }
    guard name.utf8.count <= maximumLength else { throw .tooLong(bytes: name.utf8.count) }
    let scheme = name.lowercased()
    guard scheme != LinkScheme.web else { throw .webScheme(name) }
    try LinkScheme.check(scheme, allowed: [scheme])
    return scheme
  }

  private static func encode(_ text: some StringProtocol) -> String {
    PercentEncoding.encode(String(text), allowed: .unreserved)
  }
}
