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
    if isASCII(path) { return path.utf8.contains(where: isUpperCase) ? path.lowercased() : path }
    return composed(converted(composed(path)) { g_utf8_casefold($0, $1) })
  }

  private static func isASCII(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { $0.reduce(0, |) < 0x80 }
      ?? text.utf8.allSatisfy { $0 < 0x80 }
  }

  private static func isUpperCase(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  /// What a function of GLib makes of a text.
  ///
  /// GLib takes NUL for the end of a text, so what stands between two of them is converted by
  /// itself.
  private static func converted(
    _ text: String,
    by convert: (UnsafePointer<CChar>, gssize) -> UnsafeMutablePointer<CChar>?
  ) -> String {
    let parts = text.utf8.split(separator: 0, omittingEmptySubsequences: false).map { part in
      let part = String(Substring(part))
      return part.withCString { pointer in
        guard let result = convert(pointer, part.utf8.count) else { return part }
        defer { g_free(result) }
        return String(cString: result)
      }
    }
    return parts.joined(separator: "\0")
  }
}
