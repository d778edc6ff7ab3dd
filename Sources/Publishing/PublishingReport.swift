import Documents
import SiteGenerator

/// A run as JSON, for programs.
package struct PublishingReport: Sendable {
  private let request: PublishingRequest
  private let plan: PublishingPlan
  private let isDryRun: Bool
  private let receipt: PublishingReceipt?

  /// - Parameters:
  ///   - request: what was asked for.
  ///   - plan: what was to be done.
  ///   - isDryRun: whether it was only planned.
  ///   - receipt: what is at the target now; nil where nothing was done.
  package init(
    _ request: PublishingRequest, plan: PublishingPlan, isDryRun: Bool,
    receipt: PublishingReceipt?
  ) {
    self.request = request
    self.plan = plan
    self.isDryRun = isDryRun
    self.receipt = receipt
  }

  /// The object, with its keys in their order.
  package var json: JSONText {
    .object([
      ("bytes", .number(plan.uploadedBytes)),
      ("commit", .optional(commit)),
      ("counts", counts),
      ("dry-run", .bool(isDryRun)),
      ("kind", .string(kind)),
      ("published", .bool(receipt != nil)),
      ("release", .optional(release)),
      ("retired", .array(plan.retired.map(Self.json))),
      ("site", .string(request.site.absolute(""))),
      ("steps", .array(plan.steps.map(Self.json))),
      ("target", .string(request.target.name)),
    ])
  }

  private var counts: JSONText {
    .object(
      PublishingAction.allCases.map { ($0.rawValue, .number(plan.count($0))) }
        .sorted { $0.0 < $1.0 })
  }

  private var kind: String {
    switch request.target.destination {
    case .directory: "directory"
    case .git: "git"
    }
  }

  private var commit: String? {
    if case .commit(let name) = receipt { name } else { nil }
  }

  private var release: String? {
    if case .release(let name) = receipt { name } else { nil }
  }

  private static func json(of release: RetiredRelease) -> JSONText {
    .object([("reason", .string(release.reason)), ("release", .string(release.name))])
  }

  private static func json(of step: PlannedStep) -> JSONText {
    .object([
      ("action", .string(step.action.rawValue)),
      ("path", .string(step.path)),
      ("reason", .string(step.reason)),
      ("size", step.size.map { .number($0) } ?? .null),
    ])
  }
}
