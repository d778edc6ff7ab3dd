import SiteGenerator

extension Fingerprint {
  /// The fingerprint that stands for a path.
  init(ofPath path: String) {
    self.init(of: Array(path.utf8))
  }
}
