import Mustache
import Testing

@Suite struct SectionTests {
  /// Values with whether they show a section.
  private static let truths: [(TemplateValue, Bool)] = [
    (.null, false), (false, false), ([], false), ("", false), (.html([]), false),
    (true, true), ([.null], true), ("0", true), (" ", true), (.html([0x20]), true), ([:], true),
  ]

  @Test(arguments: truths)
  func showsItsContentForTruthyValues(value: TemplateValue, isTruthy: Bool) throws {
    #expect(value.isTruthy == isTruthy)
    #expect(
      try render("[{{#a}}yes{{/a}}{{^a}}no{{/a}}]", ["a": value])
        == (isTruthy ? "[yes]" : "[no]"))
  }

  @Test(arguments: [
    RenderCase("missing", "[{{#a}}yes{{/a}}{{^a}}no{{/a}}]", is: "[no]"),
    RenderCase(
      "looks into an object", "{{#run}}{{place}}{{/run}}", ["run": ["place": "Oslo"]], is: "Oslo"),
    RenderCase(
      "looks further out", "{{#a}}{{x}}{{y}}{{z.w}}{{/a}}",
      ["a": ["y": "2"], "x": "1", "y": "no", "z": ["w": "3"]], is: "123"),
    RenderCase(
      "is left again", "{{#a}}{{x}}{{/a}}{{x}}", ["a": ["x": "in"], "x": "out"], is: "inout"),
    RenderCase(
      "an inverted section adds no value", "{{^a}}{{x}}{{.}}{{/a}}", ["x": "1"], is: "1"),
    RenderCase("the value itself", "{{#a}}{{.}}-{{a}}{{/a}}", ["a": "x"], is: "x-x"),
    RenderCase("true itself", "{{#a}}{{.}}{{/a}}", ["a": true], is: "true"),
    RenderCase("twice", "{{#a}}1{{/a}}{{b}}{{#a}}3{{/a}}", ["a": true, "b": "2"], is: "123"),
    RenderCase("nested, shown", "{{#a}}1{{#a}}2{{/a}}3{{/a}}", ["a": true], is: "123"),
    RenderCase("nested, hidden", "0{{#a}}1{{#a}}2{{/a}}3{{/a}}4", ["a": false], is: "04"),
    RenderCase("inverted, nested", "{{^a}}1{{^a}}2{{/a}}3{{/a}}", is: "123"),
    RenderCase("inverted, hidden", "0{{^a}}1{{^a}}2{{/a}}3{{/a}}4", ["a": "x"], is: "04"),
    RenderCase("dotted, shown", "{{#a.b}}yes{{/a.b}}", ["a": ["b": true]], is: "yes"),
    RenderCase("dotted, hidden", "{{#a.b}}yes{{/a.b}}", ["a": ["b": false]], is: ""),
    RenderCase("dotted, broken", "{{#a.b.c}}yes{{/a.b.c}}", ["a": [:]], is: ""),
    RenderCase("dotted, inverted", "{{^a.b.c}}no{{/a.b.c}}", ["a": [:]], is: "no"),
    RenderCase("padding", "{{# a }}{{^ b }}x{{/ b }}{{ / a }}", ["a": true], is: "x"),
  ])
  func findsItsValue(_ example: RenderCase) throws {
    #expect(try example.rendered() == example.expected)
  }

  @Test(arguments: [
    RenderCase(
      "objects", "{{#a}}{{n}},{{/a}}", ["a": [["n": "1"], ["n": "2"], ["n": "3"]]], is: "1,2,3,"),
    RenderCase("texts", "{{#a}}({{.}}){{/a}}", ["a": ["x", "<", "z"]], is: "(x)(&lt;)(z)"),
    RenderCase("without escaping", "{{#a}}{{{.}}}{{&.}}{{/a}}", ["a": ["<"]], is: "<<"),
    RenderCase("falsy items", "{{#a}}({{.}}){{/a}}", ["a": ["", .null, false]], is: "()()(false)"),
    RenderCase(
      "lists", "{{#a}}({{#.}}{{.}}{{/.}}){{/a}}", ["a": [["1", "2"], ["3"], []]], is: "(12)(3)()"),
    RenderCase("the root", "{{#.}}{{n}}{{/.}}", [["n": "1"], ["n": "2"]], is: "12"),
    RenderCase("an empty root", "{{^.}}none{{/.}}", [], is: "none"),
    RenderCase("a text is no list", "{{#a}}x{{/a}}", ["a": "123"], is: "x"),
    RenderCase("inverted", "{{^a}}x{{/a}}", ["a": ["1", "2"]], is: ""),
    RenderCase(
      "loops in loops", "{{#a}}{{#b}}{{x}}{{y}} {{/b}}{{/a}}",
      ["a": [["x": "1", "b": [["y": "a"], ["y": "b"]]], ["x": "2", "b": [["y": "c"]]]]],
      is: "1a 1b 2c "),
    RenderCase(
      "an item without the key", "{{#a}}{{x}}{{/a}}", ["a": [["x": "1"], [:]], "x": "0"], is: "10"),
  ])
  func repeatsItsContent(_ example: RenderCase) throws {
    #expect(try example.rendered() == example.expected)
  }

  @Test(arguments: ["#", "^"])
  func takesTheLinesOfItsTags(sigil: String) throws {
    let value: TemplateValue = ["a": .bool(sigil == "#")]
    let cases = [
      ("1\n{{Sa}}\n2\n{{/a}}\n3\n", "1\n2\n3\n"),
      ("1\n \t{{Sa}}  \n2\n\t{{/a}}\t\n3\n", "1\n2\n3\n"),
      ("1\r\n{{Sa}}\r\n2\r\n{{/a}}\r\n3", "1\r\n2\r\n3"),
      ("  {{Sa}}\n1{{/a}}\n2", "1\n2"),
      ("1{{Sa}}\n2\n  {{/a}}", "1\n2\n"),
      (" | {{Sa}}\t1\t{{/a}} | \n", " | \t1\t | \n"),
      (" | {{Sa}} {{! x }}\n {{/a}} | \n", " |  \n  | \n"),
      (" {{Sa}}1{{/a}}\n {{Sa}}2{{/a}}\n", " 1\n 2\n"),
      ("{{Sa}}\n\n{{/a}}\n", "\n"),
      ("{{Sa}}{{Sa}}\n1\n{{/a}}{{/a}}\n", "\n1\n\n"),
      ("1\r{{Sa}}\r2{{/a}}", "1\r\r2"),
    ]
    for (template, expected) in cases {
      let source = template.split(separator: "S", omittingEmptySubsequences: false)
        .joined(separator: sigil)
      #expect(try render(source, value) == expected, "\(source)")
    }
  }
}
