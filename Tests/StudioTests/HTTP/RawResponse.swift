@testable import Studio

/// An answer as it came over the wire.
struct RawResponse {
  let status: Int
  let headers: [(name: String, value: String)]
  var body: [UInt8] = []

  init?(head: String) {
    let lines = head.split(separator: "\r\n")
    guard let first = lines.first, first.hasPrefix("HTTP/1."),
      let status = Int(first.dropFirst("HTTP/1.1 ".count).prefix(3))
    else { return nil }
    self.status = status
    headers = lines.dropFirst().map { line in
      let colon = line.firstIndex(of: ":") ?? line.endIndex
      return (line[..<colon].lowercased(), line[colon...].dropFirst().trimmingSpaces())
    }
  }

  /// The value of a header, by its name in lower case; several are joined.
  subscript(name: String) -> String? {
    let values = headers.filter { $0.name == name }.map(\.value)
    return values.isEmpty ? nil : values.joined(separator: " | ")
  }

  var text: String { String(decoding: body, as: UTF8.self) }
}
