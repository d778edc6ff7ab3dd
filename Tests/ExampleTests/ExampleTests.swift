import Canvas
import Foundation
import QRCodes
import TestSupport
import Testing

/// The example programs, as readers of the README meet them.
@Suite struct ExampleTests {
  private let program = Checkout.built("ShareCardExample")
  private let folder: TemporaryFolder
  private let outputs: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder("example")
    outputs = try TemporaryFolder("example output")
  }

  @Test func drawsACardWhoseCodeCanBeRead() throws {
    let result = try Run(
      program: program.path, arguments: [], directory: folder.url,
      environment: ["PATH": "/usr/bin:/bin", "HOME": NSHomeDirectory()], outputs: outputs.url
    ).result()
    #expect(result == Run.Result(status: 0, output: "", errors: ""))
    let files = try folder.tree()
    #expect(Array(files.keys) == ["first-5k.png"])
    let picture = try PictureSource(Array(try #require(files["first-5k.png"]))).picture()
    #expect((picture.width, picture.height) == (1200, 630))
    let plane = try #require(
      LuminancePlane(width: picture.width, height: picture.height, bytes: picture.luminance()))
    #expect(
      try QRReader().read(plane).map { String(decoding: $0.payload, as: UTF8.self) }
        == ["https://share.stride.example/first-5k"])
  }

  @Test func standsInTheReadmeAsItIs() throws {
    let readme = try text("README.md")
    let example = try text("Examples/ShareCard/main.swift")
    #expect(readme.contains("```swift\n\(example)```\n"))
    #expect(example.count { $0 == "\n" } == 10)
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: Checkout.root.appending(path: path)), as: UTF8.self)
  }
}
