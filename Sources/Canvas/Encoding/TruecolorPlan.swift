/// How a truecolour picture is best written, judged by a sample of its rows.
struct TruecolorPlan {
  let filter: PNGFilter
  /// Which part of its bytes is left of the sample; 0 when none was needed.
  let compressedPart: Double
  /// The bytes of the picture before it is compressed.
  let count: Int

  /// A picture that keeps more of its bytes hardly compresses better by more work.
  private static let noisyPart = 0.125

  /// Whether the picture is a photo or the like.
  var isNoisy: Bool { compressedPart > Self.noisyPart }

  /// Whether the picture has few colours, so that no sample was needed.
  var isRepetitive: Bool { compressedPart == 0 }

  /// About how many bytes the file is going to have.
  var expectedBytes: Int { Int(Double(count) * compressedPart) }
}

extension TruecolorPlan {
  /// Rows enough to tell filters apart, spread over the picture.
  private static let strips = 6
  private static let stripRows = 4

  /// Stretches of rows of a picture of the given height.
  static func sampledRows(height: Int) -> [Range<Int>] {
    guard height > strips * stripRows else { return [0..<height] }
    return (0..<strips).map { strip in
      let start = (2 * strip + 1) * (height - stripRows) / (2 * strips)
      return start..<start + stripRows
    }
  }
}
