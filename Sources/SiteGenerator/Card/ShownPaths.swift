/// How messages show the paths of folders: as the user would type them.
struct ShownPaths {
  /// The resolved folder that the command runs in; nil to show absolute paths.
  private let current: [String]?

  /// Paths that are shown from a folder.
  init(from folder: String) {
    current = Self.parts(folder)
  }

  /// Paths that are shown as a given one is written: absolute, or from the current folder.
  init(of path: String) {
    let isAbsolute = path.utf8.first == OutputPath.slash
    current = isAbsolute ? nil : Folder(path: "").resolvedPath.map(Self.parts)
  }

  /// A folder by its resolved path.
  func folder(_ path: String) -> Folder {
    Folder(path: path, name: name(of: path))
  }

  private func name(of path: String) -> String {
    let parts = Self.parts(path)
    guard let current else { return path }
    let common = zip(parts, current).prefix { $0 == $1 }.count
    // From the top of the file system on, nobody would type a way up.
    guard common > 0 || current.isEmpty else { return path }
    let up = Array(repeating: "..", count: current.count - common)
    return (up + parts[common...]).joined(separator: "/")
  }

  private static func parts(_ path: String) -> [String] {
    OutputPath.parts(of: path).filter { !$0.isEmpty }
  }
}
