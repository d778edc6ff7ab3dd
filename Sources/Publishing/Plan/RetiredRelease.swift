/// A former release that a run takes away, and why.
package struct RetiredRelease: Hashable, Sendable {
  /// The release's name.
  package var name: String
  /// Why, in words for a person.
  package var reason: String
}
