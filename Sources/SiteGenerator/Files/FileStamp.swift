#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What tells without reading a file whether it is as it was.
package struct FileStamp: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64
  private let size: Int64
  /// When the content changed last, and when anything about the file did, in nanoseconds.
  private let modified: Int64
  private let changed: Int64

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      modified = Self.nanoseconds(status.st_mtimespec)
      changed = Self.nanoseconds(status.st_ctimespec)
    #else
      modified = Self.nanoseconds(status.st_mtim)
      changed = Self.nanoseconds(status.st_ctim)
    #endif
  }

  /// Whether both are of one file, whatever was written into it between them.
  package func isSameFile(as other: FileStamp?) -> Bool {
    device == other?.device && inode == other?.inode
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}

extension Folder {
  /// The stamp of what is at a path, without following a link; nil when there is nothing.
  package func stamp(of relative: String) -> FileStamp? {
    var status = stat()
    return lstat(absolute(relative), &status) == 0 ? FileStamp(status) : nil
  }
}
