#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Folder {
  /// The bytes of an ordinary file; nil where there is none, or a link to one.
  package func size(of relative: String) -> Int? {
    var status = stat()
    guard lstat(absolute(relative), &status) == 0, FileKind(mode: status.st_mode) == .file else {
      return nil
    }
    return Int(status.st_size)
  }

  /// Whether an ordinary file has the bytes that a fingerprint was made of.
  ///
  /// - Parameters:
  ///   - size: how many they are, by which most others are told apart without reading them.
  ///   - fingerprint: their fingerprint.
  ///   - relative: the file's path.
  /// - Returns: whether it has them; a file that cannot be read, or a link to one, has not.
  package func has(size: Int, fingerprint: Fingerprint, at relative: String) -> Bool {
    guard self.size(of: relative) == size, let bytes = try? read(relative) else { return false }
    return bytes.count == size && Fingerprint(of: bytes) == fingerprint
  }
}
