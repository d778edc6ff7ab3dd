#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Finds the folders that are the user's home.
package enum HomeFolders {
  /// The folder of the variable `HOME` and that of the user's entry among the system's users: in a
  /// container or with `sudo` they are not always one.
  package static var current: [Folder] {
    var paths: [String] = []
    if let home = getenv("HOME") { paths.append(String(cString: home)) }
    if let home = entry { paths.append(home) }
    return paths.filter { $0.hasPrefix("/") }.map { Folder(path: $0, name: $0) }
  }

  /// The home folder that the list of the system's users has (getpwuid_r(3)).
  private static var entry: String? {
    var texts = [CChar](repeating: 0, count: textSize)
    return texts.withUnsafeMutableBufferPointer { buffer in
      var user = passwd()
      var found: UnsafeMutablePointer<passwd>?
      guard let start = buffer.baseAddress,
        getpwuid_r(getuid(), &user, start, buffer.count, &found) == 0, found != nil,
        let home = user.pw_dir
      else { return nil }
      return String(cString: home)
    }
  }

  /// Room for the texts of a user's entry; one that is longer is not looked at.
  private static let textSize = 16_384
}
