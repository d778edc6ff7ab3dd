import Diagnostics
import Documents

extension FrameModifier {
  static var decoder: ValueDecoder<FrameModifier> {
    .mapping { reader in
      var frame = FrameModifier()
      frame.width = reader.optional("width", fixed)
      frame.height = reader.optional("height", fixed)
      frame.minimumWidth = reader.optional("min-width", LayoutNode.length)
      frame.minimumHeight = reader.optional("min-height", LayoutNode.length)
      frame.maximumWidth = reader.optional("max-width", any)
      frame.maximumHeight = reader.optional("max-height", any)
      frame.alignment = reader.optional("alignment", LayoutAlignment.decoder)
      return frame
    }
  }

  private static let fixed = length(words: [("qr", .code)])
  private static let any = length(words: [("qr", .code), ("infinity", .infinity)])

  /// A number of points, or a word for a length.
  private static func length(words: [(name: String, value: Length)]) -> ValueDecoder<Length> {
    ValueDecoder { node, context in
      if let word = words.first(where: { $0.name == node.plainText }) { return word.value }
      let names = words.map { "'\($0.name)'" }.joined(separator: " or ")
      guard let text = node.plainText, text.first?.isLetter == true else {
        return LayoutNode.length.decode(node, in: &context).map { .points($0) }
      }
      context.report(
        ValueFault("must be a number of points, or \(names)"), at: node)
      return nil
    }
  }
}
