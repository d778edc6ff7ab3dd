import Diagnostics
import Documents

/// What an element of a layout may name at its place: inside a grid there are an item's fields too.
struct LayoutScope {
  /// How many elements the element stands in.
  private(set) var depth = 0
  private var isInGrid = false

  /// The most elements inside each other; more is a mistake, and would cost time for each card.
  static let maximumDepth = 24

  /// The scope of an element's children.
  var inner: LayoutScope {
    var scope = self
    scope.depth += 1
    return scope
  }

  /// The scope of the item of a grid.
  var item: LayoutScope {
    var scope = inner
    scope.isInGrid = true
    return scope
  }

  /// The names of the elements that may stand here; a grid in a grid would repeat the same items.
  var elements: [String] {
    let elements = ["vstack", "hstack", "text", "icon", "rectangle", "grid", "progress"]
    return isInGrid ? elements.filter { $0 != "grid" } : elements
  }

  /// A text whose fields are all ones that cards have.
  var template: ValueDecoder<FieldTemplate> {
    ValueDecoder { node, context in
      guard let text = ValueDecoder.nonEmptyText.decode(node, in: &context) else { return nil }
      let template = FieldTemplate(text)
      guard let unknown = template.fieldNames.first(where: { !isField($0) }) else {
        return template
      }
      reportUnknownField(unknown, at: node, in: &context)
      return nil
    }
  }

  /// The name of one field.
  var fieldName: ValueDecoder<String> {
    ValueDecoder { node, context in
      guard let name = ValueDecoder.nonEmptyText.decode(node, in: &context) else { return nil }
      if isField(name) { return name }
      reportUnknownField(name, at: node, in: &context)
      return nil
    }
  }

  /// A colour of the style; in a grid also the one of the item's trend.
  var color: ValueDecoder<ColorToken> {
    .choice(
      ColorToken.allCases.filter { isInGrid || $0 != .trend }.map { ($0.rawValue, $0) },
      noun: "colour", label: "colours")
  }

  private var fieldNames: [String] {
    isInGrid ? CardFields.itemNames + CardFields.names : CardFields.names
  }

  private func isField(_ name: String) -> Bool {
    let prefix = CardFields.parameterPrefix
    return fieldNames.contains(name)
      || name.hasPrefix(prefix) && name.utf8.count > prefix.utf8.count
  }

  private func reportUnknownField(
    _ name: String, at node: DocumentNode, in context: inout DecodingContext
  ) {
    context.report(
      .unknownKey, "unknown field '\(name)'",
      hint: NearestName.hint(
        for: name, among: fieldNames + [CardFields.parameterPrefix + "…"], label: "fields"),
      at: node)
  }
}
