#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension OutputPath {
  /// Whether a path comes before another in the order of their bytes.
  package static func precedes(_ left: String, _ right: String) -> Bool {
    let answer = left.utf8.withContiguousStorageIfAvailable { left in
      right.utf8.withContiguousStorageIfAvailable { right in precedes(left, right) }
    }
    return (answer ?? nil) ?? left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  private static func precedes(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let first = left.baseAddress, let second = right.baseAddress else {
      return left.count < right.count
    }
    let order = memcmp(first, second, min(left.count, right.count))
    return order == 0 ? left.count < right.count : order < 0
  }

  /// The ends of a path's folders that it does not share with another path.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - other: the other path.
  /// - Returns: how many bytes both have in common at their starts, and the offsets in bytes of the
  ///   slashes of the first behind them, from the top.
  static func folderEnds(of path: String, besides other: String) -> (common: Int, ends: [Int]) {
    path.withBytes { bytes in
      other.withBytes { others in
        let end = min(bytes.count, others.count)
        let common = (0..<end).first { bytes[$0] != others[$0] } ?? end
        return (common, (common..<bytes.count).filter { bytes[$0] == slash })
      }
    }
  }
}
