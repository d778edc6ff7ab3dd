import Diagnostics

/// Chooses the pages that are published at a moment.
package struct PageSelection: Hashable, Sendable {
  /// The moment in seconds since 1970-01-01T00:00:00Z, or a date in the site's time zone.
  package enum Clock: Hashable, Sendable {
    case moment(Int)
    case date(ContentDate)
  }

  package var clock: Clock
  /// Whether drafts are published, too.
  package var includesDrafts: Bool

  package init(clock: Clock, includesDrafts: Bool = false) {
    self.clock = clock
    self.includesDrafts = includesDrafts
  }

  /// Why a page is left out.
  enum Reason: CaseIterable {
    case draft
    case notYet
    case expired
  }

  /// The reason to leave a page out; nil when it is published.
  func reason(toLeaveOut page: Page, in zone: SiteTimeZone) -> Reason? {
    let now =
      switch clock {
      case .moment(let seconds): seconds
      case .date(let date): date.moment(in: zone)
      }
    let dates = page.dates
    if dates.isDraft, !includesDrafts { return .draft }
    if let publish = dates.publish, publish.moment(in: zone) > now { return .notYet }
    if let expires = dates.expires, expires.moment(in: zone) <= now { return .expired }
    return nil
  }

  /// Takes the pages out that are not published.
  ///
  /// - Parameters:
  ///   - content: all that was read.
  ///   - zone: the site's time zone.
  /// - Returns: notes that name the pages that were taken out.
  func select(from content: inout Content, in zone: SiteTimeZone) -> [Diagnostic] {
    var skipped: [Reason: [Page]] = [:]
    content.pages.removeAll { page in
      guard let reason = reason(toLeaveOut: page, in: zone) else { return false }
      skipped[reason, default: []].append(page)
      return true
    }
    for page in skipped.values.joined() where page.origin.record == nil {
      content.unpublished.insert(page.origin.contentPath)
    }
    return Reason.allCases.flatMap { Self.notes(for: skipped[$0] ?? [], reason: $0) }
  }

  /// How many pages are named for each reason before they are only counted.
  private static let namedPages = 20

  private static func notes(for pages: [Page], reason: Reason) -> [Diagnostic] {
    var notes = pages.prefix(namedPages).map { note(for: $0, reason: reason) }
    let rest = pages.count - notes.count
    if rest > 0 {
      notes.append(
        Diagnostic(
          .skippedPage, severity: .note,
          "\(rest) more \(rest == 1 ? "page is" : "pages are") left out for the same reason",
          hint: hint(for: reason)))
    }
    return notes
  }

  private static func note(for page: Page, reason: Reason) -> Diagnostic {
    let (key, words) =
      switch reason {
      case .draft: ("draft", "is a draft")
      case .notYet: ("publish", "is published on \(page.dates.publish?.iso8601 ?? "")")
      case .expired: ("expires", "has expired on \(page.dates.expires?.iso8601 ?? "")")
      }
    return page.diagnostic(
      .skippedPage, severity: .note, "the page \(words) and is left out", hint: hint(for: reason),
      at: key)
  }

  private static func hint(for reason: Reason) -> String {
    switch reason {
    case .draft: "--drafts builds it, too"
    case .notYet, .expired: "--clock builds the site as of another time"
    }
  }
}
