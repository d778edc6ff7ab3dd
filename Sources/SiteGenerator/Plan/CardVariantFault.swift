import Diagnostics

/// Why there is no card as somebody asks to see it.
package enum CardVariantFault: Error, Hashable, Sendable {
  /// Nothing has the name that was asked for.
  case unknown(Diagnostic)
  /// The card cannot be made so.
  case unusable([Diagnostic])

  package var diagnostics: [Diagnostic] {
    switch self {
    case .unknown(let diagnostic): [diagnostic]
    case .unusable(let diagnostics): diagnostics
    }
  }
}
