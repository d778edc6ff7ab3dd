import Diagnostics
import Testing

@Suite struct DiagnosticTests {
  @Test func sortsByPlaceAndKeepsEachOnce() {
    let first = Diagnostic(.wrongType, "a", at: SourceLocation(file: "a.md", line: 9))
    let second = Diagnostic(.wrongType, "b", at: SourceLocation(file: "b.md", line: 1, column: 2))
    let third = Diagnostic(.wrongType, "c", at: SourceLocation(file: "b.md", line: 1, column: 5))
    let placeless = Diagnostic(.missingSite, "d")
    let sorted = [placeless, third, second, first, second].sortedByLocation()
    #expect(sorted == [first, second, third, placeless])
  }

  @Test func knowsWhetherAnErrorIsAmongThem() {
    #expect(![Diagnostic(.textTruncated, severity: .warning, "w")].containsErrors)
    #expect(
      [Diagnostic(.textTruncated, severity: .warning, "w"), Diagnostic(.noFonts, "e")]
        .containsErrors)
  }
}
