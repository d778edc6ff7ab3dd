import Diagnostics
import Mustache
import Testing

@Suite struct FaultyNameTests {
  /// The names that a check of a template is asked about.
  private func names(_ template: String) throws -> [String] {
    var names: [String] = []
    _ = try Template(Array(template.utf8), name: "page.html").faultyNames { name in
      names.append(name)
      return nil
    }
    return names
  }

  @Test func asksAboutEveryNameOfAValueInItsOrder() throws {
    #expect(
      try names(
        """
        {{a.b}}{{&c}}{{{d}}}{{#e.f}}{{.}}{{g}}{{/e.f}}{{^h}}{{/h}}{{! i }}{{>j}}{{>*k.l}}
        {{<m}}{{$n}}{{o}}{{/n}}{{/m}}{{$p}}{{q}}{{/p}}{{=< >=}}<r>
        """)
        == ["a.b", "c", "d", "e.f", ".", "g", "h", "k.l", "o", "q", "r"])
  }

  @Test func tellsWhereTheNameIs() throws {
    let template = try Template(Array("é {{ a.b }}\n  {{#c}}x{{/c}}".utf8), name: "page.html")
    let told = template.faultyNames { ("'\($0)' is wrong", "write another") }
    #expect(
      told.map { DiagnosticPrinter().text(for: $0) }.joined() == """
        page.html:1:3: error: 'a.b' is wrong [unknown-variable]
            é {{ a.b }}
              ^~~~~~~~~ write another
        page.html:2:3: error: 'c' is wrong [unknown-variable]
              {{#c}}x{{/c}}
              ^~~~~~ write another

        """)
  }
}
