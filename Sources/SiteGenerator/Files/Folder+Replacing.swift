#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Folder {
  /// Writes a file that a person named, in one step: whoever looks at it sees the old content or
  /// the new one, and a fault leaves the old one.
  ///
  /// Folders that lead to it are made. A link is followed, so that what it leads to is replaced. A
  /// file that was there keeps its permissions; a new one gets those of the process's mask.
  ///
  /// - Parameters:
  ///   - path: the file's path as the person wrote it.
  ///   - bytes: the whole content.
  /// - Throws: `FileError`, also when a folder or a device stands there.
  package static func replaceFile(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let (parent, name) = parts(of: path)
    let folder = Folder(path: parent, name: parent == "." ? "" : parent)
    switch folder.kind(of: name) {
    case .folder,
      _ where name.isEmpty:
      throw folder.error(.write, name, reason: "it is a folder")
    case .other, .link: throw folder.error(.write, name, reason: "it is not an ordinary file")
    case .file where folder.kind(of: name, followsLink: false) == .link:
      guard let target = folder.folder(name).resolvedPath else {
        throw folder.error(.write, name)
      }
      return try replaceFile(target, with: bytes)
    case .file, nil: break
    }
    let draft = OutputPath.ownPrefix + "-" + String(UInt64.random(in: .min ... .max), radix: 16)
    do throws(FileError) {
      try folder.write(bytes, to: draft, mode: folder.permissions(of: name))
      try folder.move(draft, to: name)
    } catch {
      try? folder.remove(draft)
      let culprit = error.path == folder.shown(draft) ? path : error.path
      throw FileError(operation: .write, path: culprit, reason: error.reason)
    }
  }

  private static func parts(of path: String) -> (parent: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: OutputPath.slash) else { return (".", path) }
    let parent = slash == path.startIndex ? "/" : String(path[..<slash])
    return (parent, String(path[path.utf8.index(after: slash)...]))
  }

  /// Who may read, write and run a file, as the bits of `chmod`; nil when it is not there.
  private func permissions(of relative: String) -> UInt32? {
    var status = stat()
    guard stat(absolute(relative), &status) == 0 else { return nil }
    return UInt32(status.st_mode) & 0o777
  }
}
