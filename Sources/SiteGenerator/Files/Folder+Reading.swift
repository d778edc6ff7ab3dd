#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Folder {
  /// The bytes of a file.
  ///
  /// - Parameter relative: the file's path.
  /// - Returns: the bytes.
  /// - Throws: `FileError`, also for what is no ordinary file or is too large.
  package func read(_ relative: String) throws(FileError) -> [UInt8] {
    // Opening a pipe would wait for a writer, so the kind is looked at first.
    if let kind = kind(of: relative), kind != .file {
      throw error(.read, relative, reason: "it is not a file")
    }
    let descriptor = open(absolute(relative), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw error(.read, relative) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw error(.read, relative) }
    guard status.st_size <= Self.maximumFileSize else {
      throw error(.read, relative, reason: "it is larger than 256 MB")
    }
    // Room for one byte more shows whether the file grew since.
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size) + 1)
    var count = 0
    while count < bytes.count {
      let part = bytes.withUnsafeMutableBytes {
        systemRead(descriptor, $0.baseAddress.map { $0 + count }, $0.count - count)
      }
      if part == 0 { break }
      guard part > 0 else {
        if errno == EINTR { continue }
        throw error(.read, relative)
      }
      count += part
    }
    guard count < bytes.count else { throw error(.read, relative, reason: "it is being written") }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// The names in a folder in the order of their bytes, with what they are.
  ///
  /// - Parameter relative: the folder's path; empty for this one.
  /// - Returns: the names; a link counts as a link, wherever it leads.
  /// - Throws: `FileError`.
  package func list(
    _ relative: String = ""
  ) throws(FileError) -> [(name: String, kind: FileKind)] {
    guard let stream = opendir(absolute(relative)) else { throw error(.list, relative) }
    defer { closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw error(.list, relative) }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { name in
      let path = relative.isEmpty ? name : "\(relative)/\(name)"
      return (name, kind(of: path, followsLink: false) ?? .other)
    }
  }
}

/// The system's `read`, whose name a method here would hide.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int)
  -> Int
{
  read(descriptor, buffer, count)
}
