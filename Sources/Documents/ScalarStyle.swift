/// How the text of a scalar was written.
package enum ScalarStyle: Hashable, Sendable {
  case plain
  case singleQuoted
  case doubleQuoted
  /// A block that keeps its line ends, after `|`.
  case literal
  /// A block whose line ends become spaces, after `>`.
  case folded
}
