import Diagnostics
import Documents

extension LayoutModifiers {
  /// The keys of all modifiers; `alignment` belongs to a stack where one has it.
  static let keys = [
    "alignment", "background", "border", "clip", "frame", "layer-alignment", "layout-priority",
    "minimum-scale-factor", "name", "opacity", "overlay", "padding", "rotation", "shadow", "unless",
    "when",
  ]

  /// Takes the modifiers' keys from a view's mapping.
  static func read(from reader: inout MappingReader, in scope: LayoutScope) -> LayoutModifiers {
    var result = LayoutModifiers()
    result.padding = reader.value("padding", insets, default: CardInsets())
    result.frame = reader.value("frame", FrameModifier.decoder, default: FrameModifier())
    result.background = reader.value("background", layers(in: scope), default: [])
    result.overlay = reader.value("overlay", layers(in: scope), default: [])
    result.layerAlignment = reader.value(
      "layer-alignment", LayoutAlignment.decoder, default: .center)
    result.border = reader.optional("border", border(in: scope))
    result.clip = reader.optional("clip", ClipShape.decoder)
    result.shadow = reader.optional("shadow", shadow)
    result.opacity = reader.value("opacity", .number(in: 0...1), default: 1)
    result.rotation = reader.value("rotation", .number(in: -360...360), default: 0)
    result.minimumScaleFactor = reader.optional("minimum-scale-factor", .number(in: 0.1...1))
    result.layoutPriority = reader.value("layout-priority", .number(in: -10...10), default: 0)
    result.conditions =
      reader.value("when", conditions(isWanted: true, in: scope), default: [])
      + reader.value("unless", conditions(isWanted: false, in: scope), default: [])
    result.name = reader.optional("name", .nonEmptyText)
    return result
  }

  private static func conditions(
    isWanted: Bool, in scope: LayoutScope
  ) -> ValueDecoder<[LayoutCondition]> {
    .oneOrMore(of: scope.condition(isWanted: isWanted), count: 1...8)
  }

  private static func layers(in scope: LayoutScope) -> ValueDecoder<[LayoutNode]> {
    .oneOrMore(of: LayoutNode.decoder(in: scope.inner), count: 1...8)
  }

  /// A number for all edges, or one for each; `horizontal` and `vertical` name two at once.
  private static var insets: ValueDecoder<CardInsets> {
    ValueDecoder { node, context in
      guard node.entries == nil else { return edges.decode(node, in: &context) }
      return LayoutNode.length.decode(node, in: &context).map {
        CardInsets(top: $0, leading: $0, bottom: $0, trailing: $0)
      }
    }
  }

  private static var edges: ValueDecoder<CardInsets> {
    .mapping { reader in
      let horizontal = reader.value("horizontal", LayoutNode.length, default: 0)
      let vertical = reader.value("vertical", LayoutNode.length, default: 0)
      return CardInsets(
        top: reader.value("top", LayoutNode.length, default: vertical),
        leading: reader.value("leading", LayoutNode.length, default: horizontal),
        bottom: reader.value("bottom", LayoutNode.length, default: vertical),
        trailing: reader.value("trailing", LayoutNode.length, default: horizontal))
    }
  }

  private static func border(in scope: LayoutScope) -> ValueDecoder<BorderModifier> {
    .mapping { reader in
      let color = reader.required("color", scope.color)
      let width = reader.value("width", .number(in: 0.1...100), default: 1)
      let opacity = reader.value("opacity", .number(in: 0...1), default: 1)
      let shape = reader.value("shape", ClipShape.decoder, default: .rectangle)
      return color.map { BorderModifier(color: $0, width: width, opacity: opacity, shape: shape) }
    }
  }

  private static var shadow: ValueDecoder<ShadowModifier> {
    .mapping { reader in
      ShadowModifier(
        opacity: reader.value("opacity", .number(in: 0...1), default: 0.3),
        radius: reader.value("radius", .number(in: 0...100), default: 8),
        x: reader.value("x", .number(in: -200...200), default: 0),
        y: reader.value("y", .number(in: -200...200), default: 0))
    }
  }
}

extension ClipShape {
  /// `rectangle`, `circle`, or a radius in points.
  static var decoder: ValueDecoder<ClipShape> {
    ValueDecoder { node, context in
      if let text = node.plainText, text.first?.isNumber == true {
        return LayoutNode.length.decode(node, in: &context).map { .roundedRectangle(radius: $0) }
      }
      return ValueDecoder.choice(
        [("rectangle", ClipShape.rectangle), ("circle", .circle)], noun: "shape",
        label: "a radius in points, or shapes"
      ).decode(node, in: &context)
    }
  }
}
