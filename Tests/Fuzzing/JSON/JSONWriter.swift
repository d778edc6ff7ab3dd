import Documents

/// Writes nodes as JSON, either with as few escapes as may be or with nothing but escapes.
struct JSONWriter {
  let escapesAll: Bool

  func text(of node: DocumentNode) -> String {
    switch node.content {
    case .scalar(let text, .plain): text
    case .scalar(let text, _): quoted(text)
    case .sequence(let items): "[\(items.map(text).joined(separator: ","))]"
    case .mapping(let entries):
      "{\(entries.map { "\(quoted($0.key)):\(text(of: $0.value))" }.joined(separator: ","))}"
    case .refused: "null"
    }
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if escapesAll || scalar.value < 0x20 || scalar == "\"" || scalar == "\\" {
        result +=
          UTF16.width(scalar) == 1
          ? escape(UInt16(truncatingIfNeeded: scalar.value))
          : escape(UTF16.leadSurrogate(scalar)) + escape(UTF16.trailSurrogate(scalar))
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
