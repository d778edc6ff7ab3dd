/// The values that names are looked up in, the innermost last.
struct ContextStack {
  private var values: [TemplateValue]

  init(_ root: TemplateValue) {
    values = [root]
  }

  mutating func push(_ value: TemplateValue) {
    values.append(value)
  }

  mutating func pop() {
    _ = values.popLast()
  }

  /// The value of a name, or nil when there is none.
  ///
  /// The first part is looked for from the innermost value outwards, the other parts only in what
  /// was found (Mustache specification, interpolation).
  func value(of name: VariableName) -> TemplateValue? {
    guard let first = name.parts.first else { return values.last }
    guard var found = innermostValue(of: first) else { return nil }
    for part in name.parts.dropFirst() {
      guard case .object(let fields) = found, let next = fields[part] else { return nil }
      found = next
    }
    return found
  }

  private func innermostValue(of key: String) -> TemplateValue? {
    for value in values.reversed() {
      if case .object(let fields) = value, let found = fields[key] { return found }
    }
    return nil
  }
}
