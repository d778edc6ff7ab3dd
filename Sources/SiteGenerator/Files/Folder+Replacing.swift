#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Folder {
  /// Puts a file in its place in one step, whatever was there: whoever looks at it sees the old
  /// content or the new one, and a fault leaves the old one.
  ///
  /// Folders that lead to it are made.
  ///
  /// - Parameters:
  ///   - relative: the file's path.
  ///   - bytes: the whole content.
  ///   - draft: the path that the file has until it is whole; nothing is left there.
  ///   - mode: who may read and write it, as for `write`.
  /// - Throws: `FileError`.
  package func replace(
    _ relative: String, with bytes: [UInt8], draft: String, mode: UInt32? = 0o644
  ) throws(FileError) {
    try replace(relative, draft: draft) { () throws(FileError) in
      try write(bytes, to: draft, mode: mode)
    }
  }

  /// Puts something in its place in one step.
  ///
  /// - Parameters:
  ///   - relative: the path of its place.
  ///   - draft: the path at which it is made; nothing is left there.
  ///   - make: makes it.
  /// - Throws: `FileError`; what was in the place then still is.
  package func replace(
    _ relative: String, draft: String, make: () throws(FileError) -> Void
  ) throws(FileError) {
    do throws(FileError) {
      try make()
      try move(draft, to: relative)
    } catch {
      try? remove(draft)
      throw error
    }
  }

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
      try folder.replace(name, with: bytes, draft: draft, mode: folder.permissions(of: name))
    } catch {
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
