/// What is done with one file, and why.
package struct PlannedStep: Hashable, Sendable {
  package var action: PublishingAction
  /// The path below the site's root at the target.
  package var path: String
  /// The bytes of the file; of one that is deleted they are not known.
  package var size: Int?
  /// Why, in words for a person.
  package var reason: String
}
