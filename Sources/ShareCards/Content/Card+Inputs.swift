extension Card {
  /// Gives every part that the pixels depend on as text, in an order that is always the same.
  ///
  /// The layout and the style are left out: many cards share them, so that a caller tells their
  /// changes once for all. Where a part may be missing or has a
  /// length of its own, its count comes before it, so that cards with other parts give other texts.
  ///
  /// - Parameter body: takes one text.
  package func forEachInput(_ body: (String) -> Void) {
    body(String(fields.sorted.count))
    for field in fields.sorted {
      body(field.name)
      body(field.value)
    }
    body(String(stats.count))
    for item in stats {
      body(item.label)
      body(item.value)
      body(item.trend?.rawValue ?? "")
      body(item.series.map(\.description).joined(separator: " "))
    }
    body(progress?.description ?? "")
    switch icon {
    case .glyph(let glyph): [glyph.text, glyph.family ?? ""].forEach(body)
    case .picture(let picture): ["picture", picture.key.text].forEach(body)
    case nil: ["", ""].forEach(body)
    }
    for role in PictureRole.allCases { body(pictures[role]?.key.text ?? "") }
    body(language)
    body(code?.payload ?? "")
    body(code?.correction.rawValue ?? "")
    body(code?.caption ?? "")
    body(code?.logo?.identity ?? "")
  }
}
