import Canvas
import Foundation

/// The fonts that the tests draw with: all of the system's.
enum SampleFonts {
  /// Whether the system's fonts are those that golden pictures are drawn with.
  static let areOfLinux: Bool = {
    #if os(Linux)
      true
    #else
      false
    #endif
  }()

  static func system() throws -> FontLibrary { try library.get() }

  private static let library = Result { () throws(CanvasError) in
    try FontLibrary(
      folders: FontLibrary.systemFolders,
      cacheFolder: FileManager.default.temporaryDirectory
        .appendingPathComponent("sitegen-tests-fontconfig").path)
  }
}
