/// Where a view stands along the height that it has.
package enum VerticalAlignment: String, CaseIterable, Sendable {
  case top
  case center
  case bottom
  /// The first lines of texts stand on one line.
  case firstTextBaseline = "first-text-baseline"
}
