import Canvas
import Testing

@Suite struct MissingGlyphTests {
  private func missing(_ text: String, in fonts: FontLibrary) throws -> [Unicode.Scalar] {
    try TextLayout(
      text, attributes: TextAttributes(family: "Quicksand", weight: .regular, size: 40),
      width: 900, maximumLines: 3, engine: TextEngine(fonts: fonts)
    ).missingScalars
  }

  @Test(
    arguments: [
      ("a\u{1AB0}", ["\u{1AB0}"]), ("\u{E000}", ["\u{E000}"]), ("\u{10FFFD}x", ["\u{10FFFD}"]),
      ("\u{378}", ["\u{378}"]), ("한국", ["한", "국"]), ("ाa", ["\u{93E}"]),
    ] as [(String, [Unicode.Scalar])])
  func namesWhatTheFontsLack(text: String, scalars: [Unicode.Scalar]) throws {
    #expect(try missing(text, in: SampleFonts.latin()) == scalars)
  }

  /// Default-ignorable characters (Unicode 15, section 5.21) and controls show nothing by nature.
  @Test(arguments: [
    "a\u{200D}b", "a\u{200C}b", "a\u{2060}b", "a\u{FEFF}b", "a\u{AD}b", "a\u{34F}b", "a\u{FE0F}b",
    "a\u{E0100}b", "a\u{202B}b\u{202C}", "a\u{2066}b\u{2069}", "a\u{180E}b", "a\u{E0061}b",
    "a\u{200B}b", "a\tb", "a\u{2061}b",
  ])
  func passesOverWhatShowsNothing(text: String) throws {
    #expect(try missing(text, in: SampleFonts.latin()).isEmpty)
  }
}
