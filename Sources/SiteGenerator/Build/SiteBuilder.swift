import Diagnostics

/// Makes every artifact of a plan and publishes them together, or none of them.
package struct SiteBuilder: Sendable {
  private let plan: SitePlan
  private let output: OutputFolder
  private let jobs: Int
  private let site: String
  private let includesDrafts: Bool
  private let cache: CardCache?
  private let makeWorkbench: @Sendable () -> Workbench

  /// - Parameters:
  ///   - plan: what to make.
  ///   - output: the folder to build into.
  ///   - jobs: how many workers make artifacts at a time.
  ///   - site: the address of the site, which the manifest tells.
  ///   - includesDrafts: whether drafts are among the plan's pages, which the manifest tells.
  ///   - cache: keeps cards between builds; nil where all are to be drawn.
  ///   - makeWorkbench: makes the tools of one worker.
  package init(
    plan: SitePlan, output: Folder, jobs: Int, site: String = "", includesDrafts: Bool = false,
    cache: CardCache? = nil,
    makeWorkbench: @escaping @Sendable () -> Workbench
  ) {
    self.plan = plan
    self.output = OutputFolder(output)
    self.jobs = max(1, min(jobs, plan.artifacts.count))
    self.site = site
    self.includesDrafts = includesDrafts
    self.cache = cache
    self.makeWorkbench = makeWorkbench
  }

  /// Builds.
  ///
  /// - Returns: what is to be told, and how many cards were drawn.
  /// - Throws: `FileError` when the output folder cannot be read or written, or when it is
  ///   being built or published already.
  package func build() async throws(FileError) -> BuildResult {
    let lock = try output.lock()
    defer { withExtendedLifetime(lock) {} }
    do throws(FileError) {
      let (result, isPublished) = try await buildLocked()
      if isPublished { cache?.prune() } else { output.discard(lock) }
      return result
    } catch {
      output.discard(lock)
      throw error
    }
  }

  private func buildLocked() async throws(FileError) -> (BuildResult, isPublished: Bool) {
    let found = try output.manifest()
    let conflicts = try output.conflicts(with: plan.artifacts.map(\.path), manifest: found)
    guard conflicts.isEmpty, let former = found else {
      return (BuildResult(diagnostics: conflicts), false)
    }
    try output.clearStaging()
    let maker = ArtifactMaker(output: output, former: former, cache: cache)
    let all = await Workers(jobs: jobs, makeWorkbench: makeWorkbench).map(
      plan.artifacts, maker.make)
    var result = BuildResult(
      diagnostics: all.flatMap(\.diagnostics).sortedByLocation(),
      cards: plan.artifacts.count { $0.caching != nil }, drawnCards: all.count(where: \.isDrawn))
    if let failure = all.lazy.compactMap(\.failure).first { throw failure }
    if result.diagnostics.containsErrors { return (result, false) }
    try publish(all, after: former)
    result.diagnostics += cache?.diagnostics ?? []
    return (result, true)
  }

  private func publish(
    _ all: [ArtifactMaker.Result], after former: OutputManifest
  ) throws(FileError) {
    var manifest = OutputManifest(
      site: site, plan: plan.fingerprint, isComplete: true, includesDrafts: includesDrafts)
    var staged: [String] = []
    for (artifact, result) in zip(plan.artifacts, all) {
      manifest[artifact.path] = result.file
      if result.isStaged { staged.append(artifact.path) }
    }
    try output.publish(manifest, after: former, staged: staged)
  }
}
