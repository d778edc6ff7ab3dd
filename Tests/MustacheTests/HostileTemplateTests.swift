import Mustache
import Testing

@Suite struct HostileTemplateTests {
  private func nested(_ depth: Int, sigil: String = "#") -> String {
    String(repeating: "{{\(sigil)a}}", count: depth) + "x"
      + String(repeating: "{{/a}}", count: depth)
  }

  @Test func allowsOneHundredLevels() throws {
    #expect(try render(nested(100), ["a": true]) == "x")
    #expect(try render(nested(100, sigil: "$")) == "x")
  }

  @Test(arguments: ["#", "^", "$"], [101, 50_000])
  func refusesMoreLevels(sigil: String, depth: Int) {
    let failure = parsingFailure(nested(depth, sigil: sigil))
    #expect(
      failure.hasPrefix(
        "page.html:1:601: error: tags are nested more than 100 levels deep [invalid-template]\n"))
    #expect(failure.hasSuffix("^~~~~~ move the inner part into a partial\n"))
    #expect(failure.split(separator: "\n").count == 3)
  }

  /// Work that grows with the square of the input would take far longer than the limit.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "{", "{{", "{{{", "}", "{{#", "{{!", "{{=", "{{a", "{{{a}} ", "{{/", "{{/a}}", "{{>", "{{$a",
      "{{<a}}", "{{=| |=}}", "{{#a}}\n", "{{.}}", "{{..}}", "{{*}}", "{{&", "{{^}}", "\n", " ",
      "\r", "\t{{a}}", "{{=}}", "{{={{ }}=}}", "{{{{a}}}}", "é{{", "{{a b}}", "{{#a}}{{/b}}",
      "{{#a}}{{$b}}{{/a}}", "{{<a}}{{$b}}{{/b}}{{/a}}\n",
      "{{$b}}\n  {{/b}}\n", "  {{>a}}\n",
    ])
  func endsSoonWhateverIsRepeated(part: String) {
    let failure = parsingFailure(String(repeating: part, count: 10_000))
    #expect(failure.split(separator: "\n").count { $0.hasPrefix("page.html:") } <= 20)
  }

  @Test func endsSoonWithDelimitersThatAlmostMatch() throws {
    let open = String(repeating: "<", count: 15) + "!"
    let text = String(repeating: "<", count: 200_000)
    #expect(try render("{{=\(open) >=}}\(text)") == text)
  }

  /// Templates cut off anywhere and with bytes exchanged are refused or rendered, never trapped on.
  @Test func survivesDamage() {
    let source = Array(
      """
      {{<base}}
        {{$title}}A {{title}}{{/title}}
        {{$body}}
          {{#items}}{{{.}}}\r
          {{^x}}{{>*kind}}{{/x}}{{/items}}
        {{/body}}
      {{/base}}
      {{=<% %>=}}<%! é %><%{a}%><%={{ }}=%>{{&b.c}}
      """.utf8)
    let value: TemplateValue = ["items": ["1", "2"], "kind": "base", "title": "<"]
    var generator = SplitMix(state: 7)
    for length in source.indices {
      use(Array(source[..<length]), value)
      var damaged = source
      for _ in 0..<3 {
        let index = Int.random(in: damaged.indices, using: &generator)
        damaged[index] = source.randomElement(using: &generator) ?? 0
      }
      use(damaged, value)
    }
  }

  private func use(_ source: [UInt8], _ value: TemplateValue) {
    let base = Array("<{{$title}}{{/title}}>\n  {{$body}}\n  {{/body}}\n".utf8)
    guard let page = try? Template(source, name: "page.html"),
      let parent = try? Template(base, name: "base.html")
    else { return }
    var output: [UInt8] = []
    let library = TemplateLibrary(templates: ["page": page, "base": parent])
    try? library.render("page", with: value, into: &output)
    #expect(String(validating: output, as: UTF8.self) != nil)
  }
}

/// A generator whose numbers are the same in each run (Steele, Lea and Flood, SplitMix64).
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
