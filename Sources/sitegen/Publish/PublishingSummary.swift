import Publishing
import SiteGenerator

/// What a run does or did, for a person.
struct PublishingSummary {
  let plan: PublishingPlan
  let request: PublishingRequest

  /// What would be done, file by file.
  var planned: String {
    let steps = plan.steps.filter { $0.action != .keep }
    let entries =
      steps.map { ($0.action.rawValue, $0.path.printable, $0.reason) }
      + plan.retired.map { ("retire", "release \($0.name)", $0.reason) }
    let width = entries.map(\.0.count).max() ?? 0
    let lines = entries.map { action, name, reason in
      let gap = String(repeating: " ", count: width - action.count)
      return "\(action)\(gap)  \(name) (\(reason))\n"
    }
    return lines.joined() + (plan.isEmpty ? nothing : "\(counts(isDone: false))\n")
  }

  /// What was done.
  func done(_ receipt: PublishingReceipt?) -> String {
    guard let receipt else { return nothing }
    let release = if case .release(let name) = receipt { " as the release \(name)" } else { "" }
    return "\(counts(isDone: true))\npublished \(request.site.absolute(""))\(release)\n"
  }

  private var nothing: String {
    "nothing to publish: '\(request.target.name)' has all that was built\n"
  }

  private func counts(isDone: Bool) -> String {
    let files = Console.count(plan.count(.upload), "file")
    let bytes = ByteCount(bytes: plan.uploadedBytes).text
    var parts = ["\(isDone ? "uploaded" : "would upload") \(files) (\(bytes))"]
    if plan.count(.updateHeaders) > 0 {
      parts.append("\(plan.count(.updateHeaders)) with other headers")
    }
    parts.append("\(isDone ? "deleted" : "delete") \(plan.count(.delete))")
    parts.append("\(isDone ? "kept" : "keep") \(plan.count(.keep))")
    if !plan.retired.isEmpty {
      let releases = Console.count(plan.retired.count, "release")
      parts.append("\(isDone ? "retired" : "retire") \(releases)")
    }
    return parts.joined(separator: ", ")
  }
}
