import Diagnostics
import Testing

@Suite struct DiagnosticPrinterTests {
  @Test func printsPlaceSeverityMessageCodeLineAndCaret() {
    let diagnostic = Diagnostic(
      .unknownStyle, "unknown style 'brandd'",
      hint: NearestName.hint(
        for: "brandd", among: ["branded", "minimal", "statistics"], label: "styles"),
      at: SourceLocation(file: "content/awards/first-5k.md", line: 4, column: 8, length: 6),
      sourceLine: "style: brandd")
    #expect(
      DiagnosticPrinter().text(for: diagnostic) == """
        content/awards/first-5k.md:4:8: error: unknown style 'brandd' [unknown-style]
            style: brandd
                   ^~~~~~ did you mean 'branded'? styles: branded, minimal, statistics

        """)
  }

  @Test func placesTheCaretByDisplayWidth() {
    let diagnostic = Diagnostic(
      .invalidValue, severity: .warning, "odd value",
      at: SourceLocation(file: "a.md", line: 2, column: 5, length: 2), sourceLine: "初: é日本x")
    #expect(
      DiagnosticPrinter().text(for: diagnostic) == """
        a.md:2:5: warning: odd value [invalid-value]
            初: é日本x
                 ^~~~

        """)
  }

  @Test func givesTheLineAndTheCaretAlone() {
    let diagnostic = Diagnostic(
      .invalidValue, "odd value", hint: "mend it",
      at: SourceLocation(file: "a.md", line: 2, column: 5, length: 2), sourceLine: "初: é日本x")
    #expect(DiagnosticPrinter().excerpt(for: diagnostic) == "初: é日本x\n     ^~~~")
    #expect(
      DiagnosticPrinter().excerpt(for: Diagnostic(.missingSite, "no site here")) == nil)
  }

  @Test func printsTheHintOnItsOwnLineWhereThereIsNoSourceLine() {
    let diagnostic = Diagnostic(.missingSite, "no site here", hint: "run it elsewhere")
    #expect(
      DiagnosticPrinter().text(for: diagnostic) == """
        sitegen: error: no site here [missing-site]
            hint: run it elsewhere

        """)
  }

  @Test func makesControlCharactersVisible() {
    let diagnostic = Diagnostic(
      .invalidValue, "bad \u{1B}[2J",
      at: SourceLocation(file: "a\u{202E}.md", column: 4), sourceLine: "a\t\u{7}b")
    #expect(
      DiagnosticPrinter().text(for: diagnostic) == #"""
        a\u{202E}.md:1:4: error: bad \u{1B}[2J [invalid-value]
            a \u{7}b
                   ^

        """#)
  }

  @Test func showsThePartOfALongLineAroundThePlace() {
    let line = String(repeating: "a", count: 200) + "X" + String(repeating: "b", count: 200)
    let text = DiagnosticPrinter().text(
      for: Diagnostic(
        .invalidValue, "x", at: SourceLocation(file: "f", column: 201), sourceLine: line))
    let lines = text.split(separator: "\n")
    #expect(
      lines[1] == "    …\(String(repeating: "a", count: 50))X\(String(repeating: "b", count: 49))…")
    #expect(lines[2] == "    \(String(repeating: " ", count: 51))^")
  }

  @Test func pointsBehindTheEndOfALineWithoutATrap() {
    let text = DiagnosticPrinter().text(
      for: Diagnostic(
        .invalidYAML, "x", at: SourceLocation(file: "f", column: 90, length: 5), sourceLine: "ab"))
    #expect(text == "f:1:90: error: x [invalid-yaml]\n    ab\n      ^\n")
  }

  @Test func coloursOnlyWhenAsked() {
    let text = DiagnosticPrinter(usesColor: true).text(for: Diagnostic(.missingSite, "x"))
    #expect(text == "sitegen: \u{1B}[1;31merror:\u{1B}[0m x [missing-site]\n")
  }
}
