import Canvas
import Foundation

/// How differently two pictures of one size look, in OKLab (Ottosson 2020), where 1 is the distance
/// from black to white.
///
/// Another version of the rasterizer makes each pixel of an edge a little lighter or darker, which
/// evens out over a few pixels. Ink that is missing or elsewhere does not.
package struct PerceptualDifference: Sendable {
  /// The mean distance of all pixels.
  package let mean: Double
  /// The largest distance between the mean colours of two windows at one place.
  package let window: Double

  /// The side of the square windows that are compared, in pixels; they overlap by half.
  package static let windowSide = 6
  /// What two pictures may differ by and still count as the same.
  package static let tolerance = (mean: 0.012, window: 0.05)

  /// Whether nobody would see the difference.
  package var isTolerable: Bool {
    mean <= Self.tolerance.mean && window <= Self.tolerance.window
  }

  /// - Returns: nil when the sizes differ.
  package init?(_ first: PixelGrid, _ second: PixelGrid) {
    guard first.width == second.width, first.height == second.height else { return nil }
    let differences = zip(first.colors, second.colors).map {
      $0 == $1 ? .zero : Self.lab($1) - Self.lab($0)
    }
    let lengths = differences.map(Self.length)
    mean = lengths.reduce(0, +) / Double(max(1, lengths.count))
    window = Self.largestWindow(differences, width: first.width, height: first.height)
  }

  private static func largestWindow(
    _ differences: [SIMD3<Double>], width: Int, height: Int
  ) -> Double {
    var result = 0.0
    for top in stride(from: 0, to: height, by: windowSide / 2) {
      for left in stride(from: 0, to: width, by: windowSide / 2) {
        var sum = SIMD3<Double>.zero
        for y in top..<min(top + windowSide, height) {
          for x in left..<min(left + windowSide, width) { sum += differences[y * width + x] }
        }
        result = max(result, length(sum) / Double(windowSide * windowSide))
      }
    }
    return result
  }

  private static func length(_ vector: SIMD3<Double>) -> Double {
    (vector * vector).sum().squareRoot()
  }

  /// The colour in OKLab.
  private static func lab(_ color: Color) -> SIMD3<Double> {
    func linear(_ value: UInt8) -> Double {
      let share = Double(value) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    let (red, green, blue) = (linear(color.red), linear(color.green), linear(color.blue))
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return SIMD3(
      0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
      1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
      0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short)
  }
}
