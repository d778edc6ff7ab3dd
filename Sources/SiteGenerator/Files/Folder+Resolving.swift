#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Folder {
  /// The absolute path without links, also of a folder that is yet to be made.
  ///
  /// Nil when not even the path's beginning can be resolved.
  package var resolvedPath: String? {
    var existing = path.isEmpty ? "." : path
    var missing: [String] = []
    while true {
      if let pointer = realpath(existing, nil) {
        defer { free(pointer) }
        return Self.join(String(cString: pointer), missing.reversed())
      }
      guard let slash = existing.utf8.lastIndex(of: UInt8(ascii: "/")) else {
        if existing == "." { return nil }
        missing.append(existing)
        existing = "."
        continue
      }
      missing.append(String(existing[existing.index(after: slash)...]))
      existing = slash == existing.startIndex ? "/" : String(existing[..<slash])
    }
  }

  /// A path followed by names of folders that are yet to be made, among which `..` leads back up.
  private static func join(_ path: String, _ names: [String]) -> String {
    var parts = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    for name in names where !name.isEmpty && name != "." {
      if name == ".." { _ = parts.popLast() } else { parts.append(name) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Whether this folder is the other one or lies inside it; both paths are resolved.
  package static func isPath(_ inner: String, insideOrEqualTo outer: String) -> Bool {
    Array(inner.utf8) == Array(outer.utf8)
      || inner.utf8.starts(with: (outer == "/" ? "/" : outer + "/").utf8)
  }
}
