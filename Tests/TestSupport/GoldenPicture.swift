import Canvas
import Foundation

/// A picture in the repository that a person has looked at and found right; what is drawn is
/// compared with it.
package struct GoldenPicture: Sendable {
  /// The picture's path in the folder of golden pictures, without `.png`.
  package let name: String
  private let goldens: URL
  private let failures: URL
  private let isRecording: Bool

  /// - Parameters:
  ///   - name: the path below the folder of golden pictures, without `.png`.
  ///   - goldens: where the pictures are.
  ///   - failures: where what differs is written.
  ///   - isRecording: whether what is drawn becomes the golden picture.
  package init(
    _ name: String, goldens: URL = Checkout.root.appending(path: "Tests/Fixtures/Golden"),
    failures: URL = Checkout.root.appending(path: ".build/golden-failures"),
    isRecording: Bool = ProcessInfo.processInfo.environment[Self.recording] == "1"
  ) {
    self.name = name
    self.goldens = goldens
    self.failures = failures
    self.isRecording = isRecording
  }

  /// The variable of the environment that has pictures recorded when it is 1.
  package static let recording = "SITEGEN_RECORD_GOLDENS"

  private var file: URL { goldens.appending(path: name + ".png") }

  /// Compares a picture with the golden one, or records it.
  ///
  /// - Returns: what differs, where it is to be seen and what to do; nil when all is well.
  package func mismatch(with bitmap: Bitmap) throws -> String? {
    if isRecording {
      try write(bitmap, to: file)
      return nil
    }
    guard let data = try? Data(contentsOf: file), let golden = PixelGrid(png: data) else {
      return """
        there is no golden picture \(file.path); to record it, run the tests with \
        \(Self.recording)=1, then look at it
        """
    }
    let actual = PixelGrid(bitmap)
    let difference = PerceptualDifference(golden, actual)
    if let difference, difference.isTolerable { return nil }
    let actualFile = failures.appending(path: name + ".actual.png")
    let differenceFile = failures.appending(path: name + ".difference.png")
    try write(bitmap, to: actualFile)
    try write(try Self.picture(of: golden, beside: actual), to: differenceFile)
    return """
      \(name) looks different: \(Self.words(difference, golden, actual)). Golden: \(file.path); \
      drawn: \(actualFile.path); both and what differs: \(differenceFile.path). If it is right as \
      drawn, or another version of a font draws it, run the tests with \(Self.recording)=1 and \
      look at what they record
      """
  }

  private static func words(
    _ difference: PerceptualDifference?, _ golden: PixelGrid, _ actual: PixelGrid
  ) -> String {
    guard let difference else {
      return "it is \(actual.width) x \(actual.height) pixels and was \(golden.width) x "
        + "\(golden.height)"
    }
    func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }
    let (mean, window) = PerceptualDifference.tolerance
    return "by \(rounded(difference.mean)) on the whole (up to \(mean) passes) and by "
      + "\(rounded(difference.window)) at one place (up to \(window) passes)"
  }

  /// The golden picture, below it the other, below them where they differ, in white on black.
  private static func picture(of golden: PixelGrid, beside actual: PixelGrid) throws -> Bitmap {
    let width = max(golden.width, actual.width)
    let height = max(golden.height, actual.height)
    let result = try Bitmap(width: width, height: height * 3)
    for y in 0..<height {
      for x in 0..<width {
        let (first, second) = (golden[x, y], actual[x, y])
        let third: Color = first == second ? .black : .white
        for (row, color) in [first, second, third].enumerated() {
          let place = PixelRect(x: x, y: y + row * height, width: 1, height: 1)
          result.fill(place, with: color ?? .black)
        }
      }
    }
    return result
  }

  private func write(_ bitmap: Bitmap, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(PNGEncoder(level: 12).encode(bitmap)).write(to: file)
  }
}

extension PixelGrid {
  /// The colour at a place; nil outside.
  fileprivate subscript(x: Int, y: Int) -> Color? {
    x < width && y < height ? colors[y * width + x] : nil
  }
}
