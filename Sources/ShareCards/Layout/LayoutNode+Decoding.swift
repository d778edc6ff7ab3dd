import Diagnostics
import Documents

extension LayoutNode {
  /// The most elements inside each other; more is a mistake, and would cost time for each card.
  private static let maximumDepth = 24

  /// Decodes an element: a mapping with one key that names it, and keys that modify it.
  static var decoder: ValueDecoder<LayoutNode> { decoder(depth: 0) }

  /// The names of the elements.
  private static let elements = ["vstack", "hstack", "text", "icon", "rectangle"]
  /// The keys that say more about an element.
  private static let modifiers = [
    "balanced", "color", "font", "frame", "line-spacing", "lines", "opacity", "padding", "size",
    "spacing", "when",
  ]

  private static func decoder(depth: Int) -> ValueDecoder<LayoutNode> {
    ValueDecoder { node, context in
      if let entry = misnamedElement(of: node) {
        context.report(
          .unknownKey, "unknown element '\(entry.key)'",
          hint: NearestName.hint(for: entry.key, among: elements, label: "elements"),
          at: entry.keyLocation)
        return nil
      }
      return namedElement(depth: depth).decode(node, in: &context)
    }
  }

  /// The entry that was meant to name the element, in a mapping in which no key does.
  private static func misnamedElement(of node: DocumentNode) -> MappingEntry? {
    guard let entries = node.entries, !entries.contains(where: { elements.contains($0.key) })
    else { return nil }
    return entries.first { !modifiers.contains($0.key) }
  }

  private static func namedElement(depth: Int) -> ValueDecoder<LayoutNode> {
    .mapping { reader in
      // A faulty element does not make its modifiers unknown: they are read whatever it is.
      let element = decodeElement(from: &reader, depth: depth)
      let padding = reader.value("padding", insets, default: CardInsets())
      let frame = reader.value("frame", Frame.decoder, default: Frame())
      let opacity = reader.value("opacity", .number(in: 0...1), default: 1)
      let condition = reader.optional("when", fieldName)
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
    from reader: inout MappingReader, depth: Int
  ) -> Element? {
    let present = elements.filter { reader.node(for: $0) != nil }
    guard let name = present.first, present.count == 1 else {
      reader.allow(elements + modifiers)
      let found = present.isEmpty ? "none" : present.joined(separator: " and ")
      reader.reportWhole(
        .missingKey, "must be one element, not \(found)",
        hint: "elements: " + elements.joined(separator: ", "))
      return nil
    }
    switch name {
    case "vstack": return stack("vstack", axis: .vertical, from: &reader, depth: depth)
    case "hstack": return stack("hstack", axis: .horizontal, from: &reader, depth: depth)
    case "text": return text(from: &reader)
    case "icon": return icon(from: &reader)
    default:
      return reader.required("rectangle", color).map { .rectangle($0) }
    }
  }

  private static func stack(
    _ key: String, axis: Axis, from reader: inout MappingReader, depth: Int
  ) -> Element? {
    guard depth < maximumDepth else {
      reader.allow(elements + modifiers)
      reader.report(
        .documentTooLarge, "more than \(maximumDepth) elements inside each other",
        hint: "use fewer stacks", at: key)
      return nil
    }
    let children = reader.required(key, .list(of: decoder(depth: depth + 1), count: 1...100))
    let spacing = reader.value("spacing", length, default: 8)
    return children.map { .stack(Stack(axis: axis, spacing: spacing, children: $0)) }
  }

  private static func text(from reader: inout MappingReader) -> Element? {
    let template = reader.required("text", template)
    let font = reader.required("font", FontToken.decoder)
    let color = reader.value("color", color, default: .primary)
    let lines = reader.value("lines", .integer(in: 1...100), default: 1)
    let lineSpacing = reader.value("line-spacing", length, default: 0)
    let isBalanced = reader.value("balanced", .boolean, default: false)
    guard let template, let font else { return nil }
    return .text(
      Text(
        template: template, font: font, color: color, lines: lines,
        lineSpacing: lineSpacing, isBalanced: isBalanced))
  }

  private static func icon(from reader: inout MappingReader) -> Element? {
    let template = reader.required("icon", template)
    let size = reader.required("size", .number(in: 1...1000))
    let color = reader.value("color", color, default: .accent)
    guard let template, let size else { return nil }
    return .icon(Icon(template: template, size: size, color: color))
  }

  /// A text whose fields are all ones that cards have.
  private static var template: ValueDecoder<FieldTemplate> {
    ValueDecoder { node, context in
      guard let text = ValueDecoder.nonEmptyText.decode(node, in: &context) else { return nil }
      let template = FieldTemplate(text)
      guard let unknown = template.fieldNames.first(where: { !CardFields.names.contains($0) })
      else { return template }
      reportUnknownField(unknown, at: node, in: &context)
      return nil
    }
  }

  /// The name of one field.
  private static var fieldName: ValueDecoder<String> {
    ValueDecoder { node, context in
      guard let name = ValueDecoder.nonEmptyText.decode(node, in: &context) else { return nil }
      if CardFields.names.contains(name) { return name }
      reportUnknownField(name, at: node, in: &context)
      return nil
    }
  }

  private static func reportUnknownField(
    _ name: String, at node: DocumentNode, in context: inout DecodingContext
  ) {
    context.report(
      .unknownKey, "unknown field '\(name)'",
      hint: NearestName.hint(for: name, among: CardFields.names, label: "fields"), at: node)
  }

  private static var length: ValueDecoder<Double> { .number(in: 0...1000) }

  private static var color: ValueDecoder<ColorToken> { .choice(noun: "colour", label: "colours") }

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
