import Diagnostics
import ShareCards

/// The picture of a card as an artifact.
enum CardArtifact {
  static func artifact(
    _ planned: PlannedCard, of moment: PlannedPage, advisor: CodeAdvisor
  ) -> Artifact {
    Artifact(path: planned.path, fingerprint: planned.fingerprint, origin: moment.origin) {
      workbench in
      let page = moment.page
      do throws(ShareCardError) {
        let renderer = try workbench.cardRenderer()
        let (bytes, issues) = try render(planned, of: moment, with: renderer)
        return Product(
          bytes: bytes, diagnostics: issues.map { diagnostic($0, size: planned.size, page: page) })
      } catch {
        let told = advisor.diagnostic(error, card: planned, of: moment)
        return .failed([told ?? diagnostic(error, planned: planned, page: page)])
      }
    }
  }

  private static func render(
    _ planned: PlannedCard, of moment: PlannedPage, with renderer: CardRenderer
  ) throws(ShareCardError) -> (bytes: [UInt8], issues: [CardIssue]) {
    let card = moment.card(style: moment.page.style(for: planned.size))
    switch planned.format {
    case .png:
      return try renderer.renderPNG(card, size: planned.size, scale: planned.scale)
    case .jpeg:
      return try renderer.renderJPEG(
        card, size: planned.size, scale: planned.scale, quality: planned.quality)
    }
  }

  static func diagnostic(_ issue: CardIssue, size: ShareCardSize, page: Page) -> Diagnostic {
    switch issue {
    case .truncated(let text):
      let key = key(of: text, in: page)
      return page.diagnostic(
        .textTruncated, severity: .warning,
        "the \(key) is too long for the \(size.id) card and ends in '…' there",
        hint: "shorten it", at: key)
    case .missingGlyphs(let scalars):
      let names = scalars.map { CodePoint.text($0.value) }
      let key = key(with: scalars, in: page)
      return page.diagnostic(
        .missingGlyph, severity: .warning,
        "no installed font has \(names.joined(separator: ", ")), so boxes are drawn",
        hint: "install a font with the script, such as the packages fonts-noto-core and "
          + "fonts-noto-cjk, or use other characters", at: key)
    case .lowCodeContrast(let ratio):
      let tenths = Int(ratio * 10)
      return page.diagnostic(
        .lowContrast, severity: .warning,
        "the code of the \(size.id) card has a contrast of only \(tenths / 10).\(tenths % 10) to 1, "
          + "which some cameras do not read in bad light",
        hint: "choose colours with a contrast of 7 to 1 or more for it", at: "style")
    case .logoLeftOut:
      return page.diagnostic(
        .logoLeftOut, severity: .warning,
        "the code of the \(size.id) card is too small for the logo, which is left out",
        hint:
          "only a code with a longer payload has room for it; without 'logo' in site.yml no card "
          + "has one", at: "qr")
    }
  }

  private static func diagnostic(
    _ error: ShareCardError, planned: PlannedCard, page: Page
  ) -> Diagnostic {
    let size = planned.size.id
    switch error {
    case .fontsUnavailable:
      return page.diagnostic(
        .noFonts, "the \(size) card cannot be drawn: the text library does not start",
        hint: "install the packages fonts-inter and fonts-noto-core", at: "kind")
    case .pictureTooLarge(let width, let height):
      return page.diagnostic(
        .renderingFailed, "a picture of \(width)x\(height) pixels is too large",
        hint: "use a smaller size", at: "kind")
    case .invalidPayload, .payloadTooLong, .unscannableCode:
      return page.diagnostic(
        .unscannableCode, "the code of the \(size) card cannot be made",
        hint: "write 'qr: false' for a card without a code", at: "qr")
    case .encodingFailed(let format):
      return page.diagnostic(
        .renderingFailed, "the \(size) card cannot be written as \(format)",
        hint: "close other programs to free memory, then try again", at: "kind")
    case .missingLayout(let kind):
      return page.diagnostic(
        .missingThemeFile, "the theme has no card for the kind '\(kind)'",
        hint: "add cards/\(kind).yml to the theme", at: "kind")
    }
  }

  /// The key of the field that a text came from; the line separators of a set text count as any
  /// line end.
  private static func key(of text: String, in page: Page) -> String {
    let words = text.split(whereSeparator: \.isWhitespace)
    let match = page.fields.sorted.first {
      page.locations[$0.name] != nil && $0.value.split(whereSeparator: \.isWhitespace) == words
    }
    return match?.name ?? "brand"
  }

  private static func key(with scalars: [Unicode.Scalar], in page: Page) -> String {
    let match = page.fields.sorted.first { field in
      field.value.unicodeScalars.contains { scalars.contains($0) }
    }
    return match?.name ?? "title"
  }
}
