import Diagnostics

/// A run that was planned, and can be carried out.
package struct PublishingRun: Sendable {
  let work: PublishingWork
  private let destination: any PublishingDestination
  /// What is to be told although the site can be published.
  package let warnings: [Diagnostic]

  init(work: PublishingWork, destination: any PublishingDestination, warnings: [Diagnostic]) {
    self.work = work
    self.destination = destination
    self.warnings = warnings
  }

  /// What is to be done.
  package var plan: PublishingPlan { work.plan }

  /// Carries the plan out.
  ///
  /// - Returns: what is at the target now; nil where nothing was to be done, and nothing was.
  /// - Throws: `PublishingError`; the target then still works, and the next run goes on.
  package func publish() throws(PublishingError) -> PublishingReceipt? {
    if plan.isEmpty, work.state.isComplete { return nil }
    return try destination.publish(work)
  }
}
