/// A text that the text libraries can set in bounded time and without overflow.
///
/// Pango counts lengths in 1024ths of a pixel in 32 bits, so at its em size of 64 pixels a line of
/// more than 32,767 em has no width any more; and the time for one character grows with the square
/// of its marks. What goes beyond these bounds was never meant to be read on a card.
struct BoundedText {
  /// What is left, with an ellipsis where the end was cut off.
  let text: String
  /// Whether anything was left out.
  let isShortened: Bool

  /// The most characters: room for the widest ones, which take up to 11 em.
  private static let maximumCharacters = 2_000
  private static let maximumScalars = 4_000
  /// The most marks on a base; the highest stacks that Tibetan writes have as many.
  private static let maximumMarks = 8
  /// The most scalars of one character; the longest emoji have less than half of that.
  private static let maximumScalarsOfCharacter = 64

  init(_ text: String) {
    var kept = String.UnicodeScalarView()
    var (characters, scalars) = (0, 0)
    var (lacksMarks, lacksEnd) = (false, false)
    for character in text {
      let (bounded, isWhole) = Self.bounded(character)
      guard characters < Self.maximumCharacters, scalars + bounded.count <= Self.maximumScalars
      else {
        lacksEnd = true
        break
      }
      kept.append(contentsOf: bounded)
      characters += 1
      scalars += bounded.count
      if !isWhole { lacksMarks = true }
    }
    if lacksEnd {
      while let last = kept.last, last.properties.isWhitespace { kept.removeLast() }
      kept.append("…")
    }
    self.text = String(kept)
    isShortened = lacksMarks || lacksEnd
  }

  /// The scalars of a character without the marks that are too many.
  ///
  /// A joiner or another format character between marks starts no new base.
  private static func bounded(
    _ character: Character
  ) -> (scalars: [Unicode.Scalar], isWhole: Bool) {
    var result: [Unicode.Scalar] = []
    var marks = 0
    var isWhole = true
    for scalar in character.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark: marks += 1
      case .format: break
      default: marks = 0
      }
      if marks <= maximumMarks, result.count < maximumScalarsOfCharacter {
        result.append(scalar)
      } else {
        isWhole = false
      }
    }
    return (result, isWhole)
  }
}
