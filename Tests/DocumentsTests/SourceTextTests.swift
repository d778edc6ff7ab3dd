import Diagnostics
import Documents
import Testing

@Suite struct SourceTextTests {
  @Test func givesLinesWithoutTheirEnds() {
    let text = SourceText(path: "a", bytes: Array("one\r\ntwo\rthree\n\nfive".utf8))
    #expect((0...6).map(text.line) == ["", "one", "two", "three", "", "five", ""])
    #expect(text.lineCount == 5)
  }

  @Test func normalisesLineEnds() {
    let text = SourceText(path: "a", bytes: Array("a\r\nb\rc\n\r\nd\r\re\r".utf8))
    #expect(String(decoding: text.bytes, as: UTF8.self) == "a\nb\nc\n\nd\n\ne\n")
  }

  @Test func stripsAByteOrderMark() throws {
    let text = try SourceText.validated(path: "a", bytes: [0xEF, 0xBB, 0xBF] + Array("---".utf8))
    #expect(text.bytes == Array("---".utf8))
  }

  @Test(arguments: [0, 1, 5, 6, 9, 10, 15, 99])
  func findsTheLineOfAByte(offset: Int) {
    let text = SourceText(path: "a", bytes: Array("one\né\n\nlast\n".utf8))
    let expected = [0: 1, 1: 1, 5: 2, 6: 2, 9: 4, 10: 4, 15: 5, 99: 5]
    #expect(text.lineNumber(ofByte: offset) == expected[offset])
  }

  @Test func pointsAtTheFirstByteThatIsNotUTF8() {
    let bytes = Array("title: ok\ncafé: Caf".utf8) + [0xE9] + Array(" au lait\nx".utf8)
    let error = #expect(throws: DiagnosticError.self) {
      try SourceText.validated(path: "a.md", bytes: bytes)
    }
    #expect(
      printed(error?.diagnostics ?? []) == """
        a.md:2:10: error: byte 0xE9 is not UTF-8 text [invalid-encoding]
            café: Caf\u{FFFD} au lait
                     ^ save the file as UTF-8

        """)
  }

  @Test(
    arguments: [
      [0xC3], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xC0, 0xAF], [0x80],
    ] as [[UInt8]])
  func refusesEveryKindOfBrokenSequence(bytes: [UInt8]) {
    let error = #expect(throws: DiagnosticError.self) {
      try SourceText.validated(path: "a", bytes: [0x61] + bytes)
    }
    #expect(error?.diagnostics.first?.location?.column == 2)
  }

  @Test func tellsThatAFileLooksLikeUTF16() {
    let error = #expect(throws: DiagnosticError.self) {
      try SourceText.validated(path: "a", bytes: [0xFF, 0xFE, 0x61, 0x00])
    }
    #expect(error?.diagnostics.first?.hint == "the file looks like UTF-16: save it as UTF-8")
  }

  @Test func fillsInTheLineOfADiagnostic() {
    let text = SourceText(path: "a", bytes: Array("x\nstyle: brandd\n".utf8))
    let diagnostic = text.diagnostic(
      .unknownStyle, "unknown style", line: 2, column: 8, length: 6)
    #expect(diagnostic.sourceLine == "style: brandd")
    #expect(diagnostic.location == SourceLocation(file: "a", line: 2, column: 8, length: 6))
  }

  @Test func leavesAHugeLineOutOfADiagnostic() {
    let text = SourceText(
      path: "a", bytes: Array((String(repeating: "x", count: 2001) + "\ny").utf8))
    #expect(text.diagnostic(.invalidValue, "x", line: 1).sourceLine == nil)
    #expect(text.diagnostic(.invalidValue, "x", line: 2).sourceLine == "y")
  }

  @Test func countsThePlacesOfAPieceAsInTheWholeFile() {
    let piece = SourceText(
      path: "a", bytes: Array("é: 1\r\nb: 2".utf8), firstLine: 7, firstColumn: 5)
    #expect((6...9).map(piece.line) == ["", "é: 1", "b: 2", ""])
    #expect(piece.lineNumber(ofByte: 0) == 7)
    #expect(piece.location(ofByte: 4) == SourceLocation(file: "a", line: 7, column: 8))
    #expect(piece.location(ofByte: 9) == SourceLocation(file: "a", line: 8, column: 4))
    #expect(SourcePart(piece).location.line == 7)
  }

  @Test func showsBlanksForWhatStandsBeforeAPiece() {
    let piece = SourceText(path: "a", bytes: Array("{1}\n{2}".utf8), firstLine: 2, firstColumn: 4)
    let diagnostics = [1, 6].map { offset in
      piece.diagnostic(.invalidJSON, "no", at: piece.location(ofByte: offset - 1))
    }
    #expect(
      printed(diagnostics) == """
        a:2:4: error: no [invalid-json]
               {1}
               ^
        a:3:2: error: no [invalid-json]
            {2}
             ^

        """)
  }

  @Test func showsNoLineThatIsFarToTheRightOrOutsideOfAPiece() {
    let piece = SourceText(path: "a", bytes: [0x61], firstLine: 2, firstColumn: 2001)
    #expect(piece.diagnostic(.invalidJSON, "no", line: 2, column: 2001).sourceLine == nil)
    #expect(piece.diagnostic(.invalidJSON, "no", line: 1).sourceLine == nil)
    #expect(piece.diagnostic(.invalidJSON, "no", line: 3).sourceLine == nil)
  }
}
