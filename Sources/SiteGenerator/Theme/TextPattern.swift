/// A text with names in braces that values take the place of, such as `Open in {app}`.
struct TextPattern: Hashable, Sendable {
  /// The literal texts and the names, in their order.
  private let parts: [Part]

  private enum Part: Hashable {
    case literal(String)
    case name(String)
  }

  /// Reads a text; a brace without its partner stands for itself.
  init(_ text: String) {
    var parts: [Part] = []
    var rest = text.utf8[...]
    var literal = ""
    while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
      let name = rest[open...].dropFirst().prefix {
        $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "}")
      }
      guard name.endIndex < rest.endIndex, rest[name.endIndex] == UInt8(ascii: "}") else {
        literal += String(Substring(rest[..<name.endIndex]))
        rest = rest[name.endIndex...]
        continue
      }
      parts.append(.literal(literal + String(Substring(rest[..<open]))))
      parts.append(.name(String(Substring(name))))
      literal = ""
      rest = rest[name.endIndex...].dropFirst()
    }
    parts.append(.literal(literal + String(Substring(rest))))
    self.parts = parts
  }

  /// The names in braces, in their order.
  var names: [String] {
    parts.compactMap { if case .name(let name) = $0 { name } else { nil } }
  }

  /// The text with values in place of names; a name without a value stays as it is.
  ///
  /// Braces in a value are text: they are not looked at again.
  func filled(_ values: [String: String]) -> String {
    var result = ""
    for part in parts {
      switch part {
      case .literal(let text): result += text
      case .name(let name): result += values[name] ?? "{\(name)}"
      }
    }
    return result
  }
}
