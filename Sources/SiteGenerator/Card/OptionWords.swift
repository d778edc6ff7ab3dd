import Diagnostics

/// Says what the schema of front matter finds wrong in the words of a command line.
enum OptionWords {
  /// A diagnostic about an option's value, or about the card that the options describe.
  ///
  /// - Parameter diagnostic: what was found; the file of its place is an option's spelling where it
  ///   is about a value.
  /// - Returns: the same without a place, naming the options in place of keys.
  static func told(_ diagnostic: Diagnostic) -> Diagnostic {
    Diagnostic(
      diagnostic.code, severity: diagnostic.severity, message(of: diagnostic),
      hint: hint(of: diagnostic))
  }

  private static func message(of diagnostic: Diagnostic) -> String {
    var message = diagnostic.message
    if message.hasPrefix("'--") { return message }
    for (key, spelling) in spellings {
      for start in ["", "missing "] where message.hasPrefix("\(start)'\(key)'") {
        return "\(start)'\(spelling)'" + message.dropFirst(start.count + key.count + 2)
      }
    }
    guard let option = diagnostic.location?.file, option.hasPrefix("--") else { return message }
    guard option == CardFlag.stat.spelling, let figures = message.firstRange(of: " of 'stats'")
    else { return "'\(option)': \(message)" }
    message.replaceSubrange(figures, with: " of '\(option)'")
    return message
  }

  private static func hint(of diagnostic: Diagnostic) -> String? {
    guard let hint = diagnostic.hint else { return nil }
    switch diagnostic.code {
    case .missingKey where diagnostic.location?.file == CardFlag.stat.spelling:
      return "write it as in \(CardFlag.stat.spelling) '\(figure)'"
    case .appOnlyCode: return "give an https link"
    case .payloadTooLong, .unscannableCode:
      return hint.contains("'qr")
        ? "shorten '--link', or leave it out for a card without a code"
        : hint.replacing("'quality' or 'budget'", with: "'--quality' or '--budget'")
    case .invalidURL:
      return hint.replacing(ContentSchema.schemesHint, with: "allow your app's own by --scheme")
    case .overBudget:
      return withOptions(hint.replacing("'card: {format: jpeg}'", with: "'format: jpeg'"))
        .replacing("lower 'quality'", with: "lower '--quality'")
        .replacing("lower 'scale'", with: "lower '--scale'")
        .replacing("raise 'budget'", with: "raise '--budget'")
    default: return withOptions(hint)
    }
  }

  /// A hint with `--metric '500 pts'` in place of `'metric: 500 pts'`.
  private static func withOptions(_ hint: String) -> String {
    spellings.reduce(hint) { hint, names in
      guard let start = hint.firstRange(of: "'\(names.key): "),
        let end = hint[start.upperBound...].firstIndex(of: "'")
      else { return hint }
      let example =
        names.spelling == CardFlag.stat.spelling ? figure : String(hint[start.upperBound..<end])
      return hint[..<start.lowerBound] + "\(names.spelling) '\(example)" + hint[end...]
    }
  }

  private static let figure = "Steps=52,340:up"

  /// The options by the keys of front matter that say the same.
  private static let spellings: [(key: String, spelling: String)] =
    CardFlag.allCases.map { ($0.key, $0.spelling) }
    + CardOption.allCases.map { ($0.rawValue, $0.spelling) }
}
