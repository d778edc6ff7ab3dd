/// A value that is written as JSON (RFC 8259), with the keys of objects in the given order.
package enum JSONText: Sendable {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSONText])
  case object([(key: String, value: JSONText)])

  /// A text, or null where there is none.
  package static func optional(_ text: String?) -> JSONText {
    text.map { .string($0) } ?? .null
  }

  package static func strings(_ texts: [String]) -> JSONText {
    .array(texts.map { .string($0) })
  }

  /// The JSON with two spaces for each level, without a line end.
  package func text(indent: String = "") -> String {
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let value): return String(value)
    case .string(let text): return Self.quoted(text)
    case .array(let values):
      return Self.lines(values.map { $0.text(indent: indent + "  ") }, "[", "]", indent: indent)
    case .object(let entries):
      let lines = entries.map { "\(Self.quoted($0.key)): \($0.value.text(indent: indent + "  "))" }
      return Self.lines(lines, "{", "}", indent: indent)
    }
  }

  /// The JSON in one line, for programs.
  package var line: String {
    var result = ""
    writeLine(into: &result)
    return result
  }

  private func writeLine(into result: inout String) {
    switch self {
    case .array(let values):
      result += "["
      for (index, value) in values.enumerated() {
        if index > 0 { result += "," }
        value.writeLine(into: &result)
      }
      result += "]"
    case .object(let entries):
      result += "{"
      for (index, entry) in entries.enumerated() {
        result += index > 0 ? "," : ""
        result += Self.quoted(entry.key) + ":"
        entry.value.writeLine(into: &result)
      }
      result += "}"
    case .null, .bool, .number, .string: result += text()
    }
  }

  private static func lines(
    _ lines: [String], _ open: String, _ close: String, indent: String
  ) -> String {
    if lines.isEmpty { return open + close }
    return "\(open)\n"
      + lines.map { "\(indent)  \($0)" }.joined(separator: ",\n") + "\n\(indent)\(close)"
  }

  /// Section 7: quotation marks, backslashes and control characters are escaped.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\0"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
