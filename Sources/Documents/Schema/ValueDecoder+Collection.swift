import Diagnostics

extension ValueDecoder {
  /// A list whose items are all of one kind.
  ///
  /// Every item is decoded, so that the faults of all are reported; one that fails fails the list.
  ///
  /// - Parameters:
  ///   - item: the decoder of an item.
  ///   - count: how many items there may be.
  /// - Returns: a decoder of the items in their order.
  package static func list<Item>(
    of item: ValueDecoder<Item>, count: ClosedRange<Int> = 0 ... .max
  ) -> ValueDecoder where Value == [Item] {
    ValueDecoder { node, context in
      guard let items = node.items else {
        context.reportMismatch(
          node, expected: "a list", showsText: false, hint: "write it as [first, second]")
        return nil
      }
      let values = items.enumerated().map { index, node in
        context.descend(to: .item(index + 1)) { item.decodePart(node, in: &$0) }
      }
      guard count.contains(items.count) else {
        context.report(
          ValueFault("must have \(NumberPhrase.items(count)), not \(items.count)"), at: node)
        return nil
      }
      let decoded = values.compactMap(\.self)
      return decoded.count == values.count ? decoded : nil
    }
  }

  /// A list whose items are all of one kind, or a single item in place of a list of one.
  ///
  /// - Parameters:
  ///   - item: the decoder of an item.
  ///   - count: how many items a list may have.
  /// - Returns: a decoder of the items in their order.
  package static func oneOrMore<Item>(
    of item: ValueDecoder<Item>, count: ClosedRange<Int> = 1 ... .max
  ) -> ValueDecoder where Value == [Item] {
    let items = ValueDecoder.list(of: item, count: count)
    return ValueDecoder { node, context in
      node.items == nil
        ? item.decode(node, in: &context).map { [$0] } : items.decode(node, in: &context)
    }
  }

  /// A mapping with keys of the user's choice and values of one kind.
  ///
  /// - Parameter value: the decoder of a value.
  /// - Returns: a decoder of the keys and values in their order.
  package static func dictionary<Element>(
    of value: ValueDecoder<Element>
  ) -> ValueDecoder where Value == [NamedValue<Element>] {
    ValueDecoder { node, context in
      guard let entries = node.entries else {
        context.reportNoMapping(node)
        return nil
      }
      let values = entries.map { entry in
        context.descend(to: .key(entry.key)) { context in
          value.decodePart(entry.value, in: &context).map {
            NamedValue(name: entry.key, location: entry.keyLocation, value: $0)
          }
        }
      }
      let decoded = values.compactMap(\.self)
      return decoded.count == values.count ? decoded : nil
    }
  }

  /// A mapping with known keys.
  ///
  /// A key that the body does not ask for is reported as unknown. An empty mapping reads as one
  /// without keys.
  ///
  /// - Parameter body: makes the value from the keys that it asks the reader for.
  /// - Returns: a decoder of the value.
  package static func mapping(
    _ body: @escaping @Sendable (inout MappingReader) -> Value?
  ) -> ValueDecoder {
    ValueDecoder { node, context in
      guard node.entries != nil else {
        context.reportNoMapping(node)
        return nil
      }
      var reader = MappingReader(node, context: context.take())
      let value = body(&reader)
      reader.finish()
      context = reader.context
      return value
    }
  }

  /// The value of an item or entry, which must not be left empty.
  private func decodePart(_ node: DocumentNode, in context: inout DecodingContext) -> Value? {
    guard node.isNull else { return decode(node, in: &context) }
    context.report(
      .wrongType, "\(context.subject) is empty", hint: "write a value or remove it", at: node)
    return nil
  }
}

extension DecodingContext {
  mutating func reportNoMapping(_ node: DocumentNode) {
    reportMismatch(
      node, expected: "a mapping", showsText: false, hint: "write it as 'key: value' lines")
  }
}
