extension CardCache {
  /// A file whose time tells when the cache was last pruned.
  private static let mark = "pruned"
  /// For how long a product is kept that nobody asks for: long enough to go back to an older branch
  /// of the site, and short enough that the cache does not grow with each edit.
  private static let longestUnused = 30 * day

  /// Removes products that were not used for thirty days, at most once a day.
  ///
  /// To be called after a successful build, whose own products count as used. What cannot be removed
  /// stays until the next time.
  package func prune() {
    guard let names = try? folder.list(), folder.age(of: Self.mark).map({ $0 >= Self.day }) ?? true,
      (try? folder.write([], to: Self.mark)) != nil
    else { return }
    for entry in names {
      switch entry.kind {
      case .folder: prune(folder.folder(entry.name))
      // A draft as old as that was left by a process that was killed.
      case .file where entry.name.hasPrefix(Self.draftStart):
        if isOlder(folder, entry.name, than: Self.day) { try? folder.remove(entry.name) }
      case .file, .link, .other: break
      }
    }
  }

  private func prune(_ part: Folder) {
    guard let names = try? part.list() else { return }
    for entry in names where entry.kind == .file {
      if isOlder(part, entry.name, than: Self.longestUnused) { try? part.remove(entry.name) }
    }
    part.removeIfEmpty()
  }

  private func isOlder(_ folder: Folder, _ name: String, than seconds: Int) -> Bool {
    folder.age(of: name).map { $0 >= seconds } ?? false
  }
}
