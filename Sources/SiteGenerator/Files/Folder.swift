#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder of the file system, through which the files below it are read and written.
///
/// Paths are relative to the folder and use `/`. Files are made with mode 0644 and folders with
/// 0755, whatever the process's mask says, so that what is built can be served.
package struct Folder: Hashable, Sendable {
  /// The folder's own path.
  package let path: String
  /// How the folder is called in messages; empty for the one that the command runs in.
  package let name: String

  /// A folder by its path; the empty path is the one that the command runs in.
  package init(path: String, name: String = "") {
    // What lies below the empty path would be at the top of the file system.
    self.path = path.isEmpty ? "." : Self.withoutEndingSlashes(path)
    self.name = Self.withoutEndingSlashes(name)
  }

  /// `public/` is the same folder as `public`, and must not count as one inside it.
  private static func withoutEndingSlashes(_ path: String) -> String {
    var path = path[...]
    while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
    return String(path)
  }

  /// The largest file that is read, so that a mistake cannot fill the memory.
  package static let maximumFileSize = 256 << 20

  /// A folder below this one.
  package func folder(_ relative: String) -> Folder {
    Folder(path: absolute(relative), name: shown(relative))
  }

  package func absolute(_ relative: String) -> String {
    relative.isEmpty ? path : "\(path)/\(relative)"
  }

  /// A path below the folder as the user would type it.
  package func shown(_ relative: String) -> String {
    if name.isEmpty { return relative }
    return relative.isEmpty ? name : "\(name)/\(relative)"
  }

  /// The path below the folder that the user would type in the given way.
  func relative(ofShown shown: String) -> String {
    let start = name.isEmpty ? "" : name + "/"
    guard shown.utf8.starts(with: start.utf8) else { return shown }
    return String(Substring(shown.utf8.dropFirst(start.utf8.count)))
  }

  /// An error of the system call that failed last.
  package func error(_ operation: FileError.Operation, _ relative: String) -> FileError {
    error(operation, relative, reason: String(cString: strerror(errno)))
  }

  func error(
    _ operation: FileError.Operation, _ relative: String, reason: String
  ) -> FileError {
    FileError(operation: operation, path: shown(relative), reason: reason)
  }
}
