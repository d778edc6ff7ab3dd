/// A text that the text libraries can set in bounded time and without overflow.
///
/// Pango counts lengths in 1024ths of a pixel in 32 bits, so at its em size of 64 pixels a line of
/// more than 32,767 em has no width any more; and the time for one character grows with the square
/// of its marks. What goes beyond these bounds was never meant to be read on a card.
struct BoundedText {
  /// What is left, with an ellipsis where the end was cut off, LINE SEPARATOR for every line end
  /// (CR LF, CR, LF, VT, FF, NEL, PS) and without NUL.
  let text: String
  /// Whether anything was left out that shows.
  let isShortened: Bool
  /// Where each character of the given text begins in `text`, in bytes of UTF-8, as far as it was
  /// kept; nil when they are the same, which they are in plain ASCII.
  private let characterOffsets: [Int]?

  /// LINE SEPARATOR: ends a line, but not a paragraph.
  static let forcedBreak: Unicode.Scalar = "\u{2028}"

  /// The most characters: room for the widest ones, which take up to 11 em.
  private static let maximumCharacters = 2_000
  private static let maximumScalars = 4_000
  /// The most marks on a base; the highest stacks that Tibetan writes have as many.
  private static let maximumMarks = 8
  /// The most letters of one character, which no line can break: the longest conjuncts of Indic
  /// scripts have fewer.
  private static let maximumLetters = 8
  /// The most scalars of one character; the longest emoji have less than half of that.
  private static let maximumScalarsOfCharacter = 64

  /// The most letters that are stacked below one; what is written has one or two.
  private static let maximumStack = 4
  /// What stacks the next letter below the one before (Unicode 15, "Indic_Syllabic_Category" of
  /// "Invisible_Stacker", and the viramas of Balinese, Sundanese and Javanese).
  private static let stackers: Set<Unicode.Scalar> = [
    "\u{1039}", "\u{17D2}", "\u{1A60}", "\u{1B44}", "\u{1BAB}", "\u{A9C0}", "\u{AAF6}",
    "\u{10A3F}", "\u{11133}", "\u{1193E}", "\u{11A47}", "\u{11A99}", "\u{11D45}", "\u{11D97}",
  ]

  init(_ text: String) {
    if text.utf8.count <= Self.maximumCharacters, text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) {
      self.text = text
      isShortened = false
      characterOffsets = nil
      return
    }
    var kept = String.UnicodeScalarView()
    var offsets: [Int] = []
    var (bytes, scalars) = (0, 0)
    var (lacksMarks, lacksEnd) = (false, false)
    var (stacked, isStacking) = (0, false)
    for character in text {
      stacked = isStacking ? stacked + 1 : 0
      isStacking = character.unicodeScalars.last.map(Self.stackers.contains) ?? false
      if stacked > Self.maximumStack {
        // What would stack the letter must not stack the next one that is kept.
        if let last = kept.last, Self.stackers.contains(last) {
          kept.removeLast()
          bytes -= UTF8.width(last)
          scalars -= 1
        }
        offsets.append(bytes)
        lacksMarks = true
        continue
      }
      let (bounded, isWhole) = Self.bounded(character)
      guard offsets.count < Self.maximumCharacters, scalars + bounded.count <= Self.maximumScalars
      else {
        lacksEnd = true
        break
      }
      kept.append(contentsOf: bounded)
      offsets.append(bytes)
      bytes += bounded.reduce(0) { $0 + UTF8.width($1) }
      scalars += bounded.count
      if !isWhole { lacksMarks = true }
    }
    if lacksEnd {
      while let last = kept.last, last.properties.isWhitespace { kept.removeLast() }
      kept.append("…")
    }
    self.text = String(kept)
    characterOffsets = offsets
    isShortened = lacksMarks || lacksEnd
  }

  /// The bytes of `text` that some characters of the given text take.
  func bytes(ofCharacters characters: Range<Int>) -> Range<Int> {
    let end = text.utf8.count
    func offset(_ character: Int) -> Int {
      guard let characterOffsets else { return min(max(0, character), end) }
      return characterOffsets.indices.contains(max(0, character))
        ? min(characterOffsets[max(0, character)], end) : end
    }
    return offset(characters.lowerBound)..<offset(characters.upperBound)
  }

  /// The scalars of a character without the marks that are too many.
  ///
  /// A joiner or another format character between marks starts no new base.
  private static func bounded(
    _ character: Character
  ) -> (scalars: [Unicode.Scalar], isWhole: Bool) {
    switch character {
    case "\n", "\r\n", "\r", "\u{85}", "\u{2029}", "\u{B}", "\u{C}": return ([forcedBreak], true)
    case "\0": return ([], true)
    default: break
    }
    var result: [Unicode.Scalar] = []
    var (letters, marks) = (0, 0)
    for scalar in character.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .spacingMark: marks += 1
      case .format: break
      default: (letters, marks) = (letters + 1, 0)
      }
      guard marks <= maximumMarks, letters <= maximumLetters else { continue }
      if result.count < maximumScalarsOfCharacter { result.append(scalar) }
    }
    return (result, result.count == character.unicodeScalars.count)
  }
}
