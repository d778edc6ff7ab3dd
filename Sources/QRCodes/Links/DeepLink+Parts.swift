extension DeepLink {
  /// What the link asks the app to do, decoded; empty when it names nothing.
  ///
  /// The host and path forms of an app's scheme mean the same, as apps are written for either:
  /// `musicnotes://join`, `musicnotes:///join` and `musicnotes:join` are all `join`. For `https` it
  /// is the path alone.
  public var action: String {
    let host = isCustomScheme ? authority ?? "" : ""
    return (host + "/" + path).utf8
      .split(separator: UInt8(ascii: "/"))
      .map { PercentEncoding.decode(Substring($0)) ?? String(Substring($0)) }
      .joined(separator: "/")
  }

  /// The decoded value of a parameter in the link's query; of several with one name the first.
  ///
  /// - Parameter name: the parameter's name, decoded.
  /// - Returns: the value, which is not empty.
  /// - Throws: `DeepLinkError` when the parameter is missing, empty or not UTF-8.
  public func parameter(named name: String) throws(DeepLinkError) -> String {
    for item in (query ?? "").utf8.split(separator: UInt8(ascii: "&")) {
      let pair = item.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard let first = pair.first, PercentEncoding.decode(Substring(first)) == name else {
        continue
      }
      guard let last = pair.dropFirst().first, !last.isEmpty else { throw .emptyParameter(name) }
      guard let value = PercentEncoding.decode(Substring(last)) else {
        throw .unreadableParameter(name)
      }
      return value
    }
    throw .missingParameter(name)
  }
}
