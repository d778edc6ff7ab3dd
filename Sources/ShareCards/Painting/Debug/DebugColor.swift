import Canvas

/// The colour of a frame that is shown, by its depth.
struct DebugColor {
  let line: Color

  /// Six hues that people with any kind of colour vision tell apart (Okabe and Ito, "Color universal
  /// design", 2008).
  private static let hues: [Color] = [
    0xE69F00, 0x56B4E9, 0xD55E00, 0x009E73, 0xF0E442, 0xCC79A7,
  ].map { Color(pixel: $0) }

  /// How much of the ground the halo hides.
  private static let haloOpacity = 0.5

  init(depth: Int) {
    let count = Self.hues.count
    line = Self.hues[((depth % count) + count) % count]
  }

  /// Black or white, whichever stands out more from the line.
  var ink: Color {
    line.contrast(with: .black) > line.contrast(with: .white) ? .black : .white
  }

  /// What lies on both sides of the line, so that it shows on a ground of its own colour too.
  var halo: Color { ink.opacity(Self.haloOpacity) }
}
