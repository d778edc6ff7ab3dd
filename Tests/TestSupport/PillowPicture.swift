import Canvas
import Foundation

/// A picture file as Pillow decodes it, which has nothing in common with the encoders.
package struct PillowPicture {
  package let format: String
  /// Pillow's name for the kind of pixels, such as P with a palette.
  package let mode: String
  package let width: Int
  package let height: Int
  /// What the file tells beside the pixels.
  package let info: [String]
  /// Red, green, blue and alpha of each pixel, row by row from the top left.
  package let bytes: [UInt8]
  /// How bright each pixel is (ITU-R BT.601).
  package let luminance: [UInt8]

  /// Why a picture was not decoded.
  package struct Failure: Error {
    let description: String
  }

  private struct Told: Decodable {
    let format: String
    let mode: String
    let width: Int
    let height: Int
    let info: [String]
  }

  /// Decodes files in one run of Python, in their order.
  package static func decode(_ files: [[UInt8]]) throws -> [PillowPicture] {
    guard let python = ProcessInfo.processInfo.environment["SITEGEN_TEST_PYTHON"] else {
      throw Failure(description: "run the tests by scripts/test")
    }
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
    guard result.status == 0 else { throw Failure(description: result.errors) }
    let told = try JSONDecoder().decode([String: Told].self, from: Data(result.output.utf8))
    return try names.map { name in
      guard let picture = told[name] else { throw Failure(description: "no answer for \(name)") }
      return PillowPicture(
        picture, bytes: try Data(contentsOf: pictures.url.appending(path: name + ".rgba")),
        luminance: try Data(contentsOf: pictures.url.appending(path: name + ".l")))
    }
  }

  private init(_ told: Told, bytes: Data, luminance: Data) {
    (format, mode, width, height) = (told.format, told.mode, told.width, told.height)
    info = told.info
    self.bytes = [UInt8](bytes)
    self.luminance = [UInt8](luminance)
  }

  /// The colours, row by row from the top left.
  package var colors: [Color] {
    stride(from: 0, to: bytes.count - 3, by: 4).map {
      Color(red: bytes[$0], green: bytes[$0 + 1], blue: bytes[$0 + 2], alpha: bytes[$0 + 3])
    }
  }

  /// The largest difference of any channel of any pixel; 256 when the sizes differ.
  package func largestDifference(from bitmap: Bitmap) -> Int {
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
  package func signalToNoise(against bitmap: Bitmap) -> Double {
    guard width == bitmap.width, height == bitmap.height else { return 0 }
    let colors = colors
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
