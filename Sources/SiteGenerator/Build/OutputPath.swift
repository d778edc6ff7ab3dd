/// What the paths of an output have in common.
///
/// Paths are cut between bytes: to Swift, a combining mark behind a slash or a dot is one
/// character with it, in which the slash would not be found.
package enum OutputPath {
  /// What the names of sitegen's own files in an output folder, and of its addresses on the local
  /// server, begin with.
  static let ownPrefix = ".sitegen"

  /// The most bytes of a name that file systems take (NAME_MAX).
  private static let longestName = 255

  static let slash = UInt8(ascii: "/")

  /// The path's parts, also those that are empty.
  package static func parts(of path: String) -> [String] {
    path.utf8.split(separator: slash, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }

  /// The folders that a path needs, from the top.
  package static func folders(of path: String) -> [String] {
    let parts = parts(of: path)
    return (1..<max(1, parts.count)).map { parts[..<$0].joined(separator: "/") }
  }

  /// The path that one from another file means, without its dots; nil when it leads out of the folder
  /// that both are below.
  static func resolved(_ target: String, from file: String) -> String? {
    var parts = parts(of: file).dropLast()
    for part in Self.parts(of: target) where !part.isEmpty && part != "." {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  /// Whether a path names something below the folder that it is relative to.
  static func isInside(_ path: String) -> Bool {
    path.withBytes { bytes in
      var (length, dots) = (0, 0)
      for byte in bytes {
        if byte == slash {
          guard isName(length: length, dots: dots) else { return false }
          (length, dots) = (0, 0)
        } else {
          length += 1
          if byte == UInt8(ascii: ".") { dots += 1 }
        }
      }
      return isName(length: length, dots: dots)
    }
  }

  /// Whether a part of a path is neither empty nor `.` nor `..`.
  private static func isName(length: Int, dots: Int) -> Bool {
    length > 2 || length > dots
  }

  /// Why nothing can be written at a path; nil when something can.
  ///
  /// The manifest holds a path in each line, and control characters would break them.
  static func fault(in path: String) -> String? {
    if hasControlCharacter(path) { return "its name has a control character" }
    if path.utf8.first == UInt8(ascii: "."), UnicodeForm.collisionKey(path).hasPrefix(ownPrefix) {
      return "names that begin with '\(ownPrefix)' are sitegen's own"
    }
    if path.utf8.count > longestName, parts(of: path).contains(where: isTooLong) {
      return "its name has more than \(longestName) bytes in the output"
    }
    return isInside(path) ? nil : "'\(path)' leads out of the output folder"
  }

  private static func isTooLong(_ name: String) -> Bool {
    name.utf8.count > longestName
  }

  /// Whether a path has one of the controls U+0000 to U+001F and U+007F to U+009F.
  private static func hasControlCharacter(_ path: String) -> Bool {
    path.withBytes { bytes in
      var last: UInt8 = 0
      for byte in bytes {
        // U+0080 to U+009F are the byte C2 and one of 80 to 9F.
        if byte < 0x20 || byte == 0x7F || (last == 0xC2 && byte < 0xA0) { return true }
        last = byte
      }
      return false
    }
  }
}
