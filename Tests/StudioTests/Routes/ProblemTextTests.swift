import Diagnostics
import Testing

@testable import Studio

@Suite struct ProblemTextTests {
  private let error = Diagnostic(
    .unknownStyle, "unknown style 'brandd'", hint: "did you mean 'branded'?",
    at: SourceLocation(file: "content/a.md", line: 4, column: 8, length: 6),
    sourceLine: "style: brandd")
  private let warning = Diagnostic(.noContent, severity: .warning, "there is no page in 'content'")

  @Test func aProblemHasItsPlaceAndTheLineThatItPointsInto() {
    #expect(
      ProblemText.json(error).line
        == #"{"severity":"error","code":"unknown-style","file":"content/a.md","line":4,"column":8,"#
        + #""message":"unknown style 'brandd'","hint":"did you mean 'branded'?","#
        + #""excerpt":"style: brandd\n       ^~~~~~"}"#)
  }

  @Test func whatHasNoPlaceSaysSo() {
    #expect(
      ProblemText.json(warning).line
        == #"{"severity":"warning","code":"no-content","file":null,"line":null,"column":null,"#
        + #""message":"there is no page in 'content'","hint":null,"excerpt":null}"#)
  }

  @Test func errorsComeFirst() {
    #expect(
      ProblemText.plain([warning, error]) == """
        content/a.md:4:8: error: unknown style 'brandd' [unknown-style]
            style: brandd
                   ^~~~~~ did you mean 'branded'?
        sitegen: warning: there is no page in 'content' [no-content]

        """)
  }
}
