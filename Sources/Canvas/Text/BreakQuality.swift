import CPango

/// How good a place is to end a line, beyond that one may end there at all.
///
/// Unicode's rules (UAX 14) allow a break between almost any two characters of Japanese, inside of
/// words too, which is right for running text. In a title a reader stumbles over it. Without a
/// dictionary the change of scripts tells much: words of katakana are in katakana throughout, a
/// phrase often ends in hiragana, and the next begins with another script.
enum BreakQuality {
  private static let insideWord = 1.0
  private static let insideEnding = 0.5
  private static let insidePhrase = 0.15
  private static let afterParticle = 0.05

  /// How bad a break between two scalars is, as a share of the squared mean width of a line.
  static func penalty(between before: Unicode.Scalar, and after: Unicode.Scalar) -> Double {
    switch (Kind(before), Kind(after)) {
    case (.katakana, .katakana), (.hangul, .hangul): insideWord
    case (.han, .hiragana), (.katakana, .hiragana): insideEnding
    case (.hiragana, .hiragana): particles.contains(before) ? afterParticle : insidePhrase
    case (.han, .han), (.han, .katakana), (.katakana, .han): insidePhrase
    default: 0
    }
  }

  /// The words of one hiragana that most often end a phrase of Japanese.
  private static let particles: Set<Unicode.Scalar> = ["を", "は", "が", "に", "の", "で", "と", "も"]

  private enum Kind {
    case han
    case hiragana
    case katakana
    case hangul
    case other

    init(_ scalar: Unicode.Scalar) {
      // The sign that makes a vowel long and the dot between names belong to katakana words.
      if scalar == "ー" || scalar == "・" {
        self = .katakana
        return
      }
      self =
        switch g_unichar_get_script(scalar.value) {
        case G_UNICODE_SCRIPT_HAN: .han
        case G_UNICODE_SCRIPT_HIRAGANA: .hiragana
        case G_UNICODE_SCRIPT_KATAKANA: .katakana
        case G_UNICODE_SCRIPT_HANGUL: .hangul
        default: .other
        }
    }
  }
}
