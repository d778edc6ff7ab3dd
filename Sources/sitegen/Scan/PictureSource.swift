import Diagnostics
import SiteGenerator

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads the bytes of a picture that the user names.
enum PictureSource {
  /// Reads a file, or standard input for `-`.
  ///
  /// - Parameter path: the file's path.
  /// - Returns: the bytes, at most `Folder.maximumFileSize`.
  /// - Throws: `DiagnosticError` when they cannot be read, are too many or are no ordinary file's.
  static func read(_ path: String) throws(DiagnosticError) -> [UInt8] {
    if path == "-" { return try readStandardInput() }
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    let folder = Folder(path: isAbsolute ? "/" : "")
    do throws(FileError) {
      return try folder.read(isAbsolute ? String(path.unicodeScalars.dropFirst()) : path)
    } catch {
      throw failure(path, error.reason, hint: "name a picture file, or - to read standard input")
    }
  }

  private static func readStandardInput() throws(DiagnosticError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes {
        systemRead(STDIN_FILENO, $0.baseAddress, $0.count)
      }
      if count == 0 { return bytes }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw failure("-", String(cString: strerror(errno)), hint: "give it a picture")
      }
      bytes += chunk.prefix(count)
      guard bytes.count <= Folder.maximumFileSize else {
        throw failure("-", "it is larger than 256 MB", hint: "give it one picture")
      }
    }
  }

  private static func failure(_ path: String, _ reason: String, hint: String) -> DiagnosticError {
    DiagnosticError(Diagnostic(.unreadableFile, "cannot read '\(path)': \(reason)", hint: hint))
  }
}

/// The system's `read`, whose name a method here would hide.
private func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  read(descriptor, buffer, count)
}
