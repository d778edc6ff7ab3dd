/// What sitegen wrote into an output folder: the files that it may therefore replace and delete, and
/// what they were made from.
///
/// Who publishes an output reads here what it holds, without looking at the files.
package struct OutputManifest: Hashable, Sendable {
  /// A file as it was written.
  package struct File: Hashable, Sendable {
    /// How many bytes it has.
    package var size: Int
    /// The fingerprint of its bytes.
    package var fingerprint: Fingerprint
    /// What a web server is to tell of it.
    package var headers: FileHeaders

    package init(size: Int, fingerprint: Fingerprint, headers: FileHeaders) {
      self.size = size
      self.fingerprint = fingerprint
      self.headers = headers
    }
  }

  /// The address of the site that was built; empty where it is not known.
  package var site: String
  /// The fingerprint of the plan that was built: equal plans give equal files.
  package var plan: Fingerprint
  /// Whether all files are in place: false while a build moves them, and after one was killed then.
  package var isComplete: Bool
  /// Whether pages that are drafts are among the files.
  package var includesDrafts: Bool
  /// The files by the bytes of their paths: two paths that Swift takes for equal, since they differ
  /// only in how an accent is composed, are two files.
  private var files: [[UInt8]: File] = [:]

  /// The manifest's own path in the output folder.
  package static let path = OutputPath.ownPrefix + "-manifest"

  /// A manifest without files.
  package init(
    site: String = "", plan: Fingerprint = .none, isComplete: Bool = false,
    includesDrafts: Bool = false
  ) {
    self.site = site
    self.plan = plan
    self.isComplete = isComplete
    self.includesDrafts = includesDrafts
  }

  /// The paths of all files, in the order of their bytes.
  package var paths: [String] {
    sorted.map { String(decoding: $0.key, as: UTF8.self) }
  }

  /// The files with the bytes of their paths, in the order of these.
  var sorted: [(key: [UInt8], value: File)] {
    files.sorted { $0.key.lexicographicallyPrecedes($1.key) }
  }

  /// The file at a path; nil when sitegen wrote none there.
  package subscript(path: String) -> File? {
    get { files[Array(path.utf8)] }
    set { files[Array(path.utf8)] = newValue }
  }

  /// What a folder may hold while a build moves its files: those of both manifests, of a path that
  /// both have this one's, and incomplete.
  func replacing(_ old: OutputManifest) -> OutputManifest {
    var result = self
    result.files.merge(old.files) { own, _ in own }
    result.isComplete = false
    return result
  }
}
