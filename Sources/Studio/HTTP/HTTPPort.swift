/// Which port a server listens at.
package enum HTTPPort: Hashable, Sendable {
  /// This one and no other; 0 is any that is free.
  case fixed(UInt16)
  /// The first that is free of this one and the 99 after it.
  case firstFree(from: UInt16)

  private static let numberOfTries = 100

  /// The ports to try one after the other.
  var candidates: ClosedRange<Int> {
    switch self {
    case .fixed(let port): Int(port)...Int(port)
    case .firstFree(let port):
      Int(port)...min(Int(port) + Self.numberOfTries - 1, Int(UInt16.max))
    }
  }
}
