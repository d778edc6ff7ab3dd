/// Which port a server listens at.
package enum HTTPPort: Hashable, Sendable {
  /// This one and no other; 0 is any that is free.
  case fixed(Int)
  /// The first that is free of this one and the 99 after it.
  case firstFree(from: Int)

  private static let numberOfTries = 100
  private static let all = 0...Int(UInt16.max)

  /// The ports to try one after the other; nil when the first is none.
  var candidates: ClosedRange<Int>? {
    switch self {
    case .fixed(let port):
      Self.all.contains(port) ? port...port : nil
    case .firstFree(let port):
      Self.all.contains(port)
        ? port...min(port + Self.numberOfTries - 1, Self.all.upperBound) : nil
    }
  }

  /// The port that is asked for first.
  var first: Int {
    switch self {
    case .fixed(let port), .firstFree(let port): port
    }
  }
}
