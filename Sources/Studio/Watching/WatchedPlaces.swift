import SiteGenerator

/// What is watched of a site: some folders with all below them, and single files elsewhere.
struct WatchedPlaces: Sendable {
  /// The site's folder.
  let root: Folder
  /// Files outside of the trees that the site depends on, by their paths below the root.
  var files: Set<String> = []

  /// The folders of the root that are watched with all below them.
  static let trees = ["content", "site", "themes"]

  init(root: Folder, files: Set<String> = []) {
    self.root = root
    self.files = files
  }

  /// The names that matter in folders outside of the trees, by the folders' paths below the root.
  var names: [String: Set<String>] {
    var result: [String: Set<String>] = ["": Set(Self.trees)]
    for file in files where !Self.isInTree(file) {
      // Cut between bytes, as all paths are.
      let slash = file.utf8.lastIndex(of: UInt8(ascii: "/"))
      let folder = slash.map { String(file[..<$0]) } ?? ""
      let name = slash.map { String(file[file.utf8.index(after: $0)...]) } ?? file
      result[folder, default: []].insert(name)
    }
    return result
  }

  private static func isInTree(_ file: String) -> Bool {
    trees.contains { file.utf8.starts(with: "\($0)/".utf8) }
  }

  /// Visits every folder of the trees, each before those in it are looked for, so that what comes
  /// meanwhile is either found or told by who watches the folder.
  ///
  /// Links inside are passed by, as the site passes them by; one of the trees may itself be a link.
  ///
  /// - Parameter visit: gets the path below the root.
  /// - Throws: what `visit` throws.
  func forEachFolder<Failure: Error>(
    _ visit: (String) throws(Failure) -> Void
  ) throws(Failure) {
    var rest = Self.trees.filter { root.kind(of: $0) == .folder }
    while let folder = rest.popLast() {
      try visit(folder)
      // A folder that was taken away meanwhile has nothing in it.
      for entry in (try? root.list(folder)) ?? []
      where entry.kind == .folder && !IgnoredName.contains(entry.name, isFolder: true) {
        rest.append("\(folder)/\(entry.name)")
      }
    }
  }
}
