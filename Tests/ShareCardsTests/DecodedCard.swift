import Foundation
import QRCodes
import Testing

/// A picture file as Pillow decodes it: a decoder that has nothing in common with the encoder.
struct DecodedCard: Equatable {
  let width: Int
  let height: Int
  /// Red, green and blue of each pixel.
  let bytes: [UInt8]
  private let luminance: [UInt8]

  init(file: [UInt8]) throws {
    let python = try #require(
      ProcessInfo.processInfo.environment["SITEGEN_TEST_PYTHON"], "run the tests by scripts/test")
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("sitegen-tests-\(UUID().uuidString)")
    try Data(file).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      python, "-c",
      "import sys; from PIL import Image; i = Image.open(sys.argv[1]); i.load(); "
        + "rgb = i.convert('RGB'); sys.stdout.buffer.write(('%d %d\\n' % i.size).encode() "
        + "+ rgb.tobytes() + rgb.convert('L').tobytes())",
      url.path,
    ]
    process.standardOutput = output
    try process.run()
    let data = Array(output.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    let end = try #require(data.firstIndex(of: 10))
    let size = String(decoding: data[..<end], as: UTF8.self).split(separator: " ")
    width = try #require(size.first.flatMap { Int($0) })
    height = try #require(size.last.flatMap { Int($0) })
    try #require(data.count == end + 1 + width * height * 4)
    bytes = Array(data[(end + 1)...].prefix(width * height * 3))
    luminance = Array(data.suffix(width * height))
  }

  subscript(x: Int, y: Int) -> [UInt8] {
    let start = (y * width + x) * 3
    return Array(bytes[start..<start + 3])
  }

  /// The QR codes that a scan of the whole picture finds.
  func payloads() throws -> [String] {
    let plane = try #require(LuminancePlane(width: width, height: height, bytes: luminance))
    return try QRReader().read(plane).map { String(decoding: $0.payload, as: UTF8.self) }
  }
}
