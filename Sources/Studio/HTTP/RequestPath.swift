import QRCodes

/// A request's path, decoded once and put into one form, so that no later reader can take it for
/// another.
///
/// - Parts are percent-decoded each for itself: an encoded slash never separates parts, and what
///   is encoded twice stays a name with a percent sign.
/// - `.` and `..` are resolved after decoding (RFC 3986, section 5.2.4); a path that would lead
///   above the root is refused instead of cut.
/// - Empty parts are left out without a redirect, for `//host` as a place to go to would be another
///   host.
/// - Backslashes and control characters are refused: other programs take them for separators or
///   for the end of a name.
struct RequestPath: Hashable, Sendable {
  /// The path from the `/` on, with its slash at the end if it has one.
  let text: String

  /// - Parameter written: the path as the request has it, without the query.
  /// - Throws: a refusal that says what in the path is wrong.
  init(_ written: some Collection<UInt8>) throws(RequestRefusal) {
    let slash = UInt8(ascii: "/")
    guard written.first == slash else {
      throw RequestRefusal(.badRequest, "the path does not begin with '/'")
    }
    var parts: [String] = []
    var isFolder = true
    for encoded in written.split(separator: slash, omittingEmptySubsequences: false) {
      let part = try Self.decode(encoded)
      isFolder = part.isEmpty || part == "." || part == ".."
      guard isFolder else {
        parts.append(part)
        continue
      }
      if part == "..", parts.popLast() == nil {
        throw RequestRefusal(.badRequest, "the path leads above the root")
      }
    }
    text = "/" + parts.joined(separator: "/") + (isFolder && !parts.isEmpty ? "/" : "")
  }

  private static func decode(_ part: some Collection<UInt8>) throws(RequestRefusal) -> String {
    guard let written = String(validating: part, as: UTF8.self) else {
      throw RequestRefusal(.badRequest, "the path is not UTF-8")
    }
    if PercentEncoding.firstFault(in: written) != nil {
      throw RequestRefusal(.badRequest, "the path has an invalid percent escape")
    }
    guard let decoded = PercentEncoding.decode(written) else {
      throw RequestRefusal(.badRequest, "the path is not UTF-8")
    }
    for scalar in decoded.unicodeScalars {
      if scalar == "/" { throw RequestRefusal(.badRequest, "the path has an encoded slash") }
      if scalar == "\\" { throw RequestRefusal(.badRequest, "the path has a backslash") }
      if scalar.properties.generalCategory == .control {
        throw RequestRefusal(.badRequest, "the path has a control character")
      }
    }
    return decoded
  }
}
