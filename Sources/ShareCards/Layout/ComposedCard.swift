import Canvas

/// A card for one size with everything at its place.
struct ComposedCard {
  /// In the order of painting.
  var elements: [PlacedElement] = []
  var code: PlacedCode?
  /// What the author should know about.
  var issues: [CardIssue] = []

  /// Adds a text, and what is wrong with it.
  mutating func append(_ text: PlacedText) {
    elements.append(.text(text))
    let layout = text.layout
    if layout.isTruncated { issues.append(.truncated(text: layout.text)) }
    let missing = layout.missingScalars
    if !missing.isEmpty { issues.append(.missingGlyphs(missing)) }
  }
}
