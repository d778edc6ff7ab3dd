import SiteGenerator

/// A file to be published.
struct SourceFile: Hashable, Sendable {
  /// Where its bytes come from.
  enum Content: Hashable, Sendable {
    /// The output folder has it at the same path.
    case built
    /// The target asks for it.
    case given([UInt8])
  }

  var path: String
  var size: Int
  /// The fingerprint of the bytes.
  var fingerprint: Fingerprint
  /// The fingerprint of the headers that it is to be served with.
  var headers: Fingerprint
  var content: Content = .built
  /// Whether it may take the place of a file of somebody else's.
  var replacesForeign = false
}
