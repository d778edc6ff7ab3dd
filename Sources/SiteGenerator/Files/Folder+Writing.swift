#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Folder {
  /// Writes a new file, and the folders that lead to it.
  ///
  /// An existing file is written anew; a link in its place is not followed.
  ///
  /// - Parameters:
  ///   - bytes: the whole content.
  ///   - relative: the file's path.
  ///   - mode: who may read and write it; nil leaves that to the process's mask, as for a file that
  ///     a person named.
  /// - Throws: `FileError`; the file may then be there in part.
  package func write(
    _ bytes: [UInt8], to relative: String, mode: UInt32? = 0o644
  ) throws(FileError) {
    try makeParents(of: relative)
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW
    let descriptor = open(absolute(relative), flags, 0o666)
    guard descriptor >= 0 else { throw error(.write, relative) }
    defer { close(descriptor) }
    if let mode, fchmod(descriptor, mode_t(truncatingIfNeeded: mode)) != 0 {
      throw error(.write, relative)
    }
    var offset = 0
    while offset < bytes.count {
      let part = bytes.withUnsafeBytes {
        systemWrite(descriptor, $0.baseAddress.map { $0 + offset }, $0.count - offset)
      }
      guard part >= 0 else {
        if errno == EINTR { continue }
        throw error(.write, relative)
      }
      offset += part
    }
  }

  /// Makes the folders above a path, from the top.
  ///
  /// - Throws: `FileError` when one cannot be made, or when a link stands in for one: what is
  ///   written must stay below this folder.
  package func makeParents(of relative: String) throws(FileError) {
    try make()
    for parent in OutputPath.folders(of: relative) { try makeFolder(parent) }
  }

  /// Makes this folder, and those above it that are missing.
  ///
  /// - Returns: whether the folder was not there before.
  /// - Throws: `FileError`.
  @discardableResult
  package func make() throws(FileError) -> Bool {
    if kind(of: "") == .folder { return false }
    if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex {
      let parent = String(path[..<slash])
      try Folder(path: parent, name: parent).make()
    }
    return try makeFolder("")
  }

  /// Makes one folder below this one, whose parent is there.
  ///
  /// - Returns: whether it was not there before.
  /// - Throws: `FileError`.
  @discardableResult
  func makeFolder(_ relative: String) throws(FileError) -> Bool {
    if mkdir(absolute(relative), 0o755) == 0 {
      guard chmod(absolute(relative), 0o755) == 0 else { throw error(.write, relative) }
      return true
    }
    guard errno == EEXIST else { throw error(.write, relative) }
    let kind = kind(of: relative, followsLink: relative.isEmpty)
    guard kind == .folder else {
      throw error(.write, relative, reason: "it is not a folder")
    }
    return false
  }

  /// Checks that this process may make, replace and remove files in a folder.
  ///
  /// - Throws: `FileError` with the system's reason when it may not.
  func checkIsWritable(_ relative: String) throws(FileError) {
    guard access(absolute(relative), W_OK | X_OK) == 0 else { throw error(.write, relative) }
  }

  /// Moves a file to another path below the folder, in one step.
  ///
  /// - Throws: `FileError`; then neither file has changed.
  package func move(_ relative: String, to target: String) throws(FileError) {
    try makeParents(of: target)
    guard rename(absolute(relative), absolute(target)) == 0 else { throw error(.write, target) }
  }

  /// Removes a file or a link; one that is not there is no fault.
  package func remove(_ relative: String) throws(FileError) {
    guard unlink(absolute(relative)) == 0 || errno == ENOENT || errno == ENOTDIR else {
      throw error(.remove, relative)
    }
  }

  /// Removes the empty folders above a path, from the lowest up; those that are gone already
  /// are passed by.
  package func removeEmptyFolders(above relative: String) {
    for parent in OutputPath.folders(of: relative).reversed() {
      guard rmdir(absolute(parent)) == 0 || errno == ENOENT else { return }
    }
  }

  /// Removes this folder itself if nothing is in it.
  package func removeIfEmpty() {
    _ = rmdir(path)
  }

  /// Removes a folder with all that is in it; links are removed, not followed.
  package func removeTree(_ relative: String) throws(FileError) {
    guard let kind = kind(of: relative, followsLink: false) else { return }
    guard kind == .folder else { return try remove(relative) }
    for entry in try list(relative) {
      try removeTree("\(relative)/\(entry.name)")
    }
    guard rmdir(absolute(relative)) == 0 else { throw error(.remove, relative) }
  }
}

/// The system's `write`, whose name a method here would hide.
private func systemWrite(
  _ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int
) -> Int {
  write(descriptor, buffer, count)
}
