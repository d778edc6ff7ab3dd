import CPango

/// The font files of a theme and of those that it extends.
struct ThemeFonts {
  /// The families that the files hold.
  private(set) var families: Set<String> = []
  /// The paths of the files that are to be used.
  private(set) var files: [String] = []
  /// The files, by their names, that hold no font.
  private(set) var brokenFiles: [String] = []

  /// Families that are weights of another one in some releases of a font.
  ///
  /// A theme that has the other one replaces them too.
  private static let splitFamilies = ["Quicksand": "Quicksand Medium"]

  /// Reads the files.
  ///
  /// - Parameter files: the paths of each theme's files, the nearest theme first: a family that one of
  ///   them has is not taken from those behind it.
  init(_ files: [[String]]) {
    for group in files {
      var found: Set<String> = []
      for path in group {
        let own = Self.families(ofFile: path)
        if own.isEmpty { brokenFiles.append(Self.name(of: path)) }
        if !own.isSubset(of: replacedFamilies) { self.files.append(path) }
        found.formUnion(own)
      }
      families.formUnion(found)
    }
  }

  /// The families that are taken from the files alone.
  var replacedFamilies: Set<String> {
    families.union(families.compactMap { Self.splitFamilies[$0] })
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  private static func families(ofFile path: String) -> Set<String> {
    guard let fonts = FcFontSetCreate() else { return [] }
    defer { FcFontSetDestroy(fonts) }
    var count: Int32 = 0
    FcFreeTypeQueryAll(path, UInt32.max, nil, &count, fonts)
    return Set(FontLibrary.fonts(in: fonts).map { FontLibrary.string($0, FC_FAMILY) })
  }
}
