import Diagnostics

extension CardBatch {
  /// The pages whose cards have names of their own, and errors about the others.
  ///
  /// Names count as one where some file system takes them for one.
  static func namedApart(_ pages: [Page]) -> ([Page], collisions: [Diagnostic]) {
    let groups = Dictionary(grouping: pages) { UnicodeForm.collisionKey($0.slug) }
    guard groups.count < pages.count else { return (pages, []) }
    var collisions: [Diagnostic] = []
    var apart: [Page] = []
    for page in pages {
      let group = groups[UnicodeForm.collisionKey(page.slug)] ?? []
      guard let first = group.first, group.count > 1 else {
        apart.append(page)
        continue
      }
      guard first.origin.record != page.origin.record else { continue }
      collisions.append(
        page.diagnostic(
          .pathCollision,
          "\(first.origin.description) and record \(page.origin.record ?? 0) give their cards the"
            + " same name '\(page.slug)'", hint: "give one of them another 'slug'", at: "slug"))
    }
    return (apart, collisions)
  }

  /// The page with a code that leads nowhere where it would lead to a page that no site has.
  static func withoutAddress(
    _ page: Page, codes: CodePlanner
  ) throws(DiagnosticError) -> Page {
    guard (page.code.target ?? codes.usualTarget(of: page)) == .page else { return page }
    if page.code.target == .page {
      throw DiagnosticError(
        page.diagnostic(
          .missingSite, "the code is to lead to the share page, but no site has the page",
          hint: "move the file into the folder 'content' of a site, or give the page a 'link'",
          at: "qr"))
    }
    var page = page
    page.code.target = .nothing
    return page
  }
}
