#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a path names.
package enum FileKind: Sendable {
  case file
  case folder
  case link
  case other

  package init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }
}

extension Folder {
  /// What a path names, or nil when there is nothing.
  ///
  /// - Parameters:
  ///   - relative: the path.
  ///   - followsLink: whether a link stands for what it leads to.
  /// - Returns: the kind.
  package func kind(of relative: String, followsLink: Bool = true) -> FileKind? {
    var status = stat()
    let result =
      followsLink ? stat(absolute(relative), &status) : lstat(absolute(relative), &status)
    return result == 0 ? FileKind(mode: status.st_mode) : nil
  }
}
