import ShareCards

/// Why a finished card's code cannot be scanned, in words.
struct CodeFault {
  /// What is wrong, as the end of a sentence.
  let message: String
  let hint: String

  /// The words for a check that fails.
  ///
  /// - Parameters:
  ///   - check: the check.
  ///   - subject: what the code carries.
  ///   - bytes: the payload's length.
  init(_ check: CodeCheck, subject: CodeSubject, bytes: Int) {
    message = check.fault(of: "\(subject.noun) of \(bytes) bytes")
    hint = Self.hint(for: check, subject: subject)
  }

  private static func hint(for check: CodeCheck, subject: CodeSubject) -> String {
    switch check {
    case .quietZone, .grid, .modules: "let nothing of the card lie over the code or its plate"
    case .polarity: "choose a darker colour for the modules than for the plate"
    case .contrast: "choose a darker colour for the modules or a lighter one for the plate"
    case .singleCode: "leave out the other code"
    case .file: "raise 'quality' or 'budget' of the card"
    case .fullSize, .payload, .halfSize, .compressed:
      "change \(subject.part) a little, which gives another code"
    }
  }
}
