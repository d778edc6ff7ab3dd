import Diagnostics
import Documents

/// What a view of a layout may name at its place: inside a grid there are an item's fields too.
struct LayoutScope: Sendable {
  /// How many views the view stands in.
  private(set) var depth = 0
  private var isInGrid = false
  /// The parts that may stand here, by name; nil in a part, which cannot hold another.
  private var parts: [String: LayoutNode?]?

  /// The most views inside each other; more is a mistake, and would cost time for each card.
  static let maximumDepth = 24

  /// - Parameter parts: the parts that the body may name; those without a view are left out.
  init(parts: [String: LayoutNode?]? = nil) {
    self.parts = parts
  }

  /// The scope of a view's children.
  var inner: LayoutScope {
    var scope = self
    scope.depth += 1
    return scope
  }

  /// The scope of the item of a grid.
  var item: LayoutScope {
    var scope = inner
    scope.isInGrid = true
    scope.parts = nil
    return scope
  }

  /// The names of all elements.
  static let elements = [
    "vstack", "hstack", "zstack", "grid", "spacer", "text", "icon", "image", "qr", "rectangle",
    "rounded-rectangle", "circle", "progress", "ring", "sparkline", "part",
  ]

  /// The names of the elements that may stand here.
  ///
  /// A grid in a grid would repeat the same items, and a card has one code; the values that a
  /// sparkline shows belong to an item.
  var elements: [String] {
    Self.elements.filter { name in
      switch name {
      case "grid", "qr": !isInGrid
      case "sparkline": isInGrid
      case "part": parts != nil
      default: true
      }
    }
  }

  /// The part of a name: an error for one that there is not, nil for one that this kind leaves out.
  var part: ValueDecoder<LayoutNode?> {
    .choice(
      (parts ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, noun: "part",
      label: "parts")
  }

  /// A text whose fields are all ones that cards have.
  var template: ValueDecoder<FieldTemplate> { template(keepsSpaces: false) }

  /// A part of a text: the spaces at its ends are those between it and the other parts.
  var spanTemplate: ValueDecoder<FieldTemplate> { template(keepsSpaces: true) }

  private func template(keepsSpaces: Bool) -> ValueDecoder<FieldTemplate> {
    ValueDecoder { node, context in
      guard let text = ValueDecoder.nonEmptyText.decode(node, in: &context) else { return nil }
      let template = FieldTemplate(keepsSpaces ? node.text ?? text : text)
      guard let unknown = template.fieldNames.first(where: { !isField($0) }) else {
        return template
      }
      reportUnknownField(unknown, at: node, in: &context)
      return nil
    }
  }

  /// A colour of the style; in a grid also the one of the item's trend.
  var color: ValueDecoder<ColorToken> {
    .choice(
      ColorToken.allCases.filter { isInGrid || $0 != .trend }.map { ($0.rawValue, $0) },
      noun: "colour", label: "colours")
  }

  /// What can be so for a card: that it has a field, a code, a picture, a style of some kind.
  func condition(isWanted: Bool) -> ValueDecoder<LayoutCondition> {
    ValueDecoder { node, context in
      guard let name = ValueDecoder.nonEmptyText.decode(node, in: &context) else { return nil }
      if let fact = LayoutCondition.Fact(rawValue: name) {
        return LayoutCondition(subject: .fact(fact), isWanted: isWanted)
      }
      if let role = PictureRole(rawValue: name) {
        return LayoutCondition(subject: .picture(role), isWanted: isWanted)
      }
      if isField(name) { return LayoutCondition(subject: .field(name), isWanted: isWanted) }
      reportUnknownField(
        name, at: node, in: &context,
        others: LayoutCondition.Fact.allCases.map(\.rawValue) + PictureRole.allCases.map(\.rawValue)
      )
      return nil
    }
  }

  private var fieldNames: [String] {
    isInGrid ? CardFields.itemNames + CardFields.layoutNames : CardFields.layoutNames
  }

  private func isField(_ name: String) -> Bool {
    let prefix = CardFields.parameterPrefix
    return fieldNames.contains(name)
      || name.hasPrefix(prefix) && name.utf8.count > prefix.utf8.count
  }

  private func reportUnknownField(
    _ name: String, at node: DocumentNode, in context: inout DecodingContext,
    others: [String] = []
  ) {
    context.report(
      .unknownKey, "unknown field '\(name)'",
      hint: NearestName.hint(
        for: name, among: fieldNames + [CardFields.parameterPrefix + "…"] + others,
        label: "fields"),
      at: node)
  }
}
