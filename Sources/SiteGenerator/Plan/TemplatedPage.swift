/// An HTML page: the template that makes it, what the template gets, and what both depend on.
struct TemplatedPage: Sendable {
  let path: String
  let template: String
  let fingerprint: Fingerprint
  /// What the page comes from, in words for messages.
  let origin: String
  /// Whether the page gives way to a file of its path.
  var isDefault = false
  /// Makes what the template gets, which is only done when the page is.
  let content: @Sendable () -> PageData.Content
}
