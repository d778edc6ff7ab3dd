import Canvas
import Documents
import TestSupport
import Testing

@testable import ShareCards

/// The icons that the built-in theme names.
@Suite struct ThemeIconsTests {
  private static let lines = Result {
    String(decoding: try SampleTheme.source("icons.yml").bytes, as: UTF8.self)
      .split(separator: "\n").map { String($0) }
  }

  /// The names of one part of the file, in the order of the file.
  private func names(below key: String) throws -> [String] {
    try Self.lines.get().drop { $0 != key + ":" }.dropFirst().prefix { $0.hasPrefix("  ") }
      .compactMap { $0.split(separator: ":").first?.dropFirst(2) }.map { String($0) }
  }

  @Test func haveNamesForManySymbolsInOrder() throws {
    let symbols = try names(below: "sf-symbols")
    #expect(symbols.count > 800)
    for names in [symbols, try names(below: "glyphs")] {
      #expect(names == names.sorted())
      #expect(Set(names).count == names.count)
    }
  }

  /// What one name without a `.fill` has is no reason for an error where the other is written.
  @Test func haveThePlainSymbolOfEachFilledOne() throws {
    let symbols = Set(try names(below: "sf-symbols"))
    let withoutPlain = symbols.filter {
      $0.hasSuffix(".fill") && !symbols.contains(String($0.dropLast(".fill".count)))
    }
    #expect(
      withoutPlain.sorted() == ["flashlight.off.fill", "flashlight.on.fill", "shoeprints.fill"])
  }

  @Test func areAllInTheIconFont() throws {
    let engine = try TextEngine(fonts: SampleFonts.system())
    var missing: [String] = []
    for name in try names(below: "sf-symbols") + names(below: "glyphs") {
      let glyph = try #require(try SampleTheme.icon(name))
      let layout = try TextLayout(
        glyph.text,
        attributes: TextAttributes(
          family: try #require(glyph.family), weight: .regular, size: 24),
        width: 100, maximumLines: 1, engine: engine)
      if !layout.missingScalars.isEmpty { missing.append(name) }
    }
    #expect(missing == [])
  }
}
