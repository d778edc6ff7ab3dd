extension PlannedPage {
  /// The page with another text below its code.
  func captioned(_ caption: String?) -> PlannedPage {
    guard let caption, let code else { return self }
    return PlannedPage(
      page: page, layout: layout, cards: cards,
      code: PlannedCode(
        target: code.target, payload: code.payload, correction: code.correction, caption: caption,
        logo: code.logo))
  }
}
