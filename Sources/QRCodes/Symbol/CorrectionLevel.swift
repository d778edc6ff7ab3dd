/// How much of a QR code may be damaged before it can no longer be read.
///
/// The raw values are the letters of ISO/IEC 18004:2015, section 7.5.1.
package enum CorrectionLevel: String, CaseIterable, Sendable {
  /// About 7 % of the code words can be restored.
  case low = "L"
  /// About 15 % of the code words can be restored.
  case medium = "M"
  /// About 25 % of the code words can be restored.
  case quartile = "Q"
  /// About 30 % of the code words can be restored.
  case high = "H"

  /// The most bytes that the largest symbol holds at this level.
  ///
  /// These are the byte mode capacities of version 40 in ISO/IEC 18004:2015, table 7. Digits
  /// alone would pack tighter, but a limit that depends on the content could not be explained.
  package var payloadLimit: Int {
    switch self {
    case .low: 2953
    case .medium: 2331
    case .quartile: 1663
    case .high: 1273
    }
  }
}
