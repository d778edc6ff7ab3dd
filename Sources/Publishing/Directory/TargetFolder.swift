import SiteGenerator

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder at a target, in which files appear whole or not at all.
struct TargetFolder: Sendable {
  let folder: Folder

  /// Where a file is written before it takes its place; of one run at a time, so that what a killed
  /// one left is written over.
  static let draft = ".sitegen-publishing"

  init(_ folder: Folder) {
    self.folder = folder
  }

  /// Puts a file in its place in one step.
  func replace(_ path: String, with bytes: [UInt8]) throws(PublishingError) {
    try file { () throws(FileError) in
      try folder.replace(path, with: bytes, draft: Self.draft)
    }
  }

  /// Writes a file into a folder that nobody looks at yet.
  func write(_ bytes: [UInt8], to path: String) throws(PublishingError) {
    try file { () throws(FileError) in try folder.write(bytes, to: path) }
  }

  /// Gives a file of another folder a second name here.
  ///
  /// - Returns: whether the file system did so; not all can.
  func link(_ path: String, from other: Folder) throws(PublishingError) -> Bool {
    try file { () throws(FileError) in try folder.makeParents(of: path) }
    return systemLink(other.absolute(path), folder.absolute(path)) == 0
  }

  /// Sets a link to another path, in one step.
  func setLink(_ path: String, to target: String) throws(PublishingError) {
    try file { () throws(FileError) in
      try folder.remove(Self.draft)
      try folder.replace(path, draft: Self.draft) { () throws(FileError) in
        guard symlink(target, folder.absolute(Self.draft)) == 0 else {
          throw folder.error(.write, path)
        }
      }
    }
  }

  /// Removes a file, and the folders that are empty then.
  func remove(_ path: String) throws(PublishingError) {
    try file { () throws(FileError) in try folder.remove(path) }
    folder.removeEmptyFolders(above: path)
  }

  /// Removes the files of a list, and the folder itself if nothing else is in it.
  func removeFiles(of list: PublishedList) throws(PublishingError) {
    guard folder.kind(of: "", followsLink: false) == .folder else { return }
    for path in try paths() where list[path] != nil { try remove(path) }
    folder.removeIfEmpty()
  }

  /// The paths of all that is in the folder and is no folder.
  func paths() throws(PublishingError) -> [String] {
    let (files, others) = try file { () throws(FileError) in
      try folder.files(includesHidden: true)
    }
    return files + others
  }

  /// The list in a file; nil when there is none.
  func list(_ path: String) throws(PublishingError) -> PublishedList? {
    guard folder.kind(of: path, followsLink: false) == .file else { return nil }
    return PublishedList(try file { () throws(FileError) in try folder.read(path) })
  }

  /// Whether a file has the bytes that a fingerprint was made of.
  func has(_ file: SourceFile) -> Bool {
    folder.has(size: file.size, fingerprint: file.fingerprint, at: file.path)
  }

  /// Waits until the disk has all that was written: a list of files must not outlive a power cut
  /// that the files do not.
  ///
  /// One call for everything is many times faster than one for each of thousands of files.
  func flush() {
    sync()
  }

  private func file<Value>(
    _ work: () throws(FileError) -> Value
  ) throws(PublishingError) -> Value {
    do throws(FileError) {
      return try work()
    } catch {
      throw .file(error)
    }
  }
}

/// The system's `link`, whose name a method here would hide.
private func systemLink(_ path: String, _ name: String) -> Int32 {
  link(path, name)
}
