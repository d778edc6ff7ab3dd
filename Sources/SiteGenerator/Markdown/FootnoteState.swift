/// What the renderer knows about the footnotes of a text.
struct FootnoteState {
  /// How often the whole text refers to each footnote, by its number.
  var references: [Int: Int] = [:]
  /// How many of these references were written.
  var written: [Int: Int] = [:]
  /// The number of the footnote that is being written; 0 before the first.
  var number = 0
  /// Whether that footnote has no links back to the text yet.
  var needsBackLinks = false
}
