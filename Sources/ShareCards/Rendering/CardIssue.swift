/// Something about a card that its author should know, though it is drawn.
package enum CardIssue: Hashable, Sendable {
  /// A text did not fit at the smallest size and ends in an ellipsis.
  case truncated(text: String)
  /// No installed font has these characters, so boxes stand in their place.
  case missingGlyphs([Unicode.Scalar])
  /// The code reads back, but its contrast ratio is too low for some readers in bad light.
  case lowCodeContrast(ratio: Double)
  /// A text has too little contrast to what is behind it to be read with ease (WCAG 2.2, section
  /// 1.4.3); the ratio is 1 … 21.
  case lowTextContrast(text: String, ratio: Double)
  /// The code has too few modules for a logo in its middle to be seen, a level below H, or is not
  /// read with the logo.
  case logoLeftOut
  /// The card is drawn in this many colours, so that its file keeps to its budget.
  case fewerColors(Int)
  /// The file has this many bytes, more than its budget, and was reduced to so many colours, if it
  /// could be.
  case overBudget(bytes: Int, colors: Int?)
}
