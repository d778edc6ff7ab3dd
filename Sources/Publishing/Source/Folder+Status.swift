import SiteGenerator

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Folder {
  /// The bytes of an ordinary file; nil where there is none, or a link to one.
  func size(of relative: String) -> Int? {
    var status = stat()
    guard lstat(absolute(relative), &status) == 0, FileKind(mode: status.st_mode) == .file else {
      return nil
    }
    return Int(status.st_size)
  }
}
