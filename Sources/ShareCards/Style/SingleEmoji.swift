/// One character that the emoji font has a picture for, in the form that shows it in colour.
struct SingleEmoji: Hashable, Sendable {
  /// The emoji: with the selector of emoji presentation where the character alone is text (UTS 51,
  /// section 2.7), and without that of text presentation, since icons are pictures.
  let text: String

  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
  private static let textSelector: Unicode.Scalar = "\u{FE0E}"
  private static let keycap: Unicode.Scalar = "\u{20E3}"
  /// The letters of flags (UTS 51, section 1.4.6), of which two make one.
  private static let flagLetters: ClosedRange<Unicode.Scalar> = "\u{1F1E6}"..."\u{1F1FF}"

  /// The emoji that a text is; nil when it is another text.
  init?(_ name: String) {
    guard name.count == 1 else { return nil }
    var scalars = name.unicodeScalars.filter { $0 != Self.textSelector }
    guard let first = scalars.first, first.properties.isEmoji else { return nil }
    // Digits, `#` and `*` are emoji by the standard, but only pictures inside a keycap.
    guard !first.isASCII || scalars.contains(Self.keycap) else { return nil }
    guard scalars.count > 1 || !Self.flagLetters.contains(first) else { return nil }
    let next = scalars.index(after: scalars.startIndex)
    let follower = next < scalars.endIndex ? scalars[next] : nil
    if !first.properties.isEmojiPresentation, follower != Self.emojiSelector,
      follower?.properties.isEmojiModifier != true
    {
      scalars.insert(Self.emojiSelector, at: next)
    }
    text = String(String.UnicodeScalarView(scalars))
  }
}
