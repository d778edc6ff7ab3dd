#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension OutputPath {
  /// Whether a path comes before another in the order of their bytes.
  static func precedes(_ left: String, _ right: String) -> Bool {
    let answer = left.utf8.withContiguousStorageIfAvailable { left in
      right.utf8.withContiguousStorageIfAvailable { right in precedes(left, right) }
    }
    return (answer ?? nil) ?? left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  /// The same for bytes in memory, which is several times faster.
  private static func precedes(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let first = left.baseAddress, let second = right.baseAddress else {
      return left.count < right.count
    }
    let order = memcmp(first, second, min(left.count, right.count))
    return order == 0 ? left.count < right.count : order < 0
  }

  /// How many bytes two paths have in common at their starts.
  static func commonPrefixCount(_ left: String, _ right: String) -> Int {
    var count = 0
    for (first, second) in zip(left.utf8, right.utf8) {
      guard first == second else { break }
      count += 1
    }
    return count
  }

  /// Where a path's folders end: the offsets in bytes of its slashes.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - start: how many bytes at the start are passed over.
  /// - Returns: the offsets, from the top.
  static func slashes(in path: String, from start: Int) -> [Int] {
    var slashes: [Int] = []
    for (offset, byte) in path.utf8.enumerated() where offset >= start && byte == slash {
      slashes.append(offset)
    }
    return slashes
  }
}
