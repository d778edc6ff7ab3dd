#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Folder {
  /// The first bytes of an ordinary file, and how many it has in all.
  ///
  /// - Parameters:
  ///   - relative: the file's path; a link is not followed.
  ///   - count: how many bytes are wanted.
  /// - Returns: the bytes, fewer when the file has not as many; nil when it cannot be read.
  func start(of relative: String, count: Int) -> (bytes: [UInt8], size: Int)? {
    // A pipe would wait for a writer without the last flag.
    let descriptor = open(absolute(relative), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, FileKind(mode: status.st_mode) == .file else {
      return nil
    }
    let size = Int(status.st_size)
    var read = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: min(count, size)) { buffer, filled in
      read = pread(descriptor, buffer.baseAddress, buffer.count, 0)
      filled = max(0, read)
    }
    return read < 0 ? nil : (bytes, size)
  }
}
