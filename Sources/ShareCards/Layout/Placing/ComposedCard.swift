import Canvas

/// A card for one size with everything at its place.
struct ComposedCard {
  /// In the order of painting.
  var elements: [PlacedElement] = []
  var code: PlacedCode?
  /// What the author should know about.
  var issues: [CardIssue] = []
  /// The frames of all views, the outer ones first.
  var frames: [LayoutFrame] = []
  /// Whether it is read from right to left, and everything stands as a mirror shows it.
  var isMirrored = false

  /// Adds a text, and what is wrong with it.
  mutating func append(_ text: PlacedText) {
    elements.append(.text(text))
    noteFaults(of: text.layout)
  }

  /// Tells what of a text is not shown as it was written.
  mutating func noteFaults(of layout: TextLayout) {
    if layout.isTruncated { issues.append(.truncated(text: layout.text)) }
    let missing = layout.missingScalars
    if !missing.isEmpty { issues.append(.missingGlyphs(missing)) }
  }
}
