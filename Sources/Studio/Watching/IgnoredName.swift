/// Names of files and folders that come and go beside those that a person edits.
enum IgnoredName {
  /// Whether a name says nothing about the site: that of an editor's temporary file, of a version
  /// control's folder, or of what sitegen itself writes.
  static func contains(_ name: String) -> Bool {
    exact.contains(name) || prefixes.contains { name.hasPrefix($0) }
      || suffixes.contains { name.hasSuffix($0) }
  }

  /// `4913` is what Vim makes to see whether it can write into a folder.
  private static let exact: Set<String> = [".git", ".hg", ".svn", ".DS_Store", "4913"]
  /// Emacs's locks, GNOME's and NFS's files that replace others, and sitegen's own.
  private static let prefixes = [".#", ".goutputstream", ".nfs", ".sitegen"]
  /// Backups, Vim's swap files, and what JetBrains's editors replace files by.
  private static let suffixes = ["~", ".swp", ".swx", ".swo", "___jb_tmp___", "___jb_old___"]
}
