/// An option of `sitegen card` that says how the files of all cards are made.
package enum CardOption: String, CaseIterable, Hashable, Sendable {
  /// Which cards; may be given several times, and `all` stands for all that the site makes.
  case size
  case style
  case format
  case scale
  case quality
  case budget

  /// The name of the option as it is typed.
  var spelling: String { "--\(rawValue)" }

  /// Whether the value is a number, which front matter writes without quotes.
  var isNumber: Bool { self == .scale || self == .quality }
}
