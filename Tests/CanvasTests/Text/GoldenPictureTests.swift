import Canvas
import Foundation
import TestSupport
import Testing

@Suite struct GoldenPictureTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder("golden pictures")
  }

  private func golden(isRecording: Bool = false) -> GoldenPicture {
    GoldenPicture(
      "Text/word", goldens: folder.url.appending(path: "goldens"),
      failures: folder.url.appending(path: "failures"), isRecording: isRecording)
  }

  private func picture(_ text: String) throws -> Bitmap {
    let engine = try TextEngine(fonts: SampleFonts.system())
    let attributes = TextAttributes(family: "Inter", weight: .regular, size: 28)
    let layout = try TextLayout(
      text, attributes: attributes, width: 200, maximumLines: 1, engine: engine)
    let bitmap = try Bitmap(width: 220, height: 60)
    bitmap.fill(bitmap.bounds, with: .white)
    engine.draw(layout, x: 10, y: 10, color: .black, on: bitmap)
    return bitmap
  }

  /// Makes the pixels of edges a little lighter or darker, as another rasterizer would.
  private func jittered(_ bitmap: Bitmap) throws -> Bitmap {
    let result = try bitmap.cropped(to: bitmap.bounds)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        guard let color = bitmap[x, y], color != .black, color != .white else { continue }
        let level = UInt8(clamping: Int(color.green) + ((x + y) % 2 == 0 ? 14 : -14))
        result.fill(
          PixelRect(x: x, y: y, width: 1, height: 1),
          with: Color(red: level, green: level, blue: level))
      }
    }
    return result
  }

  @Test func passesWhatItRecorded() throws {
    let picture = try picture("Hélène")
    #expect(try golden(isRecording: true).mismatch(with: picture) == nil)
    #expect(try golden().mismatch(with: picture) == nil)
  }

  @Test func passesNoiseAtEdges() throws {
    let picture = try picture("Hélène")
    _ = try golden(isRecording: true).mismatch(with: picture)
    let noisy = try jittered(picture)
    #expect(PixelGrid(noisy) != PixelGrid(picture))
    #expect(try golden().mismatch(with: noisy) == nil)
  }

  @Test(arguments: ["Helène", "Hélene", "Hé1ène", "Hélènе.", "Hélene\u{323}"])
  func failsWhereAnAccentIsMissingOrAMarkIsMore(spoiled: String) throws {
    _ = try golden(isRecording: true).mismatch(with: try picture("Hélène"))
    let mismatch = try #require(try golden().mismatch(with: try picture(spoiled)))
    let root = folder.url.path
    #expect(mismatch.hasPrefix("Text/word looks different: by 0.0"))
    #expect(
      mismatch.hasSuffix(
        """
         at one place (up to 0.05 passes). Golden: \(root)/goldens/Text/word.png; \
        drawn: \(root)/failures/Text/word.actual.png; both and what differs: \
        \(root)/failures/Text/word.difference.png. If it is right as drawn, or another version of \
        a font draws it, run the tests with SITEGEN_RECORD_GOLDENS=1 and look at what they record
        """))
    let actual = try Data(contentsOf: folder.url.appending(path: "failures/Text/word.actual.png"))
    #expect(PixelGrid(png: actual) == PixelGrid(try picture(spoiled)))
    let difference = try Data(
      contentsOf: folder.url.appending(path: "failures/Text/word.difference.png"))
    #expect(PixelGrid(png: difference)?.height == 180)
  }

  @Test func failsForAnotherSize() throws {
    _ = try golden(isRecording: true).mismatch(with: try Bitmap(width: 20, height: 10))
    let mismatch = try #require(try golden().mismatch(with: try Bitmap(width: 20, height: 11)))
    #expect(
      mismatch.hasPrefix(
        "Text/word looks different: it is 20 x 11 pixels and was 20 x 10. Golden: "))
  }

  @Test func saysHowToRecordWhatIsNotThere() throws {
    #expect(
      try golden().mismatch(with: try Bitmap(width: 20, height: 10)) == """
        there is no golden picture \(folder.path)/goldens/Text/word.png; to record it, run the \
        tests with SITEGEN_RECORD_GOLDENS=1, then look at it
        """)
  }
}
