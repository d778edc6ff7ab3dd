import Diagnostics
import ShareCards

extension CardArtifact {
  /// The issues without those that would tell the same of one key again: of its texts that are hard to
  /// read, the worst is enough.
  static func told(_ issues: [CardIssue], of page: Page) -> [CardIssue] {
    var worst: [String: (text: String, ratio: Double)] = [:]
    for case .lowTextContrast(let text, let ratio) in issues {
      let key = key(of: text, in: page)
      if ratio < worst[key]?.ratio ?? .infinity { worst[key] = (text, ratio) }
    }
    return issues.filter { issue in
      guard case .lowTextContrast(let text, let ratio) = issue else { return true }
      return worst[key(of: text, in: page)].map { $0 == (text, ratio) } ?? true
    }
  }

  /// What is to be told of a card that is drawn.
  ///
  /// - Parameters:
  ///   - issue: what it is.
  ///   - planned: the card.
  ///   - page: its page.
  ///   - caption: the text below its code.
  /// - Returns: a warning.
  static func diagnostic(
    _ issue: CardIssue, of planned: PlannedCard, page: Page, caption: String? = nil
  ) -> Diagnostic {
    let size = planned.size
    switch issue {
    case .truncated(let text) where caption.map({ isText(text, of: $0) }) ?? false:
      return page.diagnostic(
        .textTruncated, severity: .warning,
        "the text below the code is too long for the \(size.id) card and ends in '…' there",
        hint: "shorten it", at: "qr")
    case .truncated(let text):
      let key = key(of: text, in: page)
      return page.diagnostic(
        .textTruncated, severity: .warning,
        "the \(key) is too long for the \(size.id) card and ends in '…' there",
        hint: "shorten it", at: key)
    case .missingGlyphs(let scalars):
      let key = key(with: scalars, in: page)
      return page.diagnostic(
        .missingGlyph, severity: .warning, CardIssue.message(missing: scalars),
        hint: CardIssue.missingGlyphHint + ", or use other characters", at: key)
    case .lowCodeContrast(let ratio):
      return page.diagnostic(
        .lowContrast, severity: .warning,
        "the code of the \(size.id) card has a contrast of only \(tenths(of: ratio)) to 1, "
          + "which some cameras do not read in bad light",
        hint: "choose colours with a contrast of 7 to 1 or more for it", at: "style")
    case .lowTextContrast(let text, let ratio):
      let isCaption = caption.map { isText(text, of: $0) } ?? false
      let key = isCaption ? "style" : key(of: text, in: page)
      let name = isCaption ? "text below the code" : key
      return page.diagnostic(
        .lowContrast, severity: .warning,
        "the \(name) of the \(size.id) card \(key == "stats" ? "have" : "has") a contrast of only "
          + "\(tenths(of: ratio)) to 1 to what is behind \(key == "stats" ? "them" : "it")",
        hint: "choose other colours, or a stronger 'scrim' over a picture", at: key)
    case .logoLeftOut:
      return page.diagnostic(
        .logoLeftOut, severity: .warning,
        "the code of the \(size.id) card has no room for the logo, which is left out",
        hint:
          "another payload may have room for it; without 'logo' in site.yml no card has one",
        at: "qr")
    case .fewerColors(let colors):
      return page.diagnostic(
        .overBudget, severity: .warning,
        "the \(size.id) card is drawn in \(colors) colours, so that its file keeps to the "
          + "budget of \(planned.budgetText)", hint: budgetHint(planned), at: "card")
    case .overBudget(let bytes, let colors):
      let reduction = colors.map { " in \($0) colours" } ?? ""
      return page.diagnostic(
        .overBudget, severity: .warning,
        "the \(size.id) card has \(ByteCount(bytes: bytes).text)\(reduction), more than its "
          + "budget of \(planned.budgetText)", hint: budgetHint(planned), at: "card")
    }
  }

