/// Where a view stands across the room that it has.
package enum HorizontalAlignment: String, CaseIterable, Sendable {
  /// In line with the edge where reading begins.
  case leading
  case center
  /// In line with the edge where reading ends.
  case trailing
  /// As the card's style has it.
  case style
}
