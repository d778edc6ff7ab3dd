import Diagnostics
import Mustache
import Testing

/// Templates that multiply although none includes itself.
@Suite struct RenderingLimitTests {
  /// Partials `0` to `depth`, each of which includes the next twice.
  private func doubling(_ depth: Int, leaf: String = "") -> [String: String] {
    var partials = ["\(depth)": leaf]
    for level in 0..<depth { partials["\(level)"] = "{{>\(level + 1)}}{{>\(level + 1)}}" }
    return partials
  }

  @Test func hasLimitsThatSitesStayBelow() {
    let limits = RenderingLimits()
    #expect(limits.inclusions == 1_000_000)
    #expect(limits.outputBytes == 67_108_864)
    #expect(limits.steps == 50_000_000)
  }

  @Test(.timeLimit(.minutes(1))) func endsPartialsThatDouble() {
    let limits = RenderingLimits(inclusions: 41)
    #expect(
      renderingFailure("a\n {{>0}}", partials: doubling(40), limits: limits) == """
        39.html:1:8: error: templates are included more than 41 times [endless-inclusion]
            {{>40}}{{>40}}
                   ^~~~~~~ partials that include others more than once multiply: include each once

        """)
  }

  @Test func allowsAsManyInclusionsAsTheLimit() throws {
    let partials = ["p": "x"]
    let limits = RenderingLimits(inclusions: 3)
    #expect(try render("{{>p}}{{>p}}{{>p}}", partials: partials, limits: limits) == "xxx")
    #expect(
      renderingFailure("{{>p}}{{>p}}\n{{>p}}{{<p}}{{/p}}", partials: partials, limits: limits)
        == """
        page.html:2:7: error: templates are included more than 3 times [endless-inclusion]
            {{>p}}{{<p}}{{/p}}
                  ^~~~~~ partials that include others more than once multiply: include each once

        """)
  }

  @Test(.timeLimit(.minutes(1))) func endsOutputThatDoubles() {
    let leaf = String(repeating: "x", count: 1 << 20)
    let failure = renderingFailure("{{>0}}", partials: doubling(40, leaf: leaf))
    #expect(
      failure.hasPrefix(
        "40.html:1:1: error: the output grows larger than 64 MiB [endless-inclusion]\n"))
    #expect(
      failure.hasSuffix("~ look for a partial or section that is repeated too often\n"))
  }

  @Test func tellsWhichTagMakesTheOutputTooLarge() throws {
    let limits = RenderingLimits(outputBytes: 10)
    let value: TemplateValue = ["l": ["ab", "cd", "ef", "gh"]]
    #expect(try render("{{#l}}{{.}}{{/l}}12", value, limits: limits) == "abcdefgh12")
    #expect(
      renderingFailure("{{#l}}{{.}}{{/l}}\n{{#l}}{{.}}{{/l}}", value, limits: limits) == """
        page.html:2:7: error: the output grows larger than 10 bytes [endless-inclusion]
            {{#l}}{{.}}{{/l}}
                  ^~~~~ look for a partial or section that is repeated too often

        """)
  }

  @Test func countsOnlyTheOutputOfOneRendering() throws {
    let template = try Template(Array("12345".utf8), name: "page.html")
    let library = TemplateLibrary(
      templates: ["page": template], limits: RenderingLimits(outputBytes: 5))
    var output: [UInt8] = []
    for _ in 0..<3 { try library.render("page", with: [:], into: &output) }
    #expect(output.count == 15)
  }

  @Test func endsIndentationThatMultiplies() {
    let lines = String(repeating: "\n", count: 1000)
    let indentation = String(repeating: " ", count: 1000)
    let failure = renderingFailure(
      "\(indentation){{>p}}\n", partials: ["p": lines], limits: RenderingLimits(outputBytes: 5000))
    #expect(failure.hasPrefix("p.html:1:1: error: the output grows larger than 5000 bytes "))
  }

  /// Sixty lists of two inside each other would take 2⁶⁰ turns and write nothing.
  @Test(.timeLimit(.minutes(1))) func endsLoopsThatMultiply() {
    let template =
      String(repeating: "{{#l}}", count: 60) + String(repeating: "{{/l}}", count: 60)
    let failure = renderingFailure(
      template, ["l": [true, true]], limits: RenderingLimits(steps: 1000))
    #expect(
      failure.hasPrefix("page.html:1:")
        && failure.contains(
          ": error: rendering takes more than 1000 steps [endless-inclusion]\n"),
      "\(failure)")
    #expect(
      failure.hasSuffix("^~~~~~ sections of lists inside each other multiply: nest fewer of them\n")
    )
  }

  /// Blocks that show two blocks of the next template further out double without an inclusion.
  @Test(.timeLimit(.minutes(1))) func endsBlocksThatMultiply() {
    var partials = ["50": "{{$50}}{{/50}}"]
    for level in 0..<50 {
      partials["\(level)"] =
        "{{<\(level + 1)}}{{$\(level + 1)}}{{$\(level)}}{{/\(level)}}{{$\(level)}}{{/\(level)}}"
        + "{{/\(level + 1)}}{{/\(level + 1)}}"
    }
    let failure = renderingFailure(
      "{{>0}}", partials: partials, limits: RenderingLimits(steps: 1000))
    #expect(
      failure.contains(": error: rendering takes more than 1000 steps [endless-inclusion]\n"),
      "\(failure)")
  }

  @Test func leavesTheOutputAsItWas() throws {
    let template = try Template(Array("{{a}}{{a}}".utf8), name: "page.html")
    let library = TemplateLibrary(
      templates: ["page": template], limits: RenderingLimits(outputBytes: 5))
    var output = Array("kept".utf8)
    #expect(throws: DiagnosticError.self) {
      try library.render("page", with: ["a": "1234"], into: &output)
    }
    #expect(output == Array("kept".utf8))
  }
}
