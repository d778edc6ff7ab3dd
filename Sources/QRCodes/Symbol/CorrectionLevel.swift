/// How much of a QR code may be damaged before it can no longer be read.
///
/// The raw values are the letters of ISO/IEC 18004:2015, section 7.5.1.
public enum CorrectionLevel: String, CaseIterable, Sendable {
  /// About 7 % of the code words can be restored.
  case low = "L"
  /// About 15 % of the code words can be restored.
  case medium = "M"
  /// About 25 % of the code words can be restored.
  case quartile = "Q"
  /// About 30 % of the code words can be restored.
  case high = "H"
}

extension CorrectionLevel: Comparable {
  /// Whether the first level restores less than the second.
  public static func < (left: CorrectionLevel, right: CorrectionLevel) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .low: 0
    case .medium: 1
    case .quartile: 2
    case .high: 3
    }
  }
}
