import Diagnostics
import Documents

extension LayoutNode {
  /// Decodes a view: a mapping with one key that names its element, and keys that modify it.
  ///
  /// - Parameter scope: what the view may name at its place.
  /// - Returns: a decoder of the view; a part that this kind leaves out is a stack of nothing.
  static func decoder(in scope: LayoutScope) -> ValueDecoder<LayoutNode> {
    ValueDecoder { node, context in
      if let entry = misnamedElement(of: node, in: scope) {
        context.report(
          .unknownKey, "unknown element '\(entry.key)'",
          hint: NearestName.hint(for: entry.key, among: scope.elements, label: "elements"),
          at: entry.keyLocation)
        return nil
      }
      return namedElement(in: scope).decode(node, in: &context)
    }
  }

  /// Views one after the other.
  static func list(in scope: LayoutScope) -> ValueDecoder<[LayoutNode]> {
    .list(of: decoder(in: scope.inner), count: 1...maximumChildren)
  }

  /// The most views in a stack; more is a mistake, and would cost time for each card.
  private static let maximumChildren = 100

  /// The keys that say more about an element.
  private static let details = [
    "across", "balanced", "color", "columns", "content-mode", "font", "hanging-punctuation", "item",
    "limit", "line-spacing", "line-width", "lines", "radius", "size", "skip", "spacing",
    "tabular-figures", "text-alignment", "tracking",
  ]

  /// The entry that was meant to name the element, in a mapping in which no key does.
  private static func misnamedElement(
    of node: DocumentNode, in scope: LayoutScope
  ) -> MappingEntry? {
    guard let entries = node.entries,
      !entries.contains(where: { LayoutScope.elements.contains($0.key) })
    else { return nil }
    return entries.first { !(details + LayoutModifiers.keys).contains($0.key) }
  }

  private static func namedElement(in scope: LayoutScope) -> ValueDecoder<LayoutNode> {
    .mapping { reader in
      // A faulty element does not make its modifiers unknown: they are read whatever it is.
      let element = decodeElement(from: &reader, in: scope)
      let modifiers = LayoutModifiers.read(from: &reader, in: scope)
      guard var node = element else { return nil }
      node.modifiers = modifiers
      return node
    }
  }

  private static func decodeElement(
    from reader: inout MappingReader, in scope: LayoutScope
  ) -> LayoutNode? {
    let present = LayoutScope.elements.filter { reader.node(for: $0) != nil }
    guard let name = present.first, present.count == 1, scope.elements.contains(name) else {
      reader.allow(LayoutScope.elements + details)
      reportElements(present, to: &reader, in: scope)
      return nil
    }
    switch name {
    case "vstack", "hstack", "zstack": return stack(name, from: &reader, in: scope)
    case "grid": return grid(from: &reader, in: scope)
    case "part": return part(from: &reader, in: scope)
    case "text": return text(from: &reader, in: scope)
    default: return leaf(name, from: &reader, in: scope)
    }
  }

  private static func reportElements(
    _ present: [String], to reader: inout MappingReader, in scope: LayoutScope
  ) {
    if let name = present.first, present.count == 1 {
      reader.report(
        .invalidValue, "'\(name)' cannot stand here",
        hint: "elements: " + scope.elements.joined(separator: ", "), at: name)
      return
    }
    let found = present.isEmpty ? "none" : present.joined(separator: " and ")
    reader.reportWhole(
      .missingKey, "must be one element, not \(found)",
      hint: "elements: " + scope.elements.joined(separator: ", "))
  }

  /// A part keeps its own modifiers: those beside its name are around it.
  private static func part(
    from reader: inout MappingReader, in scope: LayoutScope
  ) -> LayoutNode? {
    guard let part = reader.required("part", scope.part) else { return nil }
    let children = part.map { [$0] } ?? []
    return LayoutNode(.zstack(ZStackElement(children: children, alignment: .center)))
  }

  /// A length in points.
  static var length: ValueDecoder<Double> { .number(in: 0...1000) }
}
