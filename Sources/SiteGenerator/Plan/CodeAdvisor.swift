import Diagnostics
import QRCodes
import ShareCards

/// Tells what is wrong with the code of a card, and only what would help.
struct CodeAdvisor: Sendable {
  let codes: CodePlanner

  /// What to tell of a code whose modules would be too small on a card.
  ///
  /// - Parameters:
  ///   - bytes: the payload's length.
  ///   - limit: the most that the card's code carries.
  ///   - size: the card.
  ///   - moment: its page.
  /// - Returns: the error.
  func tooLong(
    bytes: Int, limit: Int, on size: ShareCardSize, of moment: PlannedPage
  ) -> Diagnostic {
    let code = code(of: moment)
    let subject = CodeSubject(of: code, on: moment.page)
    return moment.page.diagnostic(
      .payloadTooLong,
      "\(subject.noun) has \(bytes) bytes, but at most \(limit) fit in a code of the correction "
        + "level \(code.correction.rawValue) that can be scanned from the \(size.id) card",
      hint: advice(excess: bytes - limit, code: code, on: size, of: moment), at: subject.key)
  }

  /// What to tell of a finished card's code that does not scan.
  ///
  /// - Parameters:
  ///   - check: the check that fails.
  ///   - bytes: the payload's length.
  ///   - size: the card.
  ///   - moment: its page.
  /// - Returns: the error.
  func unscannable(
    _ check: CodeCheck, bytes: Int, on size: ShareCardSize, of moment: PlannedPage
  ) -> Diagnostic {
    let subject = CodeSubject(of: code(of: moment), on: moment.page)
    let fault = CodeFault(check, subject: subject, bytes: bytes)
    return moment.page.diagnostic(
      .unscannableCode, "the code of the \(size.id) card cannot be scanned: \(fault.message)",
      hint: fault.hint, at: subject.key)
  }

  /// The code of a page's cards, or the one that a page without any would get.
  private func code(of moment: PlannedPage) -> PlannedCode {
    moment.code ?? codes.pageCode(of: moment.page)
  }

  /// Everything that makes the code fit the card, and which cards it fits as it is.
  private func advice(
    excess: Int, code: PlannedCode, on size: ShareCardSize, of moment: PlannedPage
  ) -> String {
    let capacity = CodeCapacity(of: size, layout: moment.layout.layout)
    let subject = CodeSubject(of: code, on: moment.page)
    var ways: [String] = []
    if excess <= subject.partLength {
      ways.append("shorten \(subject.part) by \(excess) \(excess == 1 ? "byte" : "bytes")")
    }
    let page = codes.pageCode(of: moment.page)
    if code.target != .page, holds(page, capacity) {
      ways.append(
        "point the code at the page with 'qr: {target: page}' (\(page.bytes.count) bytes)")
    }
    if code.logo == nil,
      let lower = code.correction.lower.first(where: { capacity.holds(code.bytes, at: $0) })
    {
      let usesOwnTarget = moment.page.code.target != nil
      ways.append(
        usesOwnTarget
          ? "write 'correction: \(lower.rawValue)' under 'qr'"
          : "write 'qr: {correction: \(lower.rawValue)}'")
    }
    if ways.isEmpty { ways.append("write 'qr: false' for cards without a code") }
    return Self.alternatives(ways) + others(that: code, of: moment)
  }

  /// The end of the hint that names the page's cards on which the code fits.
  private func others(that code: PlannedCode, of moment: PlannedPage) -> String {
    let fitting = moment.cards.map(\.size).filter {
      holds(code, CodeCapacity(of: $0, layout: moment.layout.layout))
    }
    guard let last = fitting.last else { return "" }
    let names = fitting.dropLast().map(\.id).joined(separator: ", ")
    return names.isEmpty
      ? "; it fits the \(last.id) card" : "; it fits the cards \(names) and \(last.id)"
  }

  private func holds(_ code: PlannedCode, _ capacity: CodeCapacity) -> Bool {
    capacity.holds(code.bytes, at: code.correction)
  }

  /// Texts as a list whose last comes after "or".
  private static func alternatives(_ texts: [String]) -> String {
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    return texts.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension PlannedCode {
  fileprivate var bytes: [UInt8] { Array(payload.utf8) }
}

extension CorrectionLevel {
  /// The levels that restore less, from the next one down.
  fileprivate var lower: [CorrectionLevel] {
    Self.allCases.prefix { $0 != self }.reversed()
  }
}
