import Canvas
import Diagnostics
import Foundation
import QRCodes
import Testing

@testable import sitegen

/// What a scan tells of a picture that is not searched to the end.
@Suite struct PictureScanTests {
  @Test func tellsProgramsThatTheSearchIsIncomplete() throws {
    let sitegen = try Sitegen()
    try CodeFile.write("one", to: "one.png", in: sitegen.folder)
    let path = sitegen.folder.url.appending(path: "one.png").path
    let rules = ScanRules(expected: nil, allowedSchemes: [])
    let scan = PictureScan(path, finder: try CodeFinder(timeLimit: .zero), rules: rules)
    #expect(
      scan.diagnostics.first
        == Diagnostic(
          .unreadablePicture, severity: .warning,
          "'\(path)' was not searched to the end, since it takes too long",
          hint: "cut out the part that holds the code"))
    #expect(PictureScan.json(of: [scan]).contains("\"codes\": [],\n      \"complete\": false,\n"))
    let whole = PictureScan(path, finder: try CodeFinder(), rules: rules)
    #expect(PictureScan.json(of: [whole]).contains("\n      \"complete\": true,\n"))
  }

  /// A scan says of a picture that cannot be searched that its side is too long to be read.
  @Test func everyPictureThatIsReadCanBeSearched() {
    #expect(Picture.maximumSide == LuminancePlane.maximumSide)
  }
}
