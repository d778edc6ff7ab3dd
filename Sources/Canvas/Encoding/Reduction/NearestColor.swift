/// Finds the nearest of up to some hundred colours, sixteen at a time.
struct NearestColor {
  private var lightness: [SIMD16<Float>] = []
  private var greenRed: [SIMD16<Float>] = []
  private var blueYellow: [SIMD16<Float>] = []
  private static let far: Float = 1e6

  init(_ colors: [PerceptualColor]) {
    for start in stride(from: 0, to: colors.count, by: 16) {
      var lanes = (
        SIMD16<Float>(repeating: Self.far), SIMD16<Float>(repeating: 0),
        SIMD16<Float>(repeating: 0)
      )
      for (lane, color) in colors[start..<min(start + 16, colors.count)].enumerated() {
        lanes.0[lane] = color.components.x
        lanes.1[lane] = color.components.y
        lanes.2[lane] = color.components.z
      }
      lightness.append(lanes.0)
      greenRed.append(lanes.1)
      blueYellow.append(lanes.2)
    }
  }

  /// The place of the nearest colour, the first of equally near ones.
  func index(of color: PerceptualColor) -> Int {
    var best = SIMD16<Float>(repeating: .infinity)
    var blocks = SIMD16<Int32>(repeating: 0)
    for block in lightness.indices {
      let (x, y, z) = (
        lightness[block] - color.components.x, greenRed[block] - color.components.y,
        blueYellow[block] - color.components.z
      )
      let distance = x * x + y * y + z * z
      let nearer = distance .< best
      best.replace(with: distance, where: nearer)
      blocks.replace(with: Int32(block), where: nearer)
    }
    let least = best.min()
    var result = Int.max
    for lane in 0..<16 where best[lane] == least {
      result = min(result, Int(blocks[lane]) * 16 + lane)
    }
    return result
  }
}
