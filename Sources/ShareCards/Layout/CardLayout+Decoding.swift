import Diagnostics
import Documents

extension CardLayout {
  /// Reads a layout file, such as `themes/default/cards/quote.yml`.
  ///
  /// - Parameter source: the file.
  /// - Returns: the layout, nil when there are errors, and everything that is to be told.
  package static func read(_ source: SourceText) -> (layout: CardLayout?, diagnostics: [Diagnostic])
  {
    let (layout, diagnostics) = decoder.decode(yaml: SourcePart(source), documentName: "layout")
    return (layout, diagnostics)
  }

  private static var decoder: ValueDecoder<CardLayout> {
    .mapping { reader in
      let content = reader.required("content", LayoutNode.decoder)
      let scale = reader.value("minimum-scale", .number(in: 0.1...1), default: 0.5)
      let limit = reader.value("code", codeLimit, default: CardLayout.defaultCodeLimit)
      return content.map { CardLayout(content: $0, minimumScale: scale, codeLimit: limit) }
    }
  }

  /// A code of less than a quarter could hold no link, one of more than 0.6 leaves nothing else.
  private static var codeLimit: ValueDecoder<Double> {
    .mapping { reader in reader.required("limit", .number(in: 0.25...0.6)) }
  }
}
