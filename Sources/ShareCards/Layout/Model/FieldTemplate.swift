/// A text with names of fields in braces, such as `{metric}`.
package struct FieldTemplate: Hashable, Sendable {
  private var parts: [Part] = []

  private enum Part: Hashable {
    case literal(String)
    case field(String)
  }

  /// A brace that is not closed is ordinary text.
  package init(_ text: String) {
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      if open > rest.startIndex { parts.append(.literal(String(rest[..<open]))) }
      parts.append(.field(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { parts.append(.literal(String(rest))) }
  }

  /// The names of the fields that the text uses, in order.
  package var fieldNames: [String] {
    parts.compactMap {
      if case .field(let name) = $0 { name } else { nil }
    }
  }

  /// The text with its fields filled in; nil when a field is absent, so that nothing is drawn.
  func text(with fields: CardFields) -> String? {
    var result = ""
    for part in parts {
      switch part {
      case .literal(let text): result += text
      case .field(let name):
        guard let value = fields[name] else { return nil }
        result += value
      }
    }
    return result.isEmpty ? nil : result
  }
}
