import Diagnostics

/// Makes every artifact of a plan and publishes them together, or none of them.
package struct SiteBuilder: Sendable {
  private let plan: SitePlan
  private let output: OutputFolder
  private let jobs: Int
  private let makeWorkbench: @Sendable () -> Workbench

  /// - Parameters:
  ///   - plan: what to make.
  ///   - output: the folder to build into.
  ///   - jobs: how many workers make artifacts at a time.
  ///   - makeWorkbench: makes the tools of one worker.
  package init(
    plan: SitePlan, output: Folder, jobs: Int,
    makeWorkbench: @escaping @Sendable () -> Workbench
  ) {
    self.plan = plan
    self.output = OutputFolder(output)
    self.jobs = max(1, min(jobs, plan.artifacts.count))
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
    let conflicts = try output.conflicts(with: plan.artifacts.map(\.path))
    if !conflicts.isEmpty { return (conflicts, false) }
    try output.prepare()
    let results = await makeAll()
    let diagnostics = results.flatMap(\.diagnostics).sortedByLocation()
    if let failure = results.lazy.compactMap(\.failure).first { throw failure }
    if diagnostics.containsErrors { return (diagnostics, false) }
    try output.commit(
      zip(plan.artifacts, results).map { (path: $0.path, fingerprint: $1.fingerprint) })
    return (diagnostics, true)
  }

  /// What became of one artifact; its bytes are in the staging folder.
  private struct Result: Sendable {
    var fingerprint: Fingerprint
    var diagnostics: [Diagnostic]
    var failure: FileError?
  }

  /// Makes all artifacts on several workers; the results are in the order of the plan.
  private func makeAll() async -> [Result] {
    await Workers(jobs: jobs, makeWorkbench: makeWorkbench).map(plan.artifacts, make)
  }

  private func make(_ artifact: Artifact, on workbench: Workbench) -> Result {
    let product = artifact.make(workbench)
    var result = Result(
      fingerprint: Fingerprint(of: product.bytes), diagnostics: product.diagnostics)
    if product.diagnostics.containsErrors { return result }
    do throws(FileError) {
      try output.stage(product.bytes, at: artifact.path)
    } catch {
      result.failure = error
    }
    return result
  }
}
