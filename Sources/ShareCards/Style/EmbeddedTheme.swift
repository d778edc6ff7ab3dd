/// The themes that are part of the binary, so that it works with no checkout beside it.
package enum EmbeddedTheme {
  /// The names of the themes, sorted.
  package static var names: [String] {
    Set(
      files.compactMap { file in
        file.path.description.split(separator: "/").first.map(String.init)
      }
    ).sorted()
  }

  /// The bytes of a file, such as `cards/quote.yml`, or nil when the theme has no such file.
  package static func file(_ path: String, of theme: String) -> [UInt8]? {
    let wanted = "\(theme)/\(path)"
    guard let file = files.first(where: { $0.path.description == wanted }) else { return nil }
    return bytes(of: file.bytes)
  }

  /// The paths of all files of a theme, relative to it, sorted.
  package static func paths(of theme: String) -> [String] {
    files.compactMap { file in
      let path = file.path.description
      return path.hasPrefix(theme + "/") ? String(path.dropFirst(theme.count + 1)) : nil
    }
  }

  private static func bytes(of literal: StaticString) -> [UInt8] {
    literal.withUTF8Buffer { Array($0) }
  }
}
