import Diagnostics
import ShareCards

/// The picture of a card as an artifact.
enum CardArtifact {
  static func artifact(_ planned: PlannedCard, of moment: PlannedPage) -> Artifact {
    Artifact(path: planned.path, fingerprint: planned.fingerprint, origin: moment.origin) {
      workbench in
      let page = moment.page
      do throws(ShareCardError) {
        let renderer = try workbench.cardRenderer()
        let (bytes, issues) = try render(planned, of: moment, with: renderer)
        return Product(
          bytes: bytes, diagnostics: issues.map { diagnostic($0, size: planned.size, page: page) })
      } catch {
        return .failed([diagnostic(error, planned: planned, page: page)])
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

  private static func diagnostic(_ issue: CardIssue, size: ShareCardSize, page: Page)
    -> Diagnostic
  {
    switch issue {
    case .truncated(let text):
      let key = key(of: text, in: page)
      return page.diagnostic(
        .textTruncated, severity: .warning,
        "the \(key) is too long for the \(size.id) card and ends in '…' there",
        hint: "shorten it", at: key)
    case .missingGlyphs(let scalars):
      let names = scalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
      let key = key(with: scalars, in: page)
      return page.diagnostic(
        .missingGlyph, severity: .warning,
        "no installed font has \(names.joined(separator: ", ")), so boxes are drawn",
        hint: "install a font with the script, such as the packages fonts-noto-core and "
          + "fonts-noto-cjk, or use other characters", at: key)
    }
  }

  private static func diagnostic(
    _ error: ShareCardError, planned: PlannedCard, page: Page
  ) -> Diagnostic {
    let size = planned.size.id
    switch error {
    case .payloadTooLong(let bytes, let limit, _):
      return page.diagnostic(
        .payloadTooLong,
        "the link has \(bytes) bytes, but at most \(limit) fit in a code that can be scanned from "
          + "the \(size) card",
        hint: "shorten the link, or the page's path", at: "link")
    case .unscannableCode(let bytes, _, let check):
      return page.diagnostic(
        .unscannableCode,
        "the code of the \(size) card does not read back as its link of \(bytes) bytes "
          + phrase(for: check),
        hint: "change the link, or the page's path", at: "link")
    case .fontsUnavailable:
      return page.diagnostic(
        .noFonts, "the \(size) card cannot be drawn: the text library does not start",
        hint: "install the packages fonts-inter and fonts-noto-core", at: "kind")
    case .pictureTooLarge(let width, let height):
      return page.diagnostic(
        .renderingFailed, "a picture of \(width)x\(height) pixels is too large",
        hint: "use a smaller size", at: "kind")
    case .invalidPayload:
      return page.diagnostic(
        .payloadTooLong, "the link of the \(size) card cannot be encoded",
        hint: "write the link in other characters", at: "link")
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

  /// Where a check looked, as the end of a sentence.
  private static func phrase(for check: CodeCheck) -> String {
    switch check {
    case .modules: "because something covers it"
    case .fullSize: "at full size"
    case .halfSize: "at half size"
    case .compressed: "after JPEG compression"
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