  /// A ratio with one digit after the point, cut off: one that is too low never looks as if it were
  /// enough.
  private static func tenths(of ratio: Double) -> String {
    let tenths = Int(ratio * 10)
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// What makes a card's file smaller, or its budget larger.
  private static func budgetHint(_ planned: PlannedCard) -> String {
    var ways: [String] = []
    if planned.encoding.format.quality != nil {
      ways.append("lower 'quality'")
    } else if !planned.encoding.hasTransparentCorners {
      ways.append("write 'card: {format: jpeg}', which is for pictures")
    }
    if planned.scale > 1 { ways.append("lower 'scale'") }
    return (ways + ["raise 'budget'"]).joined(separator: ", or ")
  }

  /// Why a card is not drawn.
  static func diagnostic(
    _ error: ShareCardError, planned: PlannedCard, of moment: PlannedPage, advisor: CodeAdvisor
  ) -> Diagnostic {
    let (page, size) = (moment.page, planned.size)
    switch error {
    case .fontsUnavailable:
      return page.diagnostic(
        .noFonts, "the \(size.id) card cannot be drawn: the text library does not start",
        hint: "install the packages fonts-inter and fonts-noto-core", at: "kind")
    case .pictureTooLarge(let width, let height):
      return page.diagnostic(
        .renderingFailed, "a picture of \(width)x\(height) pixels is too large",
        hint: "use a smaller size", at: "kind")
    case .invalidPayload:
      return page.diagnostic(
        .unscannableCode, "the code of the \(size.id) card has nothing to carry",
        hint: "write 'qr: false' for a card without a code", at: "qr")
    case .payloadTooLong(let bytes, let limit, let size):
      return advisor.tooLong(bytes: bytes, limit: limit, on: size, of: moment)
    case .unscannableCode(let bytes, let size, let check):
      return advisor.unscannable(check, bytes: bytes, on: size, of: moment)
    case .unreadableCodeColors(let style):
      return page.diagnostic(
        .unscannableCode,
        "the code of the \(size.id) card cannot be scanned in the colours of the style '\(style)'",
        hint:
          "give the style's codes an opaque dark colour on an opaque light one, with a contrast "
          + "of 7 to 1 or more", at: "style")
    case .codeUnavailable(let reason):
      return page.diagnostic(
        .renderingFailed, "the \(size.id) card cannot be drawn: \(reason)", hint: memoryHint,
        at: "kind")
    case .encodingFailed(let format):
      return page.diagnostic(
        .renderingFailed, "the \(size.id) card cannot be written as \(format)", hint: memoryHint,
        at: "kind")
    case .unreadablePicture(let reason):
      return page.diagnostic(
        .renderingFailed, "the \(size.id) card cannot be drawn: \(reason)",
        hint: "use another picture", at: "card")
    case .noTransparency(let format):
      return noTransparency(format, size: size, page: page)
    case .missingLayout(let kind):
      return page.diagnostic(
        .missingThemeFile, "the theme has no card for the kind '\(kind)'",
        hint: "add cards/\(kind).yml to the theme", at: "kind")
    }
  }

  /// What to tell of transparent corners in a format whose pictures are opaque.
  static func noTransparency(_ format: String, size: ShareCardSize, page: Page) -> Diagnostic {
    page.diagnostic(
      .invalidValue, "the \(size.id) card cannot have transparent corners as \(format)",
      hint: "write 'format: png' or leave out 'corners'", at: "card")
  }

  private static let memoryHint = "close other programs to free memory, then try again"

  /// The key of the field that a text came from.
  private static func key(of text: String, in page: Page) -> String {
    let match = page.fields.sorted.first {
      page.locations[$0.name] != nil && isText(text, of: $0.value)
    }
    if let match { return match.name }
    let isOfStats = page.stats.contains {
      isText(text, of: $0.label) || isText(text, of: $0.value)
    }
    return isOfStats ? "stats" : "brand"
  }

  /// Whether a text is how a value was set; the line separators of a set text count as any line end,
  /// and one that was too long to be set at all ends in an ellipsis.
  private static func isText(_ text: String, of value: String) -> Bool {
    let (shown, written) = (words(text), words(value))
    return written == shown || shown.hasSuffix("…") && written.hasPrefix(shown.dropLast())
  }

  /// A text with one space between its words.
  private static func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func key(with scalars: [Unicode.Scalar], in page: Page) -> String {
    func isSource(_ text: String) -> Bool { text.unicodeScalars.contains { scalars.contains($0) } }
    if let match = page.fields.sorted.first(where: { isSource($0.value) }) { return match.name }
    return page.stats.contains { isSource($0.label) || isSource($0.value) } ? "stats" : "title"
  }
}
