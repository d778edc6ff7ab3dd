/// What a web server answers.
struct HTTPAnswer: Hashable, Sendable {
  var status: Int
  /// The headers by their names in lower case.
  var headers: [String: String] = [:]
  var body: String

  init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let parts = text.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
    let lines = (parts.first ?? "").split(separator: "\r\n")
    status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    for line in lines.dropFirst() {
      let pair = line.split(separator: ":", maxSplits: 1)
      if pair.count == 2 { headers[pair[0].lowercased()] = String(pair[1].dropFirst()) }
    }
    body = parts.count == 2 ? String(parts[1]) : ""
  }
}
