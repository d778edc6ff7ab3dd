/// Makes a part of a path from a file's name.
package enum Slug {
  /// The name in lower case with every run of other characters than letters, digits, marks,
  /// `_` and `.` as one hyphen; nil when no letter or digit is in it.
  package static func make(_ name: String) -> String? {
    var result = String.UnicodeScalarView()
    var needsHyphen = false
    var hasLetter = false
    for scalar in name.lowercased().unicodeScalars {
      guard scalar.belongsInSlug else {
        needsHyphen = true
        continue
      }
      if needsHyphen, !result.isEmpty { result.append("-") }
      needsHyphen = false
      if scalar != "_", scalar != "." { hasLetter = true }
      result.append(scalar)
    }
    return hasLetter ? String(result) : nil
  }
}

extension Unicode.Scalar {
  fileprivate var belongsInSlug: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark:
      true
    default:
      self == "_" || self == "."
    }
  }
}
