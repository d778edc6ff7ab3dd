import Foundation
import QRCodes
import TestSupport
import Testing

/// Codes that other programs make, and other programs that read the project's codes.
@Suite struct ForeignCodeTests {
  private let sitegen: Sitegen

  init() throws {
    sitegen = try Sitegen()
  }

  /// What `sitegen scan --json` writes, as far as it matters here.
  private struct Scan: Decodable {
    struct Image: Decodable {
      let file: String
      let codes: [Code]
    }

    struct Code: Decodable {
      let text: String?
      let base64: String?
      let inverted: Bool

      var payload: Data? {
        base64.flatMap { Data(base64Encoded: $0) } ?? text.map { Data($0.utf8) }
      }
    }

    let images: [Image]
  }

  @Test func readsTheCodesOfAnotherMaker() throws {
    guard let python = ProcessInfo.processInfo.environment["SITEGEN_TEST_PYTHON"] else {
      throw BuiltSite.MissingPython()
    }
    let made = try sitegen.run(
      Checkout.root.appending(path: "Tests/Tools/make_codes.py").path, sitegen.folder.path,
      program: URL(filePath: python))
    try #require(made.status == 0, "\(made.errors)")
    let expected = try JSONDecoder().decode([String: [Data]].self, from: Data(made.output.utf8))
    #expect(expected.count == 70)
    let result = try sitegen.run(["scan", "--json"] + expected.keys.sorted())
    let scan = try JSONDecoder().decode(Scan.self, from: Data(result.output.utf8))
    for image in scan.images {
      #expect(image.codes.compactMap(\.payload) == expected[image.file], "\(image.file)")
      #expect(
        image.codes.allSatisfy { $0.inverted == (image.file == "inverted.png") }, "\(image.file)")
    }
    #expect(scan.images.count == expected.count)
    let missed = scan.images.filter(\.codes.isEmpty).map(\.file)
    #expect(missed == ["blank.png", "covered.png", "cut.png", "micro.png", "noise.png"])
  }

  @Test(arguments: CorrectionLevel.allCases)
  func makesCodesThatZBarReads(correction: CorrectionLevel) throws {
    let payload = (0..<300).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ 32) }
    try CodeFile.png(payload, correction: correction)
      .write(to: sitegen.folder.url.appending(path: "code.png"))
    let result = try sitegen.run(
      "-c", "zbarimg --quiet --raw --oneshot -Sbinary code.png | od -An -v -tu1",
      program: URL(filePath: "/bin/sh"), environment: ["PATH": "/opt/homebrew/bin:/usr/bin:/bin"])
    let bytes = result.output.split(whereSeparator: \.isWhitespace).compactMap { UInt8($0) }
    #expect(bytes == payload)
  }
}
