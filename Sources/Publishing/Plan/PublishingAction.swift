/// What is done with a file at a target.
package enum PublishingAction: String, CaseIterable, Sendable {
  case upload
  /// The bytes stay, and the headers that they are to be served with change.
  case updateHeaders = "update-headers"
  case keep
  case delete
}
