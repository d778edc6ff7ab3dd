#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Folder {
  /// For how many seconds a file has not been written or touched; nil when it is not there.
  ///
  /// A time that is still to come counts as none.
  func age(of relative: String) -> Int? {
    var status = stat()
    guard lstat(absolute(relative), &status) == 0 else { return nil }
    #if canImport(Darwin)
      let changed = status.st_mtimespec.tv_sec
    #else
      let changed = status.st_mtim.tv_sec
    #endif
    return max(0, time(nil) - changed)
  }

  /// Sets the time of a file's last change to now; where that is refused, it stays.
  func touch(_ relative: String) {
    _ = utimensat(AT_FDCWD, absolute(relative), nil, AT_SYMLINK_NOFOLLOW)
  }
}
