#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Tells one build of this program, with its libraries, from another.
///
/// A version number stays while the drawing code is worked on, and libraries such as those of JPEG
/// and WebP, which libgd calls, are updated without libgd telling it. So the identity is made of the
/// files that the process runs: their places, sizes, times of change and inode numbers. Where a file
/// is only copied, it differs without need, and cards are drawn once more.
///
/// It is no part of any fingerprint: the addresses of pictures must not change because the program
/// was compiled again.
enum ProgramIdentity {
  /// The fingerprint of the program's files.
  static let current: Fingerprint = {
    var builder = FingerprintBuilder()
    for path in files {
      var status = stat()
      guard stat(path, &status) == 0 else { continue }
      builder.add(path)
      builder.add(Int(status.st_size))
      builder.add(Int(truncatingIfNeeded: status.st_ino))
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      builder.add(time.tv_sec)
      builder.add(time.tv_nsec)
    }
    return builder.finish()
  }()

  #if os(Linux)
    /// The program and the libraries that it was started with, from the list of what is mapped into
    /// its memory (proc(5)): lines of address, permissions, offset, device, inode and path.
    static var files: [String] {
      let list = try? Folder(path: "/proc/self").chunks(of: "maps")
      var text: [UInt8] = []
      while let list, let part = try? list.next() { text += part }
      var paths: [String] = []
      for line in text.split(separator: UInt8(ascii: "\n")) {
        let parts = line.split(
          separator: UInt8(ascii: " "), maxSplits: pathColumn, omittingEmptySubsequences: true)
        guard parts.count > pathColumn, parts[1].contains(UInt8(ascii: "x")) else { continue }
        // The list fills the space before the paths up to one column.
        let column = parts[pathColumn].drop { $0 == UInt8(ascii: " ") }
        let path = String(decoding: column, as: UTF8.self)
        if path.hasPrefix("/"), path != paths.last { paths.append(path) }
      }
      return paths.sorted()
    }

    private static let pathColumn = 5
  #else
    /// The program alone; those of its libraries that tell their versions are in fingerprints.
    static var files: [String] {
      var size = UInt32(PATH_MAX)
      var buffer = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return [] }
      return [String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)]
    }
  #endif
}
