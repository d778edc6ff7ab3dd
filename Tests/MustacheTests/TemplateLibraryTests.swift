import Diagnostics
import Mustache
import Testing

@Suite struct TemplateLibraryTests {
  @Test func reportsAMissingPartialAndTheNearestName() {
    #expect(
      renderingFailure("a\n  {{>heder}}\n", partials: ["header": "", "footer": ""]) == """
        page.html:2:3: error: unknown partial 'heder' [missing-template]
              {{>heder}}
              ^~~~~~~~~~ did you mean 'header'? templates: footer, header, page

        """)
  }

  @Test func reportsAMissingParent() {
    #expect(
      renderingFailure("{{<layout}}\n{{$a}}{{/a}}{{/layout}}") == """
        page.html:1:1: error: unknown parent 'layout' [missing-template]
            {{<layout}}
            ^~~~~~~~~~~ templates: page

        """)
  }

  @Test func reportsTheTemplateOfADynamicNameThatIsMissing() {
    #expect(
      renderingFailure("{{>*kind}}", ["kind": "crad"], partials: ["card": ""]) == """
        page.html:1:1: error: unknown partial 'crad' [missing-template]
            {{>*kind}}
            ^~~~~~~~~~ did you mean 'card'? templates: card, page

        """)
  }

  @Test func reportsTheFileThatTheTagIsIn() {
    #expect(
      renderingFailure(
        "{{<p}}{{$b}}\n{{>x}}{{/b}}{{/p}}",
        partials: ["p": "{{>q}}", "q": "{{$b}}{{/b}}"]
      ).hasPrefix("page.html:2:1: error: unknown partial 'x' "))
    #expect(
      renderingFailure("{{>p}}", partials: ["p": "\n{{>x}}"])
        .hasPrefix("p.html:2:1: error: unknown partial 'x' "))
  }

  @Test func asksOnlyForPartialsThatAreShown() throws {
    #expect(try render("{{#a}}{{>x}}{{/a}}{{$b}}{{/b}}.") == ".")
  }

  @Test func findsPartialsThatAreNotShown() throws {
    let library = TemplateLibrary(templates: [
      "page": try Template(Array("{{#a}}{{>x}}{{>*y}}{{>item}}{{/a}}".utf8), name: "page.html"),
      "item": try Template(Array("\n{{<z}}{{/z}}".utf8), name: "item.html"),
    ])
    let text = library.missingTemplates().map { DiagnosticPrinter().text(for: $0) }.joined()
    #expect(
      text == """
        item.html:2:1: error: unknown parent 'z' [missing-template]
            {{<z}}{{/z}}
            ^~~~~~ templates: item, page
        page.html:1:7: error: unknown partial 'x' [missing-template]
            {{#a}}{{>x}}{{>*y}}{{>item}}{{/a}}
                  ^~~~~~ templates: item, page

        """)
  }

  @Test func reportsATemplateThatIncludesItself() {
    #expect(
      renderingFailure("{{>node}}", partials: ["node": "x\n{{>node}}"]) == """
        node.html:2:1: error: partial 'node' is included more than 64 levels deep \
        [endless-inclusion]
            {{>node}}
            ^~~~~~~~~ it includes itself (node > node); end that with a section that becomes empty

        """)
  }

  @Test func reportsTemplatesThatIncludeOneAnother() {
    #expect(
      renderingFailure(
        "{{>a}}", partials: ["a": "{{>b}}", "b": "{{<c}}{{/c}}", "c": "{{$x}}{{>a}}{{/x}}"]
      ) == """
        c.html:1:7: error: partial 'a' is included more than 64 levels deep [endless-inclusion]
            {{$x}}{{>a}}{{/x}}
                  ^~~~~~ it includes itself (a > b > c > a); end that with a section that becomes empty

        """)
  }

  @Test func reportsAParentThatIsGivenItself() {
    #expect(
      renderingFailure(
        "{{<p}}{{$b}}{{>page}}{{/b}}{{/p}}", partials: ["p": "{{$b}}{{/b}}"]
      ).contains("it includes itself (page > p > page); end"))
  }

  /// Templates `0` to `count`, each of which includes the next.
  private func chain(_ count: Int) -> [String: String] {
    var partials = ["\(count)": "end"]
    for index in 0..<count { partials["\(index)"] = "{{>\(index + 1)}}" }
    return partials
  }

  @Test func allowsSixtyFourTemplatesInOneAnother() throws {
    #expect(try render("{{>0}}", partials: chain(62)) == "end")
    #expect(
      renderingFailure("{{>0}}", partials: chain(63)) == """
        62.html:1:1: error: partial '63' is included more than 64 levels deep [endless-inclusion]
            {{>63}}
            ^~~~~~~ include fewer templates from one another

        """)
  }

  @Test func countsDepthAndNotNumber() throws {
    let template = String(repeating: "{{>p}}{{<p}}{{/p}}", count: 200)
    #expect(try render(template, partials: ["p": "x"]) == String(repeating: "x", count: 400))
  }

  @Test func manyLevelsDoNotExhaustTheStack() async throws {
    let sections = String(repeating: "{{#a}}", count: 98)
    let ends = String(repeating: "{{/a}}", count: 98)
    let node = "\(sections){{$b}}{{#next}}{{>node}}{{/next}}{{/b}}\(ends)"
    var value: TemplateValue = ["next": false]
    for _ in 0..<60 { value = ["next": value] }
    guard case .object(var fields) = value else { return }
    fields["a"] = true
    let root = TemplateValue.object(fields)
    let output = try await Task.detached {
      try render("{{>node}}.", root, partials: ["node": node])
    }.value
    #expect(output == ".")
  }

  @Test func reportsAnUnknownTemplate() {
    let library = TemplateLibrary(templates: [:])
    var output = Array("kept".utf8)
    #expect {
      try library.render("page", with: [:], into: &output)
    } throws: { error in
      let diagnostics = (error as? DiagnosticError)?.diagnostics
      return diagnostics == [
        Diagnostic(
          .missingTemplate, "unknown template 'page'", hint: "the library has no templates")
      ]
    }
    #expect(output == Array("kept".utf8))
  }

  @Test func appendsToTheOutput() throws {
    let library = TemplateLibrary(templates: ["a": try Template(Array("b".utf8), name: "a")])
    var output = Array("a".utf8)
    try library.render("a", with: [:], into: &output)
    try library.render("a", with: [:], into: &output)
    #expect(output == Array("abb".utf8))
  }

  @Test func leavesTheOutputAsItWasAfterAnError() throws {
    let page = try Template(Array("text {{>x}}".utf8), name: "a")
    var output = Array("kept".utf8)
    #expect(throws: DiagnosticError.self) {
      try TemplateLibrary(templates: ["a": page]).render("a", with: [:], into: &output)
    }
    #expect(output == Array("kept".utf8))
  }

  @Test func rendersTheSameInManyTasks() async throws {
    let library = TemplateLibrary(templates: [
      "page": try Template(
        Array("{{<base}}{{$b}}\n{{#l}}\n<{{.}}>\n{{/l}}\n{{/b}}{{/base}}".utf8), name: "page"),
      "base": try Template(Array("{{title}}:\n  {{$b}}{{/b}}\n".utf8), name: "base"),
    ])
    try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { group in
      for index in 0..<64 {
        group.addTask {
          let value: TemplateValue = ["title": .text("\(index)"), "l": ["a", .text("\(index)")]]
          var output: [UInt8] = []
          for _ in 0..<50 {
            output.removeAll()
            try library.render("page", with: value, into: &output)
          }
          return (index, output)
        }
      }
      for try await (index, output) in group {
        #expect(String(decoding: output, as: UTF8.self) == "\(index):\n  <a>\n  <\(index)>\n")
      }
    }
  }
}
