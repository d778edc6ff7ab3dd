import Diagnostics
import Documents

extension PictureScan {
  /// The codes for a person: a line for each and one for each thing to know of it.
  var text: String { codes.map(text).joined() }

  private func text(of code: CodeReport) -> String {
    let place = code.reading.bounds
    var lines = [
      "\(path.shownWhole): \(code.kind.rawValue) at \(place.x),\(place.y),"
        + " \(place.width) x \(place.height) pixels"
    ]
    if code.kind == .refused || code.kind == .bytes {
      lines.append("    payload: \(ShownText.payload(code.reading.payload))")
    }
    lines += code.fields.map { "    \($0.name): \($0.value.shownWhole)" }
    if let refusal = code.refusal { lines.append("    refused: \(refusal.message.shownWhole)") }
    lines += code.notes.map { "    note: \($0)" }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The pictures for a program, as one JSON document in which nothing moves a terminal's cursor.
  static func json(of scans: [PictureScan]) -> String {
    let document = JSONText.object([("images", .array(scans.map(\.json)))])
    return ShownText.asciiJSON(document.text()) + "\n"
  }

  private var json: JSONText {
    .object([
      ("file", .string(path)),
      ("codes", .array(codes.map(json))),
      ("complete", .bool(isComplete)),
      (
        "errors",
        .array(
          diagnostics.filter { $0.severity == .error }.map {
            .object([
              ("code", .string($0.code.rawValue)), ("message", .string($0.message)),
              ("hint", .optional($0.hint)),
            ])
          })
      ),
    ])
  }

  private func json(of code: CodeReport) -> JSONText {
    let place = code.reading.bounds
    let text = String(validating: code.reading.payload, as: UTF8.self)
    return .object([
      ("kind", .string(code.kind.rawValue)),
      ("x", .number(place.x)), ("y", .number(place.y)),
      ("width", .number(place.width)), ("height", .number(place.height)),
      ("inverted", .bool(code.reading.isInverted)),
      ("text", .optional(text)),
      ("base64", text == nil ? .string(Base64.encode(code.reading.payload)) : .null),
      ("fields", .object(code.fields.map { ($0.name, .string($0.value)) })),
      ("notes", .strings(code.notes)),
      (
        "refused",
        code.refusal.map {
          .object([("message", .string($0.message)), ("hint", .string($0.hint))])
        } ?? .null
      ),
    ])
  }
}
