import Diagnostics
import SiteGenerator

/// Publishes a built site to a target.
package struct Publisher: Sendable {
  private let request: PublishingRequest

  package init(_ request: PublishingRequest) {
    self.request = request
  }

  /// Plans a run, without changing anything at the target.
  ///
  /// - Returns: the run; until it is gone, nobody else builds the site or publishes to the target.
  /// - Throws: `PublishingError` when the site must not be published, or the target cannot be looked
  ///   at.
  package func prepare() throws(PublishingError) -> PublishingRun {
    let source = try PublishingSource(
      request.output, of: request.site, includesDrafts: request.includesDrafts)
    var destination = try destination(for: source)
    let files = try destination.files(of: source).filter { !isWithheld($0.path) }
    let state = try destination.survey(files)
    let planner = PublishingPlanner(
      adopts: request.adopts, deletionLimit: request.deletionLimit, targetName: destination.name)
    let plan = try planner.plan(files, withheld: isWithheld, at: state)
    let work = PublishingWork(
      plan: plan, source: source, files: files, state: state, site: request.site)
    return PublishingRun(
      work: work, destination: destination, warnings: staleness(of: source) + state.warnings)
  }

  private func destination(
    for source: PublishingSource
  ) throws(PublishingError) -> any PublishingDestination {
    switch request.target.destination {
    case .git(let target): return GitDestination(target, request: request, source: source)
    case .directory(let target):
      let folder = request.folder(target.path)
      if let fault = DirectoryLocation(request).fault(of: folder) { throw fault }
      return switch target.mode {
      case .inPlace: InPlaceDestination(folder, request: request)
      case .symlink(let keep): SymlinkDestination(folder, keep: keep, request: request)
      }
    }
  }

  /// Whether a file stays with those who build the site.
  private func isWithheld(_ path: String) -> Bool {
    request.gallery == .local && (path == CardsFile.path || path.hasPrefix("gallery/"))
  }

  private func staleness(of source: PublishingSource) -> [Diagnostic] {
    if source.plan == request.plan { return [] }
    return [
      Diagnostic(
        .outdatedBuild, severity: .warning,
        "the site has changed since it was built into '\(request.output.shown(""))'",
        hint: "run sitegen build, then publish again")
    ]
  }
}
