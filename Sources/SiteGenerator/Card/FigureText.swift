/// A figure as a command line writes it: `Steps=52,340:up`.
struct FigureText: Hashable, Sendable {
  /// What stands before the first `=`; nil without one.
  let label: String?
  /// What is between the label and the trend.
  let value: String?
  /// The word behind the last colon; nil where no word is there, such as in `Pace=5:12`.
  let trend: String?

  /// The parts by the keys that a figure has in front matter.
  var parts: [(key: String, text: String)] {
    [("label", label), ("value", value), ("trend", trend)].compactMap { key, text in
      text.map { (key, $0) }
    }
  }

  init(_ text: String) {
    guard let equals = text.unicodeScalars.firstIndex(of: "=") else {
      (label, value, trend) = (nil, text, nil)
      return
    }
    label = String(text.unicodeScalars[..<equals])
    let rest = text.unicodeScalars[equals...].dropFirst()
    guard let colon = rest.lastIndex(of: ":"), Self.isWord(rest[colon...].dropFirst()) else {
      (value, trend) = (String(rest), nil)
      return
    }
    value = String(rest[..<colon])
    trend = String(rest[colon...].dropFirst())
  }

  private static func isWord(_ text: Substring.UnicodeScalarView) -> Bool {
    !text.isEmpty && text.allSatisfy(\.properties.isAlphabetic)
  }
}
