#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The environment variables that the text libraries read.
enum ProcessEnvironment {
  /// Takes away what would let the user's language or settings change the pixels of a card.
  ///
  /// To be called before anything else, while the process has a single thread.
  static func makeNeutral() {
    let variables = [
      "FC_LANG", "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT",
      "FREETYPE_PROPERTIES", "HB_OPTIONS", "HB_SHAPER_LIST", "LANG", "LANGUAGE", "LC_CTYPE",
      "PANGO_LANGUAGE",
    ]
    for variable in variables { unsetenv(variable) }
    setenv("LC_ALL", "C", 1)
  }
}
