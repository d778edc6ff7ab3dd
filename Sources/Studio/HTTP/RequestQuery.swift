import QRCodes

/// A request's query, decoded as `application/x-www-form-urlencoded` (URL Standard, section 5.1).
///
/// Stricter than the standard: a percent sign that begins no escape is refused, as in the path.
struct RequestQuery: Hashable, Sendable {
  /// The parameters; of two with one name the first.
  let parameters: [String: String]

  /// More are refused; no page of a local site needs as many.
  static let maximumCount = 64

  /// - Parameter written: what stands behind the `?`.
  /// - Throws: a refusal that says what in the query is wrong.
  init(_ written: some Collection<UInt8>) throws(RequestRefusal) {
    let pairs = written.split(separator: UInt8(ascii: "&"))
    guard pairs.count <= Self.maximumCount else {
      throw RequestRefusal(
        .badRequest, "the query has more than \(Self.maximumCount) parameters")
    }
    var parameters: [String: String] = [:]
    for pair in pairs {
      let sides = pair.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      let name = try Self.decode(Array(sides.first ?? pair))
      let value = sides.count > 1 ? try Self.decode(Array(sides.last ?? pair)) : ""
      if parameters[name] == nil { parameters[name] = value }
    }
    self.parameters = parameters
  }

  private static func decode(_ written: [UInt8]) throws(RequestRefusal) -> String {
    let spaced = written.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }
    guard let text = String(validating: spaced, as: UTF8.self) else {
      throw RequestRefusal(.badRequest, "the query is not UTF-8")
    }
    if PercentEncoding.firstFault(in: text) != nil {
      throw RequestRefusal(.badRequest, "the query has an invalid percent escape")
    }
    guard let decoded = PercentEncoding.decode(text) else {
      throw RequestRefusal(.badRequest, "the query is not UTF-8")
    }
    return decoded
  }
}
