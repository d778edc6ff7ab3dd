import Canvas
import Foundation

/// The fonts that the tests draw with: all of the system's.
enum SampleFonts {
  static func system() throws -> FontLibrary { try library.get() }

  private static let library = Result { () throws(CanvasError) in
    try FontLibrary(
      folders: FontLibrary.systemFolders,
      cacheFolder: FileManager.default.temporaryDirectory
        .appendingPathComponent("sitegen-tests-fontconfig").path)
  }
}
