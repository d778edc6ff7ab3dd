/// Where Fontconfig keeps what it has read of the fonts between runs.
enum FontCache {
  /// A folder of the user's cache (XDG Base Directory Specification), or of the temporary files
  /// when there is no home.
  static func folder(_ console: Console) -> String {
    if let cache = console.environment("XDG_CACHE_HOME"), cache.hasPrefix("/") {
      return "\(cache)/sitegen/fontconfig"
    }
    if let home = console.environment("HOME"), home.hasPrefix("/") {
      return "\(home)/.cache/sitegen/fontconfig"
    }
    return "/tmp/sitegen-fontconfig"
  }
}
