/// How much a diagnostic matters to the outcome of a command.
package enum Severity: String, Sendable, Codable, Comparable {
  /// Something worth knowing; never changes the exit status.
  case note
  /// Probably not what the author meant; the output is still complete.
  case warning
  /// The output would be wrong, so the command does not produce it.
  case error

  package static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
