/// A file that is at a target.
struct TargetFile: Hashable, Sendable {
  var path: String
  /// Whether it is what the site has at the path now.
  var isCurrent: Bool
}
