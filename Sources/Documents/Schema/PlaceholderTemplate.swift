/// A text with the names of values in braces, such as `/awards/{slug}/`.
package struct PlaceholderTemplate<Placeholder>: Hashable, Sendable
where Placeholder: RawRepresentable<String> & CaseIterable & Hashable & Sendable {
  private let parts: [Part]

  private enum Part: Hashable {
    case literal(String)
    case placeholder(Placeholder)
  }

  /// Reads a template.
  ///
  /// - Parameter text: the template; no address has braces of its own (RFC 3986, section 2).
  /// - Throws: `ValueFault` for a name that is no placeholder, and for a brace without its partner.
  package init(_ text: String) throws(ValueFault) {
    var parts: [Part] = []
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}") else { throw Self.loneBrace("{") }
      let name = String(rest[rest.index(after: open)..<close])
      guard let placeholder = Placeholder(rawValue: name) else {
        throw Self.fault("has the unknown placeholder '{\(name.excerpt)}'")
      }
      parts += [try Self.literal(rest[..<open]), .placeholder(placeholder)]
      rest = rest[rest.index(after: close)...]
    }
    self.parts = parts + [try Self.literal(rest)]
  }

  private static func literal(_ text: Substring) throws(ValueFault) -> Part {
    guard !text.contains("}") else { throw loneBrace("}") }
    return .literal(String(text))
  }

  private static func loneBrace(_ brace: Character) -> ValueFault {
    fault("has a '\(brace)' without its partner")
  }

  private static func fault(_ message: String) -> ValueFault {
    let names = Placeholder.allCases.map { "{\($0.rawValue)}" }
    return ValueFault(
      message, hint: "placeholders: " + names.joined(separator: ", "), code: .invalidURL)
  }

  /// The placeholders that the text has, in any order.
  package var placeholders: Set<Placeholder> {
    Set(
      parts.compactMap { part in
        if case .placeholder(let placeholder) = part { placeholder } else { nil }
      })
  }

  /// The text with values in place of the placeholders.
  package func text(_ value: (Placeholder) -> String) -> String {
    parts.map { part in
      switch part {
      case .literal(let text): text
      case .placeholder(let placeholder): value(placeholder)
      }
    }.joined()
  }
}
