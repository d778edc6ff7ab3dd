import Canvas
import Foundation

/// The font files that the system's packages brought.
package enum SystemFonts {
  /// A TrueType file by its name without the ending.
  package static func file(named name: String) -> URL? {
    FontLibrary.systemFolders.lazy.compactMap { root -> URL? in
      let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
      return paths.first { $0.hasSuffix("/\(name).ttf") }.map { URL(filePath: root + "/" + $0) }
    }.first
  }
}
