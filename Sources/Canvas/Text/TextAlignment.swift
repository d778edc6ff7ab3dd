/// Where the lines of a text stand in its box.
package enum TextAlignment: Hashable, Sendable {
  /// At the left of a text that is read from left to right, at the right of any other.
  case start
  case center
  /// At the side where a line of the text's direction ends.
  case end
}
