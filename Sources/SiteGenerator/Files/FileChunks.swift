#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads a file piece by piece, for those too large to be held whole.
final class FileChunks {
  private let descriptor: Int32
  private let makeError: () -> FileError
  private static let chunkSize = 256 << 10

  /// - Parameters:
  ///   - descriptor: the open file, which the value closes.
  ///   - makeError: makes an error of the call that failed last.
  init(descriptor: Int32, makeError: @escaping () -> FileError) {
    self.descriptor = descriptor
    self.makeError = makeError
  }

  deinit {
    close(descriptor)
  }

  /// The next bytes; nil at the end.
  func next() throws(FileError) -> [UInt8]? {
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.chunkSize) { buffer, count in
      var part: Int
      repeat {
        part = read(descriptor, buffer.baseAddress, buffer.count)
      } while part < 0 && errno == EINTR
      failed = part < 0
      count = max(part, 0)
    }
    if failed { throw makeError() }
    return bytes.isEmpty ? nil : bytes
  }
}

extension Folder {
  /// Opens a file to be read piece by piece.
  func chunks(of relative: String) throws(FileError) -> FileChunks {
    // Opening a pipe would wait for a writer, so the kind is looked at first.
    if let kind = kind(of: relative), kind != .file {
      throw error(.read, relative, reason: "it is not a file")
    }
    let descriptor = open(absolute(relative), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw error(.read, relative) }
    return FileChunks(descriptor: descriptor) { error(.read, relative) }
  }
}
