/// What a run left at a target.
package enum PublishingReceipt: Hashable, Sendable {
  /// The commit that the branch is at.
  case commit(String)
  /// The name of the release that is served.
  case release(String)
  /// Files that were replaced in place.
  case files
}
