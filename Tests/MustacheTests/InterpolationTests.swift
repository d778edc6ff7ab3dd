import Mustache
import Testing

@Suite struct InterpolationTests {
  @Test(arguments: [
    RenderCase("no tags", "a { b } c }}\n", is: "a { b } c }}\n"),
    RenderCase("a variable", "Run, {{who}}!", ["who": "Ada"], is: "Run, Ada!"),
    RenderCase("a missing variable", "[{{who}}|{{{who}}}|{{&who}}]", is: "[||]"),
    RenderCase("null", "[{{who}}]", ["who": .null], is: "[]"),
    RenderCase("booleans", "{{yes}} {{no}}", ["yes": true, "no": false], is: "true false"),
    RenderCase("a list", "[{{all}}]", ["all": ["a", "b"]], is: "[]"),
    RenderCase("an object", "[{{all}}]", ["all": ["a": "b"]], is: "[]"),
    RenderCase("the current value", "{{.}} {{{.}}} {{&.}}", "<i>", is: "&lt;i&gt; <i> <i>"),
    RenderCase("text that looks like a tag", "{{a}}", ["a": "{{b}}", "b": "x"], is: "{{b}}"),
    RenderCase("any script", "日{{語}}本", ["語": "é👟"], is: "日é👟本"),
  ])
  func writes(_ example: RenderCase) throws {
    #expect(try example.rendered() == example.expected)
  }

  @Test(arguments: [
    RenderCase("one step", "{{run.place}}", ["run": ["place": "Oslo"]], is: "Oslo"),
    RenderCase(
      "many steps", "{{a.b.c.d}}", ["a": ["b": ["c": ["d": "deep"]]]], is: "deep"),
    RenderCase("a missing last part", "[{{a.b}}]", ["a": ["c": "x"]], is: "[]"),
    RenderCase("a missing first part", "[{{a.b}}]", ["b": "x"], is: "[]"),
    RenderCase("a part of a text", "[{{a.b}}]", ["a": "text", "b": "x"], is: "[]"),
    RenderCase(
      "later parts only in what was found", "[{{a.b.c}}]", ["a": ["b": [:]], "c": "x"], is: "[]"),
    RenderCase(
      "the first part in the inner value first", "{{#in}}{{a.b}}{{/in}}",
      ["in": ["a": ["b": "inner"]], "a": ["b": "outer"]], is: "inner"),
    RenderCase(
      "no second try further out", "[{{#in}}{{a.b}}{{/in}}]",
      ["in": ["a": [:]], "a": ["b": "outer"]], is: "[]"),
    RenderCase(
      "an inner null hides an outer value", "[{{#in}}{{a}}{{/in}}]",
      ["in": ["a": .null], "a": "outer"], is: "[]"),
  ])
  func followsDots(_ example: RenderCase) throws {
    #expect(try example.rendered() == example.expected)
  }

  @Test(arguments: [
    RenderCase("around", "| {{a}} {{{a}}} {{&a}} |", ["a": "x"], is: "| x x x |"),
    RenderCase(
      "alone on a line", "  {{a}}\n  {{{a}}}\n  {{&a}}\n", ["a": "x"], is: "  x\n  x\n  x\n"),
    RenderCase("alone and missing", "  {{a}}\n", is: "  \n"),
    RenderCase(
      "padding", "{{ a }}{{{ a }}}{{& a }}{{ & a }}{{\n\ta\r\n}}", ["a": "x"], is: "xxxxx"),
    RenderCase("one brace more", "{{{a}}}}{{a}}}", ["a": "x"], is: "x}x}"),
  ])
  func leavesTheWhitespaceAroundItself(_ example: RenderCase) throws {
    #expect(try example.rendered() == example.expected)
  }
}
