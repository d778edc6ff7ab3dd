import Canvas
import Foundation

/// The fonts that the tests draw with.
enum SampleFonts {
  /// All fonts of the system.
  static func system() throws -> FontLibrary { try systemLibrary.get() }

  /// Quicksand alone, which has no letters but Latin ones.
  static func latin() throws -> FontLibrary { try latinLibrary.get() }

  private static let systemLibrary = load(FontLibrary.systemFolders)
  private static let latinLibrary = load(folders(named: "quicksand"))

  /// What Fontconfig remembers of the fonts from one run to the next.
  static let cacheFolder = FileManager.default.temporaryDirectory
    .appendingPathComponent("sitegen-tests-fontconfig").path

  private static func load(_ folders: [String]) -> Result<FontLibrary, CanvasError> {
    Result { () throws(CanvasError) in
      try FontLibrary(folders: folders, cacheFolder: cacheFolder)
    }
  }

  /// The folders of the system's fonts with a name.
  private static func folders(named name: String) -> [String] {
    FontLibrary.systemFolders.flatMap { root -> [String] in
      let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
      return paths.filter { $0.split(separator: "/").last?.lowercased() == name }
        .map { root + "/" + $0 }
    }
  }
}

extension TextAttributes {
  /// Inter at 40 pixels.
  static let sample = TextAttributes(family: "Inter", weight: .regular, size: 40)
}
