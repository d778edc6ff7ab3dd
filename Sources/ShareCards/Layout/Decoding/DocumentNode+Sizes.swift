import Diagnostics
import Documents

/// The key under which any mapping of a layout says what is otherwise on some sizes.
enum SizeOverrides {
  static let key = "sizes"
}

extension DocumentNode {
  /// The document as one size of card reads it: in each mapping, what it has for the size under
  /// `sizes` stands in place of its own values.
  ///
  /// - Parameters:
  ///   - size: the size of card.
  ///   - elements: the keys that name elements: one of them in an override takes the place of another.
  /// - Returns: the document without overrides.
  func resolved(for size: ShareCardSize, elements: Set<String>) -> DocumentNode {
    switch content {
    case .scalar, .refused: return self
    case .sequence(let items):
      let items = items.map { $0.resolved(for: size, elements: elements) }
      return DocumentNode(.sequence(items), at: location)
    case .mapping(let entries):
      let overrides = entries.first { $0.key == SizeOverrides.key }?.value[size.id]?.entries ?? []
      let replaced = Set(overrides.map(\.key))
      let hasElement = !replaced.isDisjoint(with: elements)
      let own = entries.filter { entry in
        entry.key != SizeOverrides.key && !replaced.contains(entry.key)
          && !(hasElement && elements.contains(entry.key))
      }
      let resolved = (own + overrides).map { entry in
        var entry = entry
        entry.value = entry.value.resolved(for: size, elements: elements)
        return entry
      }
      return DocumentNode(.mapping(resolved), at: location)
    }
  }

  /// Reports what is wrong with the overrides themselves: names that no size has, values that are no
  /// mappings.
  func checkSizeOverrides(in context: inout DecodingContext) {
    for item in items ?? [] { item.checkSizeOverrides(in: &context) }
    for entry in entries ?? [] {
      entry.value.checkSizeOverrides(in: &context)
      guard entry.key == SizeOverrides.key else { continue }
      _ = Self.overrides.decode(entry.value, in: &context)
    }
  }

  private static let overrides = ValueDecoder<Bool>.mapping { reader in
    for size in ShareCardSize.allCases { _ = reader.optional(size.id, anyMapping) }
    return true
  }

  private static let anyMapping = ValueDecoder<Bool>.mapping { reader in
    reader.allow((reader.node.entries ?? []).map(\.key))
    return true
  }
}
