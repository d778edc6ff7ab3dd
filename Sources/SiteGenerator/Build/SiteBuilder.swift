import Diagnostics

/// Makes every artifact of a plan and publishes them together, or none of them.
package struct SiteBuilder: Sendable {
  private let plan: SitePlan
  private let output: OutputFolder
  private let jobs: Int
  private let includesDrafts: Bool
  private let makeWorkbench: @Sendable () -> Workbench

  /// - Parameters:
  ///   - plan: what to make.
  ///   - output: the folder to build into.
  ///   - jobs: how many workers make artifacts at a time.
  ///   - includesDrafts: whether drafts are among the plan's pages, which the manifest tells.
  ///   - makeWorkbench: makes the tools of one worker.
  package init(
    plan: SitePlan, output: Folder, jobs: Int, includesDrafts: Bool = false,
    makeWorkbench: @escaping @Sendable () -> Workbench
  ) {
    self.plan = plan
    self.output = OutputFolder(output)
    self.jobs = max(1, min(jobs, plan.artifacts.count))
    self.includesDrafts = includesDrafts
    self.makeWorkbench = makeWorkbench
  }

  /// Builds.
  ///
  /// - Returns: everything that is to be told about the artifacts, in the order of places. When an
  ///   error is among it, the output folder is as it was before.
  /// - Throws: `FileError` when the output folder cannot be read or written, or when another
  ///   build into it is going on.
  package func build() async throws(FileError) -> [Diagnostic] {
    let lock = try output.lock()
    defer { withExtendedLifetime(lock) {} }
    do throws(FileError) {
      let (diagnostics, isPublished) = try await buildLocked()
      if !isPublished { output.discard(lock) }
      return diagnostics
    } catch {
      output.discard(lock)
      throw error
    }
  }

  private func buildLocked() async throws(FileError) -> ([Diagnostic], isPublished: Bool) {
    let found = try output.manifest()
    let conflicts = try output.conflicts(with: plan.artifacts.map(\.path), manifest: found)
    guard conflicts.isEmpty, let former = found else { return (conflicts, false) }
    try output.clearStaging()
    let results = await makeAll(after: former)
    let diagnostics = results.flatMap(\.diagnostics).sortedByLocation()
    if let failure = results.lazy.compactMap(\.failure).first { throw failure }
    if diagnostics.containsErrors { return (diagnostics, false) }
    var manifest = OutputManifest(
      plan: plan.fingerprint, isComplete: true, includesDrafts: includesDrafts)
    for (artifact, result) in zip(plan.artifacts, results) { manifest[artifact.path] = result.file }
    let staged = zip(plan.artifacts, results).filter(\.1.isStaged).map(\.0.path)
    try output.publish(manifest, after: former, staged: staged)
    return (diagnostics, true)
  }

  /// What became of one artifact; the bytes of one that is staged are in the staging folder.
  private struct Result: Sendable {
    var file: OutputManifest.File?
    /// Whether the published file differs, if there is one.
    var isStaged = false
    var diagnostics: [Diagnostic]
    var failure: FileError?
  }

  /// Makes all artifacts on several workers; the results are in the order of the plan.
  private func makeAll(after former: OutputManifest) async -> [Result] {
    await Workers(jobs: jobs, makeWorkbench: makeWorkbench).map(plan.artifacts) {
      make($0, on: $1, after: former)
    }
  }

  private func make(
    _ artifact: Artifact, on workbench: Workbench, after former: OutputManifest
  ) -> Result {
    let product = artifact.make(workbench)
    var result = Result(diagnostics: product.diagnostics)
    if product.diagnostics.containsErrors { return result }
    let file = OutputManifest.File(
      size: product.bytes.count, fingerprint: Fingerprint(of: product.bytes),
      headers: FileHeaders(forPath: artifact.path))
    result.file = file
    if output.hasPublished(file, at: artifact.path, by: former) { return result }
    do throws(FileError) {
      try output.stage(product.bytes, at: artifact.path)
      result.isStaged = true
    } catch {
      result.failure = error
    }
    return result
  }
}
