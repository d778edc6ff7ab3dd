import SiteGenerator

/// The order in which files come and go.
struct PublishingOrder {
  private let cardFolders: Set<String>

  /// - Parameter paths: the paths of all files that come or go.
  init(_ paths: [String]) {
    cardFolders = PublishingPhase.cardFolders(of: paths)
  }

  /// Steps that bring files: what others refer to comes first.
  func forward(_ steps: [PlannedStep]) -> [PlannedStep] {
    sorted(steps) { $0 < $1 }
  }

  /// Steps that take files away: what refers to others goes first.
  func backward(_ steps: [PlannedStep]) -> [PlannedStep] {
    sorted(steps) { $0 > $1 }
  }

  private func sorted(
    _ steps: [PlannedStep], _ isBefore: (PublishingPhase, PublishingPhase) -> Bool
  ) -> [PlannedStep] {
    let phased = steps.map { (PublishingPhase($0.path, cardFolders: cardFolders), $0) }
    return phased.sorted { left, right in
      left.0 == right.0
        ? OutputPath.precedes(left.1.path, right.1.path) : isBefore(left.0, right.0)
    }.map(\.1)
  }
}
