/// The colours for a picture that is to have only so many.
struct ReducedPalette {
  /// Colours of large flat areas, and blends with what is clear: pixels of these colours get what
  /// stands here, whatever is around them.
  private(set) var fixed: [Int32: Int32] = [:]
  /// All opaque colours.
  private(set) var colors: [Color] = []

  /// A flat area is large when it has more than this part of the pixels.
  private static let flatPart = 512
  /// Flat areas and blends have at most this part of the colours each.
  private static let fixedPart = 4

  init(_ histogram: ColorHistogram, partlyClear: [Int32], pixels: Int, count: Int) {
    let limit = max(1, count / Self.fixedPart)
    let blends = Self.merged(partlyClear, limit: limit)
    let flat = histogram.flatPixels.filter { $0.value > pixels / Self.flatPart }
      .sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
      .prefix(limit).map(\.key)
    fixed = blends
    for color in flat { fixed[color] = color }
    colors = flat.map { Color(pixel: $0) }
    let rest = count - colors.count - Set(blends.values).count
    colors += PaletteMaker(histogram.entries).colors(rest)
  }

  /// A few of the colours for all of them, each for those that are near, and clear for clear.
  ///
  /// The fewer are allowed, the farther away near is.
  private static func merged(_ colors: [Int32], limit: Int) -> [Int32: Int32] {
    let (clear, blends) = (colors.filter { $0.opacity == 0 }, colors.filter { $0.opacity > 0 })
    var tolerance = PNGPalette.tolerance
    while true {
      if let result = merged(blends, limit: limit - clear.count, tolerance: tolerance) {
        return result.merging(clear.map { ($0, $0) }) { kept, _ in kept }
      }
      tolerance *= 2
    }
  }

  private static func merged(_ colors: [Int32], limit: Int, tolerance: Int) -> [Int32: Int32]? {
    var (kept, result): ([Int32], [Int32: Int32]) = ([], [:])
    for color in colors {
      let near = kept.first { color.isNear($0, tolerance) }
      if near == nil { kept.append(color) }
      // At any tolerance one colour is kept.
      guard kept.count <= max(1, limit) else { return nil }
      result[color] = near ?? color
    }
    return result
  }
}
