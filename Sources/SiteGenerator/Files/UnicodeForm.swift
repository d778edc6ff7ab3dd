import CGLib

/// Texts in the forms in which they can be compared byte by byte.
///
/// Neither form depends on the system's language.
package enum UnicodeForm {
  /// The text in Normalization Form C of Unicode (Standard Annex #15), in which web addresses are
  /// usual; macOS may give file names in another form.
  package static func composed(_ text: String) -> String {
    if isASCII(text) { return text }
    return converted(text) { g_utf8_normalize($0, $1, G_NORMALIZE_DEFAULT_COMPOSE) }
  }

  /// What two paths have in common when some file system takes them for one: the text without the
  /// differences of case (`ß` equals `ss`) and of composed and decomposed characters.
  package static func collisionKey(_ path: String) -> String {
    if isASCII(path) { return path.withBytes(hasUpperCase) ? path.lowercased() : path }
    return composed(converted(path) { g_utf8_casefold($0, $1) })
  }

  private static func isASCII(_ text: String) -> Bool {
    text.withBytes { $0.reduce(0, |) < 0x80 }
  }

  /// Looks at all bytes, which is faster than stopping at the first: several are compared at once.
  private static func hasUpperCase(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.reduce(UInt8(0)) { $0 | ($1 &- UInt8(ascii: "A") < 26 ? 1 : 0) } != 0
  }

  /// What a function of GLib makes of a text.
  ///
  /// GLib takes NUL for the end of a text, so what stands between two of them is converted by
  /// itself.
  private static func converted(
    _ text: String,
    by convert: (UnsafePointer<CChar>, gssize) -> UnsafeMutablePointer<CChar>?
  ) -> String {
    if text.utf8.contains(0) {
      return text.utf8.split(separator: 0, omittingEmptySubsequences: false)
        .map { converted(String(Substring($0)), by: convert) }.joined(separator: "\0")
    }
    return text.withCString { pointer in
      guard let result = convert(pointer, text.utf8.count) else { return text }
      defer { g_free(result) }
      return String(cString: result)
    }
  }
}
