/// When a page happened, changed, comes and goes.
package struct PageDates: Hashable, Sendable {
  package var date: ContentDate?
  package var updated: ContentDate?
  /// From when on the page is published; nil is always.
  package var publish: ContentDate?
  /// From when on it is no more; nil is never.
  package var expires: ContentDate?
  package var isDraft = false

  package init(
    date: ContentDate? = nil, updated: ContentDate? = nil, publish: ContentDate? = nil,
    expires: ContentDate? = nil, isDraft: Bool = false
  ) {
    self.date = date
    self.updated = updated
    self.publish = publish
    self.expires = expires
    self.isDraft = isDraft
  }
}
