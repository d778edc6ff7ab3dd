import CPango

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The fonts that cards are drawn with: a private Fontconfig configuration.
///
/// The user's own configuration is not read, so that desktop settings cannot change a card's
/// bytes. A library is loaded once, before any text engine is made from it, and is then only read.
package struct FontLibrary: Sendable {
  /// Names the font files that are in use, so that a fingerprint changes with them: each file's
  /// family, style and version, but no path of the machine.
  package let identity: String
  /// The theme's files that hold no font, by their names; they are not used.
  package let brokenThemeFiles: [String]
  private let configuration: Configuration

  /// The family of colour emoji.
  package static let emojiFamily = "Noto Color Emoji"

  /// Loads the fonts of a theme and those below the given folders.
  ///
  /// - Parameters:
  ///   - themeFiles: the paths of the font files of a theme and of each that it extends, the nearest
  ///     theme first. A family that one theme has is taken from there alone, whatever versions the
  ///     others and the system have.
  ///   - folders: the folders to look in, with their subfolders; those that do not exist are
  ///     passed over.
  ///   - cacheFolder: where Fontconfig keeps what it has read of the fonts; made when missing.
  /// - Throws: `CanvasError.noFonts` when there is no font file at all, or
  ///   `CanvasError.invalidFontConfiguration`.
  package init(
    themeFiles: [[String]] = [], folders: [String], cacheFolder: String
  ) throws(CanvasError) {
    guard let pointer = FcConfigCreate() else { throw .invalidFontConfiguration }
    let configuration = Configuration(pointer)
    let theme = ThemeFonts(themeFiles)
    brokenThemeFiles = theme.brokenFiles
    let text = FontConfiguration.xml(
      replacedFamilies: theme.replacedFamilies, folders: folders, cacheFolder: cacheFolder)
    let xml = Array(text.utf8) + [0]
    guard FcConfigParseAndLoadFromMemory(pointer, xml, 1) != 0, FcConfigBuildFonts(pointer) != 0,
      theme.files.allSatisfy({ FcConfigAppFontAddFile(pointer, $0) != 0 })
    else { throw .invalidFontConfiguration }
    let faces = Self.faces(of: pointer)
    guard !faces.isEmpty else { throw .noFonts(folders: folders) }
    self.configuration = configuration
    identity = faces.sorted().joined(separator: "\n")
  }

  /// The folders where the system's packages put fonts.
  package static let systemFolders: [String] = {
    #if os(macOS)
      ["/System/Library/Fonts", "/Library/Fonts", "/opt/homebrew/share/fonts", "~/Library/Fonts"]
    #else
      ["/usr/share/fonts", "/usr/local/share/fonts"]
    #endif
  }()

  /// Where Fontconfig keeps what it has read of the fonts between runs.
  package static var defaultCacheFolder: String {
    FontCacheFolder(environment: environment).path
  }

  var pointer: OpaquePointer { configuration.pointer }

  /// Whether both were loaded at once, so that what was made from one can be used with the other.
  package func isSame(as other: FontLibrary) -> Bool { configuration === other.configuration }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  private static func faces(of configuration: OpaquePointer) -> Set<String> {
    let sets = [FcSetSystem, FcSetApplication].compactMap { FcConfigGetFonts(configuration, $0) }
    return Set(
      sets.flatMap(fonts).map { font in
        var version: Int32 = 0
        FcPatternGetInteger(font, FC_FONTVERSION, 0, &version)
        return "\(string(font, FC_FAMILY)) \(string(font, FC_STYLE)) \(version)"
      })
  }

  /// The patterns in a set, which owns them.
  static func fonts(in set: UnsafeMutablePointer<FcFontSet>) -> [OpaquePointer] {
    (0..<Int(set.pointee.nfont)).compactMap { set.pointee.fonts[$0] }
  }

  /// A text in a font's pattern; empty when there is none.
  static func string(_ pattern: OpaquePointer, _ object: String) -> String {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, object, 0, &value) == FcResultMatch, let value else {
      return ""
    }
    return String(cString: value)
  }
}

extension FontLibrary {
  /// Owns the configuration.
  ///
  /// After `init` it is only read, and Fontconfig counts its references atomically (fontconfig 2.10
  /// and later), so tasks may share it.
  private final class Configuration: @unchecked Sendable {
    let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) {
      self.pointer = pointer
    }

    deinit {
      FcConfigDestroy(pointer)
    }
  }
}
