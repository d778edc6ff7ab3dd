import CGLib

/// Takes the scalars of a name and keeps what a slug may hold of them.
struct SlugBuilder {
  private(set) var result = String.UnicodeScalarView()
  private(set) var hasLetter = false
  private var needsHyphen = false
  private var takesMark = false
  /// A joiner that waits for the letter behind it.
  private var joiner: Unicode.Scalar?

  /// Adds the scalar, or a hyphen before the next that is kept.
  ///
  /// A dot at the start is left out, since servers and tools hide such files. Marks count only
  /// behind a letter or digit: the variation selectors of emoji are marks, too, and unseen.
  mutating func append(_ scalar: Unicode.Scalar) {
    switch Kind(scalar) {
    case .letter:
      appendJoiner(before: scalar)
      hasLetter = true
      keep(scalar, takesMark: true)
    case .mark where takesMark:
      joiner = nil
      keep(scalar, takesMark: true)
    case .punctuation where scalar != "." || !result.isEmpty:
      dropJoiner()
      keep(scalar, takesMark: false)
    case .joiner where takesMark && joiner == nil:
      joiner = scalar
    default:
      dropJoiner()
      needsHyphen = true
      takesMark = false
    }
  }

  private mutating func keep(_ scalar: Unicode.Scalar, takesMark: Bool) {
    if needsHyphen, !result.isEmpty { result.append("-") }
    needsHyphen = false
    self.takesMark = takesMark
    result.append(scalar)
  }

  /// Keeps a joiner where it changes how a word is written.
  ///
  /// That is behind a virama, and for the non-joiner between letters of the Arabic script: the
  /// rules of internationalized domain names (RFC 5892, appendices A.1 and A.2), the second made
  /// simpler.
  private mutating func appendJoiner(before next: Unicode.Scalar) {
    guard let joiner, let last = result.last else { return }
    let isBehindVirama = last.properties.canonicalCombiningClass == .virama
    if isBehindVirama || (joiner == "\u{200C}" && last.isArabic && next.isArabic) {
      result.append(joiner)
      self.joiner = nil
    } else {
      dropJoiner()
    }
  }

  private mutating func dropJoiner() {
    if joiner != nil { needsHyphen = true }
    joiner = nil
  }
}

extension SlugBuilder {
  /// What a scalar is to a slug.
  private enum Kind {
    case letter
    case mark
    case joiner
    case punctuation
    case other

    init(_ scalar: Unicode.Scalar) {
      if scalar.properties.isJoinControl {
        self = .joiner
        return
      }
      if scalar.properties.isDefaultIgnorableCodePoint {
        self = .other
        return
      }
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber, .letterNumber, .otherNumber:
        self = .letter
      case .nonspacingMark, .spacingMark: self = .mark
      default: self = scalar == "_" || scalar == "." ? .punctuation : .other
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isArabic: Bool {
    g_unichar_get_script(value) == G_UNICODE_SCRIPT_ARABIC
  }
}
