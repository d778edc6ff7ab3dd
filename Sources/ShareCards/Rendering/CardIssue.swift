/// Something that a card shows otherwise than its author wrote it.
package enum CardIssue: Hashable, Sendable {
  /// A text did not fit at the smallest size and ends in an ellipsis.
  case truncated(text: String)
  /// No installed font has these characters, so boxes stand in their place.
  case missingGlyphs([Unicode.Scalar])
}
