import Diagnostics
import SiteGenerator

/// Compares what a site has with what is at a target.
struct PublishingPlanner {
  /// Whether files of others may be replaced.
  var adopts: Bool
  /// The most files that may be deleted.
  var deletionLimit: Int
  /// The target as messages name it, such as `the folder 'releases'`.
  var targetName: String

  private typealias Files = [Fingerprint: SourceFile]

  /// Plans a run.
  ///
  /// - Parameters:
  ///   - files: what the site is to have at the target.
  ///   - withheld: whether a path is one that the site has and keeps at home.
  ///   - state: what is there.
  /// - Returns: the steps in their order.
  /// - Throws: `PublishingError` when files of others are in the way, or too many files would be
  ///   deleted.
  func plan(
    _ files: [SourceFile], withheld: (String) -> Bool, at state: TargetState
  ) throws(PublishingError) -> PublishingPlan {
    let wanted = Files(files.map { (Fingerprint(ofPath: $0.path), $0) }) { first, _ in first }
    let obstacles = obstacles(to: wanted, at: state)
    let foreign = foreignFiles(wanted, at: state, obstacles: obstacles)
    guard foreign.isEmpty else { throw collision(foreign) }
    let leaving = state.files.filter { path, file in
      wanted[path] == nil && state.list?.entries[path] != nil
        && !state.keptPaths.contains(file.path)
    }
    if leaving.count > deletionLimit { throw tooMany(leaving.count) }
    let order = PublishingOrder(files.map(\.path) + leaving.values.map(\.path))
    let steps = files.map { step(for: $0, at: state) }
    let deletions = leaving.values.map { file in
      PlannedStep(
        action: .delete, path: file.path,
        reason: withheld(file.path) ? "it stays home" : "it is no longer part of the site")
    }
    let kept = state.keptPaths.filter { state.files[Fingerprint(ofPath: $0)] != nil }
      .filter { wanted[Fingerprint(ofPath: $0)] == nil }
      .map { PlannedStep(action: .keep, path: $0, reason: "it belongs to the target") }
    let blocking = Set(obstacles.map(\.path))
    var plan = PublishingPlan(
      steps: order.backward(deletions.filter { blocking.contains($0.path) })
        + order.forward(steps + kept)
        + order.backward(deletions.filter { !blocking.contains($0.path) }))
    if !plan.isEmpty || !state.isComplete { plan.retired = state.retired }
    return plan
  }

  private func step(for file: SourceFile, at state: TargetState) -> PlannedStep {
    var step = PlannedStep(action: .upload, path: file.path, size: file.size, reason: "it is new")
    let entry = state.list?[file.path]
    guard let present = state.files[Fingerprint(ofPath: file.path)] else {
      if entry?.content != nil { step.reason = "it is missing at the target" }
      return step
    }
    if !present.isCurrent {
      step.reason =
        entry == nil ? "it replaces a file that sitegen did not publish" : "it has changed"
    } else if let entry, entry.headers != file.headers {
      step.action = .updateHeaders
      step.reason = "its Content-Type or Cache-Control has changed"
    } else {
      step.action = .keep
      step.reason = "it is the same"
    }
    return step
  }

  /// Files at the target that stand where the site needs a folder, or in a folder where it has a
  /// file.
  private func obstacles(to wanted: Files, at state: TargetState) -> [TargetFile] {
    let folders = Set(
      wanted.values.flatMap { OutputPath.folders(of: $0.path) }.map(Fingerprint.init(ofPath:)))
    return state.files.filter { path, file in
      wanted[path] == nil
        && (folders.contains(path)
          || OutputPath.folders(of: file.path).contains { wanted[Fingerprint(ofPath: $0)] != nil })
    }.map(\.value)
  }

  /// The paths of files of others that would have to go.
  private func foreignFiles(
    _ wanted: Files, at state: TargetState, obstacles: [TargetFile]
  ) -> [String] {
    let replaced = state.files.filter { path, _ in
      guard let file = wanted[path], !adopts, !file.replacesForeign else { return false }
      return state.list?.entries[path] == nil
    }
    // What is to be replaced has a successor of its name; what is only in the way has none.
    let inTheWay = obstacles.map(\.path).filter { state.list?[$0] == nil }
    return (replaced.values.map(\.path) + inTheWay).sorted(by: OutputPath.precedes)
  }

  /// The paths that a message names before it counts the others.
  private static let namedPaths = 5

  private func collision(_ paths: [String]) -> PublishingError {
    var named = paths.prefix(Self.namedPaths).map { "'\($0)'" }.joined(separator: ", ")
    if paths.count > Self.namedPaths { named += " and \(paths.count - Self.namedPaths) more" }
    return .refused(
      .foreignFile, "\(targetName) has files that sitegen did not publish: \(named)",
      hint: adopts
        ? "move them away: they stand where the site needs a folder, or the other way round"
        : "move them away, or replace them with --adopt")
  }

  private func tooMany(_ count: Int) -> PublishingError {
    .refused(
      .tooManyDeletions,
      "\(count) files would be deleted at \(targetName), and the limit is \(deletionLimit)",
      hint: "look at them with --dry-run --max-deletes \(count); if all are to go, run it with"
        + " --max-deletes \(count)")
  }
}
