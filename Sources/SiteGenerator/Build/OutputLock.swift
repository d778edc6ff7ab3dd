#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Keeps other builds and runs of publishing out of a folder for as long as it lives.
///
/// The folder itself is locked (flock(2)), so no file is left behind, and the system ends the lock
/// with the process, however that ends. Where the file system has no such locks, there is none.
package final class OutputLock: Sendable {
  private let descriptor: Int32
  /// Whether the folder was made for this lock.
  let madeFolder: Bool

  /// Makes the folder if need be, and locks it.
  ///
  /// - Throws: `FileError` when somebody else has the lock, or the folder cannot be made.
  package init(_ folder: Folder) throws(FileError) {
    while true {
      let isNew = try folder.make()
      let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      if descriptor < 0, errno == ENOENT { continue }
      guard descriptor >= 0 else { throw folder.error(.list, "") }
      if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
        close(descriptor)
        throw folder.error(.lock, "", reason: "it is being built or published")
      }
      // A failed build may have removed the folder that it made between the two calls.
      if Self.isFolder(descriptor, at: folder.path) {
        self.descriptor = descriptor
        madeFolder = isNew
        return
      }
      close(descriptor)
    }
  }

  deinit {
    // A program that is being started on another thread still has the descriptor for a moment.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  private static func isFolder(_ descriptor: Int32, at path: String) -> Bool {
    var locked = stat()
    var present = stat()
    return fstat(descriptor, &locked) == 0 && stat(path, &present) == 0
      && locked.st_dev == present.st_dev && locked.st_ino == present.st_ino
  }
}
