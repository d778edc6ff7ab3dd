extension CodeCheck {
  /// What is wrong with a code that does not pass, in one lower-case sentence without a full stop.
  ///
  /// - Parameter payload: what the code carries, with its article, such as `the link of 40 bytes`.
  /// - Returns: the sentence.
  package func fault(of payload: String) -> String {
    switch self {
    case .quietZone: "the four modules of plate around it are not clean"
    case .polarity: "it is light on a dark ground"
    case .grid: "its modules are not of one colour each, with edges on whole pixels"
    case .contrast: "the contrast of its colours is below \(CodeColors.minimumContrast) to 1"
    case .modules: "some of its modules have the wrong colour"
    case .fullSize: "no reading of the picture finds \(payload)"
    case .payload: "it reads as something else than \(payload)"
    case .singleCode: "another code is read beside it"
    case .halfSize: "\(payload) is not read at half size"
    case .compressed: "\(payload) is not read after JPEG compression"
    case .file: "\(payload) is not read from the file, which shows too little of it"
    }
  }
}
