import SiteGenerator

/// How all that is watched looks at a moment, to be compared with how it looks later.
struct FolderSnapshot: Hashable {
  private var stamps: [String: FileStamp] = [:]

  init(of places: WatchedPlaces) {
    let root = places.root
    places.forEachFolder { folder in
      for entry in (try? root.list(folder)) ?? []
      where !IgnoredName.contains(entry.name, isFolder: entry.kind == .folder) {
        let path = "\(folder)/\(entry.name)"
        stamps[path] = root.stamp(of: path)
      }
    }
    for file in places.files { stamps[file] = root.stamp(of: file) }
  }
}
