/// A Gaussian blur along a line as three means over neighbours, one after the other.
///
/// Three boxes of a whole width come near a Gaussian only for some deviations; here the two outermost
/// neighbours count in part, so that the variance is exact (Gwosdek et al., "Theoretical foundations
/// of Gaussian convolution by extended box filtering", 2011). Sums run on from pixel to pixel: the
/// cost does not depend on the width.
struct BlurKernel {
  /// The times that a mean is taken.
  static let passes = 3

  /// The neighbours on each side that count in full.
  let radius: Int
  /// The share by which the next neighbour on each side counts, 0 … 1.
  let edge: Float
  /// What a sum is multiplied by to be a mean.
  let scale: Float

  /// - Parameter deviation: the standard deviation of the Gaussian in pixels, 0 or more.
  init(deviation: Double) {
    let variance = deviation * deviation / Double(Self.passes)
    // A box of 2 r + 1 neighbours has the variance r (r + 1) / 3.
    let whole = (((1 + 12 * variance).squareRoot() - 1) / 2).rounded(.down)
    let count = 2 * whole + 1
    let missing = variance - whole * (whole + 1) / 3
    let share = count * missing / (2 * ((whole + 1) * (whole + 1) - variance))
    radius = Int(whole)
    edge = Float(share)
    scale = Float(1 / (count + 2 * share))
  }

  /// The pixels around one that it is spread over by all passes.
  var reach: Int { Self.passes * (radius + 1) }

  /// Takes the mean around each value of a line; outside of it, all is 0.
  func blurLine(
    _ source: UnsafeBufferPointer<Float>, into target: UnsafeMutableBufferPointer<Float>
  ) {
    func value(_ index: Int) -> Float {
      index >= 0 && index < source.count ? source[index] : 0
    }
    // A sum in double precision does not drift.
    var sum = 0.0
    for index in 0..<min(radius, source.count) { sum += Double(source[index]) }
    for index in target.indices {
      sum += Double(value(index + radius))
      let ends = value(index - radius - 1) + value(index + radius + 1)
      target[index] = (Float(sum) + edge * ends) * scale
      sum -= Double(value(index - radius))
    }
  }
}
