import Diagnostics
import Documents

extension CardLayout {
  /// Reads the layout of one kind of card, such as `themes/default/cards/quote.yml`.
  ///
  /// - Parameters:
  ///   - source: the file.
  ///   - blueprint: what the theme's cards have in common.
  ///   - isOfOtherTheme: whether the file is of another theme than the blueprint, which may have no
  ///     place for some of its parts.
  /// - Returns: the layout, nil when there are errors, and everything that is to be told.
  package static func read(
    _ source: SourceText, blueprint: CardBlueprint, isOfOtherTheme: Bool = false
  ) -> (layout: CardLayout?, diagnostics: [Diagnostic]) {
    let decoder = ValueDecoder<CardLayout> { node, context in
      let bodies = ShareCardSize.decodeEach(node, in: &context) {
        body(for: $0, in: blueprint, isOfOtherTheme: isOfOtherTheme)
      }
      return bodies.map { CardLayout(bodies: $0.mapValues { $0.numbered() }) }
    }
    let (layout, diagnostics) = decoder.decode(
      yaml: SourcePart(source), documentName: "the layout")
    return (layout, diagnostics)
  }

  private static func body(
    for size: ShareCardSize, in blueprint: CardBlueprint, isOfOtherTheme: Bool
  ) -> ValueDecoder<LayoutNode> {
    .mapping { reader in
      if isOfOtherTheme { reader.allow((reader.node.entries ?? []).map(\.key)) }
      guard let composition = blueprint.compositions[size] else { return nil }
      let own = reader.node(for: "body")
      let names = composition.partNames.union(own?.partNames ?? [])
      var parts = composition.parts
      for name in names.union(blueprint.partNames).sorted() {
        if let part = reader.optional(name, LayoutNode.decoder(in: LayoutScope())) {
          parts[name] = part
        }
      }
      let scope = LayoutScope(parts: LayoutScope.parts(names, from: parts))
      let decoder = LayoutNode.decoder(in: scope)
      let written = reader.optional("body", decoder)
      guard own == nil else { return checked(written, for: size, in: &reader) }
      // What is wrong with it was told when the blueprint was read.
      var context = DecodingContext(source: reader.context.source, documentName: "the layout")
      return checked(decoder.decode(composition.body, in: &context), for: size, in: &reader)
    }
  }

  /// The body, unless it has no place for a code.
  private static func checked(
    _ body: LayoutNode?, for size: ShareCardSize, in reader: inout MappingReader
  ) -> LayoutNode? {
    guard let body else { return nil }
    if body.altersCode {
      reader.reportWhole(
        .invalidValue, "turns, cuts or fades the QR code of the size '\(size.id)'",
        hint: "leave out 'rotation', 'clip' and 'opacity' on 'qr' and around it")
      return nil
    }
    guard body.codeLimit == nil else { return body }
    reader.reportWhole(
      .missingKey, "has no place for the QR code of the size '\(size.id)'",
      hint: "write 'qr: 0.4' where the code goes")
    return nil
  }
}

extension LayoutScope {
  /// The parts that a body may name, some of which have no view.
  static func parts(
    _ names: Set<String>, from parts: [String: LayoutNode]
  ) -> [String: LayoutNode?] {
    Dictionary(uniqueKeysWithValues: names.map { ($0, parts[$0]) })
  }
}

extension ShareCardSize {
  /// Decodes a document once for each of the four sizes, with what it has for that size.
  ///
  /// - Parameters:
  ///   - node: the document.
  ///   - context: what the faults are added to, each once.
  ///   - decoder: the decoder for a size.
  /// - Returns: the values; nil when one of them is missing.
  static func decodeEach<Value>(
    _ node: DocumentNode, in context: inout DecodingContext,
    with decoder: (ShareCardSize) -> ValueDecoder<Value>
  ) -> [ShareCardSize: Value]? {
    node.checkSizeOverrides(in: &context)
    var values: [ShareCardSize: Value] = [:]
    var told = Set(context.diagnostics)
    for size in allCases {
      var own = DecodingContext(source: context.source, documentName: context.subject)
      let resolved = node.resolved(for: size, elements: Set(LayoutScope.elements))
      values[size] = decoder(size).decode(resolved, in: &own)
      for diagnostic in own.diagnostics where told.insert(diagnostic).inserted {
        context.add(diagnostic)
      }
    }
    return values.count == allCases.count ? values : nil
  }
}

extension LayoutNode {
  /// The view with a number of its own for each text.
  fileprivate func numbered() -> LayoutNode {
    var result = self
    var count = 0
    result.number(from: &count)
    return result
  }

  private mutating func number(from count: inout Int) {
    switch element {
    case .text(var text):
      count += 1
      text.identity = count
      element = .text(text)
    case .stack(var stack):
      for index in stack.children.indices { stack.children[index].number(from: &count) }
      element = .stack(stack)
    case .zstack(var stack):
      for index in stack.children.indices { stack.children[index].number(from: &count) }
      element = .zstack(stack)
    case .grid(var grid):
      grid.item.number(from: &count)
      element = .grid(grid)
    case .spacer, .icon, .image, .qr, .shape, .chart: break
    }
    for index in modifiers.background.indices {
      modifiers.background[index].number(from: &count)
    }
    for index in modifiers.overlay.indices { modifiers.overlay[index].number(from: &count) }
  }
}
