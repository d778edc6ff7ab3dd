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
  var resolvedPath: String? {
    var existing = path.isEmpty ? "." : path
    var missing: [String] = []
    while true {
      if let pointer = realpath(existing, nil) {
        defer { free(pointer) }
        let parts = [String(cString: pointer)] + missing.reversed()
        return parts.filter { $0 != "/" }.joined(separator: "/").withLeadingSlash
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

  /// Whether this folder is the other one or lies inside it; both paths are resolved.
  static func isPath(_ inner: String, insideOrEqualTo outer: String) -> Bool {
    Array(inner.utf8) == Array(outer.utf8)
      || inner.utf8.starts(with: (outer == "/" ? "/" : outer + "/").utf8)
  }
}

extension String {
  fileprivate var withLeadingSlash: String { hasPrefix("/") ? self : "/" + self }
}
