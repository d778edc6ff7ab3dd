import Diagnostics
import Documents

extension LayoutNode {
  /// Decodes `text` with what says more about it.
  static func text(from reader: inout MappingReader, in scope: LayoutScope) -> LayoutNode? {
    let spans = reader.required("text", spans(in: scope))
    let font = reader.value("font", FontToken.decoder, default: .subtitle)
    let color = reader.value("color", scope.color, default: .primary)
    let lines = reader.value("lines", .integer(in: 1...100), default: 1)
    var text = TextElement(
      spans: spans ?? [], font: font, color: color, lines: lines,
      lineSpacing: reader.value("line-spacing", length, default: 0),
      tracking: reader.value("tracking", .number(in: -20...100), default: 0),
      isBalanced: reader.value("balanced", .boolean, default: false),
      hasTabularFigures: reader.value("tabular-figures", .boolean, default: false),
      hangsPunctuation: reader.value("hanging-punctuation", .boolean, default: false))
    text.alignment = reader.optional(
      "text-alignment", .choice(noun: "alignment", label: "alignments"))
    guard spans != nil else { return nil }
    return LayoutNode(.text(text))
  }

  /// A text in one piece, or a list of parts that may look otherwise each.
  private static func spans(in scope: LayoutScope) -> ValueDecoder<[TextElement.Span]> {
    ValueDecoder { node, context in
      guard node.items == nil else {
        return ValueDecoder.list(of: span(in: scope), count: 1...20).decode(node, in: &context)
      }
      return scope.template.decode(node, in: &context).map { [TextElement.Span(template: $0)] }
    }
  }

  private static func span(in scope: LayoutScope) -> ValueDecoder<TextElement.Span> {
    ValueDecoder { node, context in
      guard node.entries != nil else {
        return scope.spanTemplate.decode(node, in: &context).map { TextElement.Span(template: $0) }
      }
      return styledSpan(in: scope).decode(node, in: &context)
    }
  }

  private static func styledSpan(in scope: LayoutScope) -> ValueDecoder<TextElement.Span> {
    .mapping { reader in
      let template = reader.required("text", scope.spanTemplate)
      let color = reader.optional("color", scope.color)
      let weight = reader.optional(
        "weight", ValueDecoder<CardFont.Weight>.choice(noun: "weight", label: "weights"))
      let design = reader.optional(
        "design", ValueDecoder<CardFont.Design>.choice(noun: "design", label: "designs"))
      let scale = reader.optional("scale", .number(in: 0.25...4))
      return template.map {
        TextElement.Span(
          template: $0, color: color, weight: weight, design: design, scale: scale)
      }
    }
  }
}
