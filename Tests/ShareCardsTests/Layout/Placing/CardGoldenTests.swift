import Canvas
import Foundation
import TestSupport
import Testing

@testable import ShareCards

/// The cards of the default theme as a person has seen them: every kind in every style and size.
///
/// The fonts of macOS are of other versions, so the pictures are those of Linux.
@Suite(.enabled(if: SampleFonts.areOfLinux, "golden pictures are of the fonts of Linux"))
struct CardGoldenTests {
  /// The width of the pictures: small type is still to be seen on them, and all of them are a few
  /// megabytes.
  private static let width = 300

  /// No issue: no text is cut, and on the pixels of full size every text has its contrast.
  ///
  /// Files without a loss take long to make, and other tests prove the codes.
  @Test(arguments: ShowcaseCard.kinds, ShareCardStyle.allCases)
  func looksAsItWasFoundRight(kind: String, style: ShareCardStyle) throws {
    let renderer = try CardRenderer(fonts: SampleFonts.system(), verifiesCodes: false)
    let encoding = CardEncoding(format: .jpeg(quality: 100))
    let card = try ShowcaseCard.of(kind, style: style)
    for size in ShareCardSize.allCases {
      let (bytes, issues) = try renderer.renderFile(
        card, size: size, encoding: encoding)
      #expect(issues == [], "\(kind), \(style.id), \(size.id)")
      let name = "Cards/\(kind)-\(style.id)-\(size.id)"
      let mismatch = try GoldenPicture(name).mismatch(with: reduced(bytes, from: size))
      #expect(mismatch == nil, "\(mismatch ?? "")")
    }
  }

  private func reduced(_ file: [UInt8], from size: ShareCardSize) throws -> Bitmap {
    let height = size.height * Self.width / size.width
    let bitmap = try Bitmap(width: Self.width, height: height)
    bitmap.draw(try Picture(decoding: file), in: bitmap.bounds)
    return bitmap
  }

  /// A golden picture that no card is compared with any more would be kept for ever.
  @Test func everyGoldenPictureIsOfACard() throws {
    let folder = Checkout.root.appending(path: "Tests/Fixtures/Golden/Cards")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let expected = ShowcaseCard.kinds.flatMap { kind in
      ShareCardStyle.allCases.flatMap { style in
        ShareCardSize.allCases.map { "\(kind)-\(style.id)-\($0.id).png" }
      }
    }
    #expect(Set(files).subtracting(expected) == [])
  }

  @Test func everyKindHasContents() throws {
    for kind in ShowcaseCard.kinds {
      let composed = try ShowcaseCard.of(kind, style: .branded).composed(.square)
      #expect(composed.texts.count >= 4, "\(kind)")
      #expect(composed.code != nil)
    }
  }
}
