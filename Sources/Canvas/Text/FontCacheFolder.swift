#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Chooses the folder for what Fontconfig has read of the fonts.
///
/// Fontconfig complains once for each folder of fonts when it cannot write there, so a folder is
/// taken only when it can be made and written.
struct FontCacheFolder {
  /// The first folder that serves.
  ///
  /// When there is none, a path below which nothing can be made: fonts are then read anew each
  /// time, and no folder of somebody else is trusted.
  let path: String

  /// - Parameter environment: looks up a variable of the environment.
  init(environment: (String) -> String?) {
    func folder(_ name: String) -> String? {
      environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    // XDG Base Directory Specification: a path that is not absolute is ignored.
    let caches = [folder("XDG_CACHE_HOME"), folder("HOME").map { "\($0)/.cache" }]
    for cache in caches.compactMap(\.self) {
      let path = "\(cache)/sitegen/fontconfig"
      if Self.makeFolders(path), access(path, W_OK) == 0 {
        self.path = path
        return
      }
    }
    let own = "\(folder("TMPDIR") ?? "/tmp")/sitegen-\(geteuid())"
    path = Self.makeOwnFolder(own) ? own : "/dev/null/sitegen"
  }

  /// Makes a folder with those above it, for the user alone as the XDG specification asks.
  private static func makeFolders(_ path: String) -> Bool {
    var made = ""
    for name in path.split(separator: "/") {
      made += "/\(name)"
      if mkdir(made, 0o700) != 0, !isFolder(made) { return false }
    }
    return isFolder(path)
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Makes a folder where others may write too, unless somebody else has put something there: a
  /// link or a folder of another user could have Fontconfig read or overwrite foreign files.
  private static func makeOwnFolder(_ path: String) -> Bool {
    mkdir(path, 0o700)
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return false }
    return status.st_uid == geteuid() && status.st_mode & 0o022 == 0 && access(path, W_OK) == 0
  }
}
