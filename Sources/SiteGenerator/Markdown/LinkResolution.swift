/// What becomes of a link's destination in the page.
package enum LinkResolution: Hashable, Sendable {
  /// It stays as it is written.
  case unchanged
  /// This address takes its place; it is escaped, but its scheme is not checked again.
  case address(String)
  /// It leads to what is not there now, and may be there again: what is to be told. Only the
  /// link's text is shown.
  case leftOut(String)
  /// It leads nowhere: what is wrong, and what to do about it.
  case missing(String, hint: String?)
}
