/// Names of files and folders that come and go beside those that a person edits.
enum IgnoredName {
  /// Whether a name says nothing about the site: that of an editor's temporary file, of a version
  /// control's folder, or of what sitegen itself writes.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - isFolder: whether it is that of a folder.
  /// - Returns: whether nothing is to be made of it.
  static func contains(_ name: String, isFolder: Bool) -> Bool {
    exact.contains(name) || prefixes.contains { name.hasPrefix($0) }
      || suffixes.contains { name.hasSuffix($0) } || (name == vimProbe && !isFolder)
  }

  /// The file that Vim makes to see whether it can write into a folder; folders of numbered records
  /// have such names, too.
  private static let vimProbe = "4913"
  private static let exact: Set<String> = [".git", ".hg", ".svn", ".DS_Store"]
  /// Emacs's locks, GNOME's and NFS's files that replace others, and sitegen's own.
  private static let prefixes = [".#", ".goutputstream", ".nfs", ".sitegen"]
  /// Backups, Vim's swap files, and what JetBrains's editors replace files by.
  private static let suffixes = ["~", ".swp", ".swx", ".swo", "___jb_tmp___", "___jb_old___"]
}
