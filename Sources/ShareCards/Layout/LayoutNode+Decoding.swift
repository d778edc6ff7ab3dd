import Diagnostics
import Documents

extension LayoutNode {
  /// Decodes an element: a mapping with one key that names it, and keys that modify it.
  static var decoder: ValueDecoder<LayoutNode> { decoder(in: LayoutScope()) }

  /// The keys that say more about an element.
  private static let modifiers = [
    "balanced", "color", "columns", "font", "frame", "item", "line-spacing", "lines", "opacity",
    "padding", "size", "spacing", "when",
  ]

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

  /// The entry that was meant to name the element, in a mapping in which no key does.
  private static func misnamedElement(
    of node: DocumentNode, in scope: LayoutScope
  ) -> MappingEntry? {
    guard let entries = node.entries, !entries.contains(where: { scope.elements.contains($0.key) })
    else { return nil }
    return entries.first { !modifiers.contains($0.key) }
  }

  private static func namedElement(in scope: LayoutScope) -> ValueDecoder<LayoutNode> {
    .mapping { reader in
      // A faulty element does not make its modifiers unknown: they are read whatever it is.
      let element = decodeElement(from: &reader, in: scope)
      let padding = reader.value("padding", insets, default: CardInsets())
      let frame = reader.value("frame", Frame.decoder, default: Frame())
      let opacity = reader.value("opacity", .number(in: 0...1), default: 1)
      let condition = reader.optional("when", scope.fieldName)
      guard let element else { return nil }
      var node = LayoutNode(element)
      node.padding = padding
      node.width = frame.width
      node.height = frame.height
      node.opacity = opacity
      node.condition = condition
      return node
    }
  }

  private static func decodeElement(
    from reader: inout MappingReader, in scope: LayoutScope
  ) -> Element? {
    let present = scope.elements.filter { reader.node(for: $0) != nil }
    guard let name = present.first, present.count == 1 else {
      reader.allow(scope.elements + modifiers)
      let found = present.isEmpty ? "none" : present.joined(separator: " and ")
      reader.reportWhole(
        .missingKey, "must be one element, not \(found)",
        hint: "elements: " + scope.elements.joined(separator: ", "))
      return nil
    }
    switch name {
    case "vstack": return Stack.decode("vstack", axis: .vertical, from: &reader, in: scope)
    case "hstack": return Stack.decode("hstack", axis: .horizontal, from: &reader, in: scope)
    case "text": return Text.decode(from: &reader, in: scope)
    case "icon": return Icon.decode(from: &reader, in: scope)
    case "grid": return Grid.decode(from: &reader, in: scope)
    case "progress": return reader.required("progress", scope.color).map { .progress($0) }
    default: return reader.required("rectangle", scope.color).map { .rectangle($0) }
    }
  }

  /// A length in points.
  static var length: ValueDecoder<Double> { .number(in: 0...1000) }

  private static var insets: ValueDecoder<CardInsets> {
    .mapping { reader in
      CardInsets(
        top: reader.value("top", length, default: 0),
        leading: reader.value("leading", length, default: 0),
        bottom: reader.value("bottom", length, default: 0),
        trailing: reader.value("trailing", length, default: 0))
    }
  }

  /// The fixed lengths of an element, in points.
  private struct Frame {
    var width: Double?
    var height: Double?

    static var decoder: ValueDecoder<Frame> {
      .mapping { reader in
        Frame(
          width: reader.optional("width", LayoutNode.length),
          height: reader.optional("height", LayoutNode.length))
      }
    }
  }
}
