import Documents

/// A path of the site that an author writes, as a browser's address line shows it.
enum WrittenPath {
  /// What keeps a text from being the path of an address; nil when nothing does.
  ///
  /// - Parameters:
  ///   - text: the path, with or without slashes at its ends.
  ///   - example: one that is right, for hints.
  /// - Returns: the fault.
  static func fault(in text: String, example: String) -> ValueFault? {
    if text.contains("://") || text.hasPrefix("//") {
      return fault("must be a path of this site, not an address", "write it as in \(example)")
    }
    if text.utf8.contains(where: { "?#".utf8.contains($0) }) {
      return fault("must not have '?' or '#'", "keep the path alone")
    }
    if text.utf8.contains(UInt8(ascii: "%")) {
      return fault("must not have '%'", "write the characters as they are, not percent-encoded")
    }
    if text.utf8.contains(UInt8(ascii: "\\")) {
      return fault("must not have '\\'", "write '/' between its parts")
    }
    let path = withoutOuterSlashes(text)
    guard !path.isEmpty else { return fault("must name a page", "write it as in \(example)") }
    return OutputPath.fault(in: path).map { reason in
      fault("is no path of the site: \(reason)", "write it as in \(example)")
    }
  }

  private static func fault(_ message: String, _ hint: String) -> ValueFault {
    ValueFault(message, hint: hint, code: .invalidURL)
  }

  /// The path without one slash at its start and one at its end.
  static func withoutOuterSlashes(_ text: String) -> String {
    var bytes = Substring(text).utf8
    if bytes.first == UInt8(ascii: "/") { bytes.removeFirst() }
    if bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    return String(Substring(bytes))
  }
}
