/// Makes a part of a path from a file's name.
package enum Slug {
  /// The name in lower case with every run of other characters than letters, digits, marks,
  /// `_` and `.` as one hyphen; nil when no letter or digit is in it.
  ///
  /// A dot at the start is left out, since servers and tools hide such files. Marks count only
  /// behind a letter or digit: the variation selectors of emoji are marks, too, and unseen.
  package static func make(_ name: String) -> String? {
    var result = String.UnicodeScalarView()
    var needsHyphen = false
    var hasLetter = false
    var takesMark = false
    for scalar in name.lowercased().unicodeScalars {
      let kind = scalar.slugKind
      if kind == .other || (kind == .mark && !takesMark) || (scalar == "." && result.isEmpty) {
        needsHyphen = true
        takesMark = false
        continue
      }
      if needsHyphen, !result.isEmpty { result.append("-") }
      needsHyphen = false
      takesMark = kind != .punctuation
      if kind == .letter { hasLetter = true }
      result.append(scalar)
    }
    return hasLetter ? String(result) : nil
  }
}

/// What a scalar is to a slug.
private enum SlugKind {
  case letter
  case mark
  case punctuation
  case other
}

extension Unicode.Scalar {
  fileprivate var slugKind: SlugKind {
    if properties.isDefaultIgnorableCodePoint { return .other }
    return switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      .letter
    case .nonspacingMark, .spacingMark: .mark
    default:
      self == "_" || self == "." ? .punctuation : .other
    }
  }
}
