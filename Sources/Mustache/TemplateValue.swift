/// The data that a template shows.
///
/// Sections test it as the Mustache specification says: null, false and the empty list are falsy,
/// all else is truthy. There is one addition: empty text and empty markup are falsy too, because
/// theme authors ask with a section whether a field was filled in. An empty object is truthy.
package indirect enum TemplateValue: Hashable, Sendable {
  /// Nothing; written as empty text.
  case null
  /// Written as `true` or `false`.
  case bool(Bool)
  /// Plain text, escaped for HTML where the tag does not say otherwise.
  case text(String)
  /// UTF-8 markup that is safe already; no tag ever escapes it.
  case html([UInt8])
  /// Values that a section repeats its content for; a variable writes nothing for a list.
  case list([TemplateValue])
  /// Named values; a variable writes nothing for an object.
  case object([String: TemplateValue])

  /// Whether a section shows its content for this value.
  package var isTruthy: Bool {
    switch self {
    case .null: false
    case .bool(let value): value
    case .text(let text): !text.isEmpty
    case .html(let markup): !markup.isEmpty
    case .list(let items): !items.isEmpty
    case .object: true
    }
  }
}

extension TemplateValue: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) {
    self = .text(value)
  }
}

extension TemplateValue: ExpressibleByBooleanLiteral {
  package init(booleanLiteral value: Bool) {
    self = .bool(value)
  }
}

extension TemplateValue: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: TemplateValue...) {
    self = .list(elements)
  }
}

extension TemplateValue: ExpressibleByDictionaryLiteral {
  /// Makes an object; of equal keys the last one counts.
  package init(dictionaryLiteral elements: (String, TemplateValue)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { _, last in last }))
  }
}
