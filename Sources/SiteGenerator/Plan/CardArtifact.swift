import Diagnostics
import ShareCards

/// The picture of a card as an artifact.
enum CardArtifact {
  /// The artifact of a card.
  ///
  /// - Parameters:
  ///   - planned: the card.
  ///   - moment: its page.
  ///   - advisor: tells what would help where its code fails.
  ///   - showsFrames: whether the frames of the layout's elements lie over it.
  /// - Returns: the artifact, whose product has no bytes where the card cannot be drawn.
  static func artifact(
    _ planned: PlannedCard, of moment: PlannedPage, advisor: CodeAdvisor, showsFrames: Bool = false
  ) -> Artifact {
    Artifact(
      path: planned.path, fingerprint: planned.fingerprint, origin: moment.origin,
      caching: showsFrames ? nil : Artifact.Caching { telling(of: moment.page) }
    ) { workbench in
      do throws(ShareCardError) {
        let renderer = try workbench.cardRenderer()
        let (bytes, issues) = try render(
          planned, of: moment, showsFrames: showsFrames, with: renderer)
        return Product(
          bytes: bytes,
          diagnostics: told(issues, of: moment.page).map {
            diagnostic($0, of: planned, page: moment.page, caption: moment.code?.caption)
          })
      } catch {
        return .failed([diagnostic(error, planned: planned, of: moment, advisor: advisor)])
      }
    }
  }

  /// What the words and places of a card's warnings depend on that its pixels do not: where the
  /// values of the page stand, and the lines that are shown of its file.
  private static func telling(of page: Page) -> Fingerprint {
    var builder = FingerprintBuilder()
    builder.add(page.origin.file)
    builder.add(page.origin.location.line)
    builder.add(page.origin.location.column)
    page.locations.forEachInput { builder.add($0) }
    if let source = page.origin.source { builder.add(source.bytes) }
    return builder.finish()
  }

  private static func render(
    _ planned: PlannedCard, of moment: PlannedPage, showsFrames: Bool,
    with renderer: CardRenderer
  ) throws(ShareCardError) -> (bytes: [UInt8], issues: [CardIssue]) {
    try renderer.renderFile(
      moment.card(for: planned.size), size: planned.size, scale: planned.scale,
      encoding: planned.encoding, showsFrames: showsFrames)
  }
}
