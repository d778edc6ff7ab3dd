/// Finds keys that an object has already.
struct JSONKeys {
  /// Up to this number comparing with each key is faster than a table of all.
  private static let searchLimit = 16

  private var indices: [String: Int] = [:]

  /// The entry of a key among those so far, nil when it is new.
  ///
  /// - Parameters:
  ///   - key: the key that is about to be added.
  ///   - entries: all entries so far, each of which was asked for before.
  /// - Returns: the entry with the same key.
  mutating func entry(of key: String, among entries: [MappingEntry]) -> MappingEntry? {
    guard entries.count > Self.searchLimit else { return entries.first { $0.key == key } }
    for index in indices.count..<entries.count { indices[entries[index].key] = index }
    return indices[key].map { entries[$0] }
  }
}
