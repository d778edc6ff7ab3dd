import Canvas
import Diagnostics
import Documents

extension StyleLibrary {
  /// The styles of the default theme in the binary, read when they are first asked for.
  static let embedded = load(theme: "default").library

  /// Reads the styles of a theme in the binary.
  ///
  /// - Parameter theme: the theme's name.
  /// - Returns: the styles, and what is wrong with their files: nothing, unless the build is damaged.
  static func load(theme: String) -> (library: StyleLibrary, diagnostics: [Diagnostic]) {
    var definitions: [String: StyleDefinition] = [:]
    var pictures: [String: File] = [:]
    var diagnostics: [Diagnostic] = []
    for path in EmbeddedTheme.paths(of: theme) where path.hasPrefix(folder) {
      guard let bytes = EmbeddedTheme.file(path, of: theme) else { continue }
      let name = String(path.dropFirst(folder.count))
      if name.hasSuffix(suffix) {
        let (definition, found) = StyleDefinition.read(SourceText(path: path, bytes: bytes))
        definitions[String(name.dropLast(suffix.count))] = definition
        diagnostics += found
      } else {
        pictures[name] = File(bytes: bytes, key: key(of: bytes))
      }
    }
    let library = StyleLibrary(definitions, pictures: pictures)
    return (library, diagnostics + library.diagnostics)
  }

  private static let folder = "styles/"
  private static let suffix = ".yml"

  /// A hash of a file in the binary, of which there are few: FNV-1a (RFC 9923) in 64 bits, beside the
  /// length.
  private static func key(of bytes: [UInt8]) -> PictureCache.Key {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return PictureCache.Key(high: UInt64(bytes.count), low: hash)
  }
}
