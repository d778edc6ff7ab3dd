import SiteGenerator

/// The products that were made, kept in memory up to a limit: those that nobody asked for longest
/// go first.
///
/// What several requests want at once is made once, and the others wait for it.
final class ProductStore: Sendable {
  /// What a product is known by: two cards with the same pixels warn of their own pages.
  private struct Key: Hashable {
    let fingerprint: Fingerprint
    /// What is told of a product can change when the product does not.
    let telling: Fingerprint?
    let path: String
  }

  private struct Entry {
    let product: Product
    var lastUse: Int
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    var making: Set<Key> = []
    var byteCount = 0
    /// Counts the uses.
    var clock = 0

    mutating func product(_ key: Key) -> Product? {
      clock += 1
      entries[key]?.lastUse = clock
      return entries[key]?.product
    }

    mutating func insert(_ product: Product, for key: Key, limit: Int) {
      clock += 1
      making.remove(key)
      guard product.bytes.count <= limit else { return }
      entries[key] = Entry(product: product, lastUse: clock)
      byteCount += product.bytes.count + ProductStore.entryOverhead
      if byteCount > limit { shrink(to: limit - limit / 8) }
    }

    /// Drops more than is needed, so that not every product has the uses sorted again.
    private mutating func shrink(to limit: Int) {
      for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
        guard byteCount > limit else { return }
        entries[key] = nil
        byteCount -= entry.product.bytes.count + ProductStore.entryOverhead
      }
    }
  }

  /// What an entry takes besides its bytes, about.
  private static let entryOverhead = 512
  /// What is kept where nothing else is said, in bytes.
  static let usualLimit = 128 << 20

  private let state = Monitor(State())
  private let limit: Int

  /// - Parameter limit: the most bytes that are kept.
  init(limit: Int = usualLimit) {
    self.limit = limit
  }

  /// The product of an artifact.
  ///
  /// - Parameters:
  ///   - artifact: what it is of.
  ///   - make: makes it, unless it is there.
  /// - Returns: the product.
  func product(of artifact: Artifact, make: () -> Product) -> Product {
    let key = Self.key(of: artifact)
    let known: Product? = state.wait { state in
      if let product = state.product(key) { return .some(product) }
      return state.making.insert(key).inserted ? .some(nil) : nil
    }
    if let known { return known }
    let product = make()
    state.withLock { $0.insert(product, for: key, limit: limit) }
    return product
  }

  private static func key(of artifact: Artifact) -> Key {
    Key(
      fingerprint: artifact.fingerprint, telling: artifact.caching?.telling(), path: artifact.path)
  }
}
