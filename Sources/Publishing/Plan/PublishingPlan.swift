/// All that a run does at a target, in the order in which it does it.
///
/// A dry run shows it, a real one carries exactly it out.
package struct PublishingPlan: Hashable, Sendable {
  package let steps: [PlannedStep]
  /// The former releases that go, those that were never finished first.
  ///
  /// They are not served then, so that no published file goes with them.
  package var retired: [RetiredRelease] = []

  /// Whether the target is as it should be already.
  package var isEmpty: Bool { steps.allSatisfy { $0.action == .keep } }

  /// How many files an action is done with.
  package func count(_ action: PublishingAction) -> Int {
    steps.count { $0.action == action }
  }

  /// The bytes that are sent.
  package var uploadedBytes: Int {
    steps.reduce(0) { $0 + ($1.action == .upload ? $1.size ?? 0 : 0) }
  }

  /// The steps of one action, in their order.
  func steps(_ action: PublishingAction) -> [PlannedStep] {
    steps.filter { $0.action == action }
  }
}
