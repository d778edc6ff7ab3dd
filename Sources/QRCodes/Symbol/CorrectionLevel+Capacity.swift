extension CorrectionLevel {
  /// The version of the largest symbol (ISO/IEC 18004:2015, section 6.3.1).
  static let largestVersion = 40

  /// The most bytes that the largest symbol holds at this level.
  ///
  /// This is the limit of texts that have neither digits nor capitals in a row; those are packed
  /// tighter, so that more of them may fit.
  package var payloadLimit: Int { payloadLimit(version: 40) }

  /// The most bytes that a symbol of a version, from 1 to 40, holds at this level.
  ///
  /// Below the first version nothing fits; above the last as much as in the last.
  package func payloadLimit(version: Int) -> Int {
    version < 1 ? 0 : capacities[min(version, capacities.count) - 1]
  }

  /// The smallest version that holds a number of bytes; nil when none does.
  func version(holding bytes: Int) -> Int? {
    capacities.firstIndex { $0 >= bytes }.map { $0 + 1 }
  }

  /// The bits of a version that are there for data, heads of segments included.
  ///
  /// Of them, a segment of bytes needs 12 besides its bytes, and 20 from version 10 on (ISO/IEC
  /// 18004:2015, tables 2 and 3); the 4 that remain of its last byte are in the number.
  func dataBits(version: Int) -> Int {
    8 * (payloadLimit(version: version) + (version < 10 ? 2 : 3))
  }

  /// The byte mode capacities of all versions (ISO/IEC 18004:2015, table 7).
  private var capacities: [Int] {
    switch self {
    case .low: Self.lowCapacities
    case .medium: Self.mediumCapacities
    case .quartile: Self.quartileCapacities
    case .high: Self.highCapacities
    }
  }

  private static let lowCapacities = [
    17, 32, 53, 78, 106, 134, 154, 192, 230, 271, 321, 367, 425, 458, 520, 586, 644, 718,
    792, 858, 929, 1003, 1091, 1171, 1273, 1367, 1465, 1528, 1628, 1732, 1840, 1952, 2068,
    2188, 2303, 2431, 2563, 2699, 2809, 2953,
  ]
  private static let mediumCapacities = [
    14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560,
    624, 666, 711, 779, 857, 911, 997, 1059, 1125, 1190, 1264, 1370, 1452, 1538, 1628, 1722,
    1809, 1911, 1989, 2099, 2213, 2331,
  ]
  private static let quartileCapacities = [
    11, 20, 32, 46, 60, 74, 86, 108, 130, 151, 177, 203, 241, 258, 292, 322, 364, 394, 442,
    482, 509, 565, 611, 661, 715, 751, 805, 868, 908, 982, 1030, 1112, 1168, 1228, 1283,
    1351, 1423, 1499, 1579, 1663,
  ]
  private static let highCapacities = [
    7, 14, 24, 34, 44, 58, 64, 84, 98, 119, 137, 155, 177, 194, 220, 250, 280, 310, 338,
    382, 403, 439, 461, 511, 535, 593, 625, 658, 698, 742, 790, 842, 898, 958, 983, 1051,
    1093, 1139, 1219, 1273,
  ]
}
