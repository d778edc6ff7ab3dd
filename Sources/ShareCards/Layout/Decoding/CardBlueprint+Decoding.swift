import Diagnostics
import Documents

extension CardBlueprint {
  /// Reads what all cards of a theme have in common, such as `themes/default/card.yml`.
  ///
  /// - Parameter source: the file.
  /// - Returns: the blueprint, nil when there are errors, and everything that is to be told.
  package static func read(
    _ source: SourceText
  ) -> (blueprint: CardBlueprint?, diagnostics: [Diagnostic]) {
    let (blueprint, diagnostics) = decoder.decode(
      yaml: SourcePart(source), documentName: "the layout")
    return (blueprint, diagnostics)
  }

  private static var decoder: ValueDecoder<CardBlueprint> {
    ValueDecoder { node, context in
      let compositions = ShareCardSize.decodeEach(node, in: &context) { _ in composition }
      return compositions.map(CardBlueprint.init)
    }
  }

  private static var composition: ValueDecoder<Composition> {
    .mapping { reader in
      let parts =
        reader.optional("parts", .dictionary(of: LayoutNode.decoder(in: LayoutScope()))) ?? []
      let named = Dictionary(parts.map { ($0.name, $0.value) }) { first, _ in first }
      let body = reader.node(for: "body")
      let names = Set(named.keys).union(body?.partNames ?? [])
      let scope = LayoutScope(parts: LayoutScope.parts(names, from: named))
      guard reader.required("body", LayoutNode.decoder(in: scope)) != nil, let body else {
        return nil
      }
      return Composition(body: body, parts: named, partNames: names)
    }
  }
}

extension DocumentNode {
  /// The names of the parts that a body has places for.
  var partNames: [String] {
    if let items { return items.flatMap(\.partNames) }
    return (entries ?? []).flatMap { entry in
      if entry.key == "part", let name = entry.value.text?.trimmed { return [name] }
      return entry.value.partNames
    }
  }
}
