import SiteGenerator

/// All that is needed to carry a plan out.
struct PublishingWork: Sendable {
  var plan: PublishingPlan
  var source: PublishingSource
  /// The files that the site is to have at the target.
  var files: [SourceFile]
  /// What was there before.
  var state: TargetState
  /// What is to be known of the files afterwards.
  var list: PublishedList

  init(
    plan: PublishingPlan, source: PublishingSource, files: [SourceFile], state: TargetState,
    site: SiteURL
  ) {
    self.plan = plan
    self.source = source
    self.files = files
    self.state = state
    list = PublishedList(site: site.absolute(""), plan: source.plan, isComplete: true)
    for file in files {
      list[file.path] = PublishedList.Entry(content: file.fingerprint, headers: file.headers)
    }
  }

  /// The files by the fingerprints of their paths.
  var filesByPath: [Fingerprint: SourceFile] {
    Dictionary(files.map { (Fingerprint(ofPath: $0.path), $0) }) { first, _ in first }
  }
}
