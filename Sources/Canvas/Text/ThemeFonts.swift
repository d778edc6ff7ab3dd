import CPango

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The font files in the folders of a theme and of those that it extends.
struct ThemeFonts {
  /// The families that the files hold.
  private(set) var families: Set<String> = []
  /// The paths of the files that hold fonts.
  private(set) var files: [String] = []
  /// The files, by their names, that have a font's name but hold none.
  private(set) var brokenFiles: [String] = []

  /// The ends of the names of files that hold fonts (OpenType 1.9, "Filenames").
  private static let extensions = [".ttf", ".otf", ".ttc", ".otc"]
  /// More files than a theme has fonts, so that a wrong folder costs no minutes.
  private static let maximumFiles = 200

  /// Reads the files of some folders; those in folders below them are not looked at.
  ///
  /// - Parameter folders: the folders, the nearest first: a family that one of them has is not taken
  ///   from those behind it.
  init(folders: [String]) {
    for folder in folders {
      var found: Set<String> = []
      for name in Self.fileNames(in: folder).prefix(Self.maximumFiles) {
        let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        let own = Self.families(ofFile: path)
        if own.isEmpty { brokenFiles.append(name) }
        if !own.isSubset(of: families) { files.append(path) }
        found.formUnion(own)
      }
      families.formUnion(found)
    }
  }

  /// The names of the font files in a folder in the order of their bytes.
  private static func fileNames(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var result: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if extensions.contains(where: name.lowercased().hasSuffix), !name.hasPrefix(".") {
        result.append(name)
      }
    }
    return result.sorted()
  }

  private static func families(ofFile path: String) -> Set<String> {
    guard let fonts = FcFontSetCreate() else { return [] }
    defer { FcFontSetDestroy(fonts) }
    var count: Int32 = 0
    FcFreeTypeQueryAll(path, UInt32.max, nil, &count, fonts)
    return Set(
      (0..<Int(fonts.pointee.nfont)).compactMap { index in
        fonts.pointee.fonts[index].map { FontLibrary.string($0, FC_FAMILY) }
      })
  }
}
