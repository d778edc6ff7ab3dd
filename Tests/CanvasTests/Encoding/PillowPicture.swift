import Canvas
import Foundation
import TestSupport
import Testing

/// A picture file as Pillow decodes it, which has nothing in common with the encoders.
struct PillowPicture {
  let format: String
  /// Pillow's name for the kind of pixels, such as P with a palette.
  let mode: String
  let width: Int
  let height: Int
  /// What the file tells beside the pixels.
  let info: [String]
  /// Row by row from the top left.
  let colors: [Color]

  private struct Told: Decodable {
    let format: String
    let mode: String
    let width: Int
    let height: Int
    let info: [String]
  }

  /// Decodes files in one run of Python, in their order.
  static func decode(_ files: [[UInt8]]) throws -> [PillowPicture] {
    let python = try #require(
      ProcessInfo.processInfo.environment["SITEGEN_TEST_PYTHON"], "run the tests by scripts/test")
    let (pictures, outputs) = (try TemporaryFolder("pictures"), try TemporaryFolder("outputs"))
    let names = files.indices.map { "\($0)" }
    for (name, file) in zip(names, files) {
      try Data(file).write(to: pictures.url.appending(path: name))
    }
    let run = try Run(
      program: python,
      arguments: [
        Checkout.root.appending(path: "Tests/Tools/read_pictures.py").path, pictures.path,
      ],
      directory: pictures.url, environment: [:], outputs: outputs.url)
    let result = try run.result()
    try #require(result.status == 0, "\(result.errors)")
    let told = try JSONDecoder().decode([String: Told].self, from: Data(result.output.utf8))
    return try names.map { name in
      let bytes = try Data(contentsOf: pictures.url.appending(path: name + ".rgba"))
      return PillowPicture(try #require(told[name]), bytes: [UInt8](bytes))
    }
  }

  private init(_ told: Told, bytes: [UInt8]) {
    (format, mode, width, height) = (told.format, told.mode, told.width, told.height)
    info = told.info
    colors = stride(from: 0, to: bytes.count - 3, by: 4).map {
      Color(red: bytes[$0], green: bytes[$0 + 1], blue: bytes[$0 + 2], alpha: bytes[$0 + 3])
    }
  }

  /// The largest difference of any channel of any pixel; 256 when the sizes differ.
  func largestDifference(from bitmap: Bitmap) -> Int {
    guard width == bitmap.width, height == bitmap.height else { return 256 }
    return zip(colors, bitmap.colors).map(Self.difference).max() ?? 256
  }

  private static func difference(_ first: Color, _ second: Color) -> Int {
    [
      abs(Int(first.red) - Int(second.red)), abs(Int(first.green) - Int(second.green)),
      abs(Int(first.blue) - Int(second.blue)), abs(Int(first.alpha) - Int(second.alpha)),
    ].max() ?? 0
  }

  /// The peak signal-to-noise ratio of red, green and blue, in decibels; 0 when the sizes differ.
  func signalToNoise(against bitmap: Bitmap) -> Double {
    guard width == bitmap.width, height == bitmap.height else { return 0 }
    var sum = 0.0
    for (first, second) in zip(colors, bitmap.colors) {
      for channel in [\Color.red, \.green, \.blue] {
        let difference = Double(first[keyPath: channel]) - Double(second[keyPath: channel])
        sum += difference * difference
      }
    }
    return 10 * log10(255 * 255 / max(sum / Double(3 * colors.count), 1e-9))
  }
}

extension Bitmap {
  /// The colours of all pixels, row by row from the top left.
  var colors: [Color] { pixels.map { Color(pixel: $0) } }
}
