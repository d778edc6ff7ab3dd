extension Unicode.Scalar {
  /// Whether a link may hold the scalar, if only percent-encoded.
  ///
  /// White space and control characters are cut out by some readers and end the link for others.
  /// Directional and invisible characters make it look like another link. A browser takes a
  /// backslash for a slash, which other readers do not, so both would see different hosts.
  var isAllowedInLinks: Bool {
    // Most links are ASCII, whose properties need not be looked up.
    if (0x21...0x7E).contains(value) { return value != 0x5C }
    if properties.isWhitespace || properties.isBidiControl { return false }
    if properties.generalCategory == .control { return false }
    switch value {
    // Some scripts spell words with joiners, and emoji with selectors of their form.
    case 0x200C, 0x200D, 0xFE00...0xFE0F: return true
    default: return !properties.isDefaultIgnorableCodePoint
    }
  }
}
