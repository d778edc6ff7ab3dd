/// The parts of a URI as they stand in its text, cut as in RFC 3986, appendix B.
///
/// Beyond the scheme nothing is checked or decoded here: any text with a scheme has parts. It is
/// cut between scalars, not characters, since a combining mark after a slash must not hide it.
struct URIParts {
  /// What stands before the first colon, in lower case.
  let scheme: String
  /// What stands between `//` and the path, or nil when there is no `//`.
  let authority: String?
  let path: String
  /// What stands after `?`, or nil when there is none.
  let query: String?
  /// What stands after `#`, or nil when there is none.
  let fragment: String?

  /// Cuts a text up, or gives nil when it does not begin with a scheme and a colon.
  init?(_ text: String) {
    var rest = text.unicodeScalars[...]
    let scheme = Self.take(&rest, until: ":/?#")
    guard Self.isScheme(scheme), rest.popFirst() == ":" else { return nil }
    self.scheme = scheme.lowercased()
    if rest.starts(with: "//".unicodeScalars) {
      rest.removeFirst(2)
      authority = Self.take(&rest, until: "/?#")
    } else {
      authority = nil
    }
    path = Self.take(&rest, until: "?#")
    query = Self.takePart(&rest, after: "?", until: "#")
    fragment = Self.takePart(&rest, after: "#", until: "")
  }

  /// Whether a text is a scheme by RFC 3986, section 3.1.
  static func isScheme(_ text: String) -> Bool {
    guard let first = text.utf8.first, ASCIISet.letters.contains(first) else { return false }
    let allowed = ASCIISet.letters.adding("0123456789+-.")
    return text.utf8.allSatisfy(allowed.contains)
  }

  private static func take(
    _ rest: inout Substring.UnicodeScalarView, until stops: String
  ) -> String {
    let part = rest.prefix { !stops.unicodeScalars.contains($0) }
    rest = rest[part.endIndex...]
    return String(part)
  }

  private static func takePart(
    _ rest: inout Substring.UnicodeScalarView, after mark: Unicode.Scalar, until stops: String
  ) -> String? {
    guard rest.first == mark else { return nil }
    rest.removeFirst()
    return take(&rest, until: stops)
  }
}
