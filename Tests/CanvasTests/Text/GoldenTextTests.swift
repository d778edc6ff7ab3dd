import Canvas
import Foundation
import TestSupport
import Testing

/// Texts in many scripts as a person has seen them: joined, stacked, in order and whole.
///
/// The fonts of macOS are of other versions, so the pictures are those of Linux.
@Suite(.enabled(if: GoldenText.hasKnownFonts, "golden pictures are of the fonts of Linux"))
struct GoldenTextTests {
  @Test(arguments: GoldenText.scripts + GoldenText.mixtures)
  func drawsTextAsItWasFoundRight(sample: GoldenText) throws {
    let engine = try TextEngine(fonts: SampleFonts.system())
    let layout = try sample.layout(with: engine)
    let missing = sample.fonts.subtracting(layout.families)
    #expect(
      missing.isEmpty,
      """
      \(sample.name) is not drawn with \(missing.sorted()) but with \
      \(Set(layout.families).sorted()); scripts/test installs the fonts
      """)
    #expect(layout.missingScalars.isEmpty)
    let picture = try sample.picture(of: layout, with: engine)
    let mismatch = try GoldenPicture("Text/\(sample.name)").mismatch(with: picture)
    #expect(mismatch == nil, "\(mismatch ?? "")")
  }

  @Test(arguments: GoldenText.scripts + GoldenText.mixtures)
  func paintsNothingBeyondTheInkThatItTells(sample: GoldenText) throws {
    let layout = try sample.layout(with: TextEngine(fonts: SampleFonts.system()))
    let painted = layout.unclippedBounds()
    #expect(!painted.isEmpty)
    #expect(layout.inkBounds.contains(painted))
  }
}

extension GoldenText {
  /// Whether the system's fonts are those that the pictures are drawn with.
  static let hasKnownFonts: Bool = {
    #if os(Linux)
      true
    #else
      false
    #endif
  }()

  /// The width of the pictures in pixels.
  private static let width = 420
  private static let margin = 20

  func layout(with engine: TextEngine) throws -> TextLayout {
    let attributes = TextAttributes(
      family: family, weight: weight, size: 28, tracking: tracking, alignment: alignment,
      hangsPunctuation: hangsPunctuation, language: language)
    return try TextLayout(
      text, attributes: attributes, spans: spans, width: Double(Self.width - 2 * Self.margin),
      maximumLines: maximumLines, isBalanced: isBalanced, engine: engine)
  }

  /// The text in dark on light, with all of its ink.
  func picture(of layout: TextLayout, with engine: TextEngine) throws -> Bitmap {
    let ink = layout.inkBounds
    let picture = try Bitmap(width: Self.width, height: ink.height + 2 * Self.margin)
    picture.fill(picture.bounds, with: .white)
    let x =
      layout.isRightToLeft
      ? Self.width - Self.margin - Int(layout.size.width.rounded(.up)) : Self.margin
    let dark = Color(red: 20, green: 24, blue: 40)
    engine.draw(layout, x: x, y: Self.margin - ink.y, color: dark, on: picture)
    return picture
  }
}
