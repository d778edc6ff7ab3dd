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
    message = Self.message(for: check, subject: subject, bytes: bytes)
    hint = Self.hint(for: check, subject: subject)
  }

  private static func message(
    for check: CodeCheck, subject: CodeSubject, bytes: Int
  ) -> String {
    switch check {
    case .quietZone: "the four modules of plate around it are not clean"
    case .polarity: "it is light on a dark ground"
    case .grid: "its modules are not of one colour each, with edges on whole pixels"
    case .contrast: "the contrast of its colours is below 4.5 to 1"
    case .modules: "some of its modules have the wrong colour"
    case .fullSize: "no reading of the card finds \(subject.noun) of \(bytes) bytes"
    case .payload: "it reads as something else than \(subject.noun) of \(bytes) bytes"
    case .singleCode: "another code is read beside it"
    case .halfSize: "\(subject.noun) of \(bytes) bytes is not read at half size"
    case .compressed: "\(subject.noun) of \(bytes) bytes is not read after JPEG compression"
    }
  }

  private static func hint(for check: CodeCheck, subject: CodeSubject) -> String {
    switch check {
    case .quietZone, .grid, .modules: "let nothing of the card lie over the code or its plate"
    case .polarity: "choose a darker colour for the modules than for the plate"
    case .contrast: "choose a darker colour for the modules or a lighter one for the plate"
    case .singleCode: "leave out the other code"
    case .fullSize, .payload, .halfSize, .compressed:
      "change \(subject.part) a little, which gives another code"
    }
  }
}
