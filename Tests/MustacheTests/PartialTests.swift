import Mustache
import Testing

@Suite struct PartialTests {
  @Test(arguments: [
    RenderCase("text", "[{{>p}}]", partials: ["p": "x"], is: "[x]"),
    RenderCase("padding", "[{{> p }}]", partials: ["p": "x"], is: "[x]"),
    RenderCase("empty", "[{{>p}}]", partials: ["p": ""], is: "[]"),
    RenderCase(
      "a name with a path", "{{>parts/head.html}}", partials: ["parts/head.html": "x"], is: "x"),
    RenderCase("the data", "{{>p}}", ["a": "x"], partials: ["p": "({{a}})"], is: "(x)"),
    RenderCase(
      "the current value", "{{#l}}{{>p}}{{/l}}", ["l": ["1", "2"]], partials: ["p": "({{.}})"],
      is: "(1)(2)"),
    RenderCase(
      "its own sections", "{{#a}}{{>p}}{{/a}}{{b}}", ["a": ["b": "in"], "b": "out"],
      partials: ["p": "{{#b}}{{.}},{{/b}}"], is: "in,out"),
    RenderCase(
      "itself", "{{>node}}", ["n": "1", "l": [["n": "2", "l": []], ["n": "3", "l": []]]],
      partials: ["node": "{{n}}<{{#l}}{{>node}}{{/l}}>"], is: "1<2<>3<>>"),
    RenderCase(
      "others", "{{>a}}", partials: ["a": "a{{>b}}a", "b": "b{{>c}}b", "c": "c"], is: "abcba"),
  ])
  func renders(_ example: RenderCase) throws {
    #expect(try example.rendered() == example.expected)
  }

  @Test(arguments: [
    RenderCase("inline", "| {{>p}} |", partials: ["p": "\t|\t"], is: "| \t|\t |"),
    RenderCase(
      "inline over lines", "  {{a}}  {{>p}}\n", ["a": "|"], partials: ["p": "1\n2"],
      is: "  |  1\n2\n"),
    RenderCase(
      "every line of a partial alone on its line", "(\n  {{>p}}\n)\n", partials: ["p": "1\n\n2\n"],
      is: "(\n  1\n  \n  2\n)\n"),
    RenderCase("at the start", "  {{>p}}\n1", partials: ["p": "1\n2"], is: "  1\n  21"),
    RenderCase("at the end", "1\n  {{>p}}", partials: ["p": "1\n2"], is: "1\n  1\n  2"),
    RenderCase(
      "with carriage returns", "1\r\n {{>p}}\r\n2", partials: ["p": "a\r\nb\r\n"],
      is: "1\r\n a\r\n b\r\n2"),
    RenderCase("with a tab", "\t{{>p}}\n", partials: ["p": "1\n2\n"], is: "\t1\n\t2\n"),
    RenderCase(
      "not the lines of a value", "  {{>p}}\n", ["a": "x\ny"], partials: ["p": "{{{a}}}z\n{{a}}\n"],
      is: "  x\nyz\n  x\ny\n"),
    RenderCase(
      "not the lines of markup", "  {{>p}}\n", ["a": .html(Array("<pre>\n</pre>\n".utf8))],
      partials: ["p": "{{a}}"], is: "  <pre>\n</pre>\n"),
    RenderCase(
      "deeper inside another", " {{>p}}\n", partials: ["p": "1\n  {{>q}}\n4\n", "q": "2\n3\n"],
      is: " 1\n   2\n   3\n 4\n"),
    RenderCase(
      "not inline inside another", "  {{>p}}\n", partials: ["p": "1 {{>q}} 4\n5\n", "q": "2\n3"],
      is: "  1 2\n3 4\n  5\n"),
    RenderCase(
      "inline at the start of another's line", "  {{>p}}\n",
      partials: ["p": "{{>q}}.\n", "q": "1"],
      is: "  1.\n"),
    RenderCase(
      "once for each repetition", "  {{>p}}\n", ["l": ["1", "2"]],
      partials: ["p": "{{#l}}\n{{.}}\n{{/l}}\n"], is: "  1\n  2\n"),
    RenderCase(
      "not for hidden lines", "  {{>p}}\n", partials: ["p": "{{#l}}\nx\n{{/l}}\n1\n"], is: "  1\n"),
    RenderCase(
      "behind one without a line end", " {{>p}}\n {{>p}}\n", partials: ["p": "1"], is: " 1 1"),
    RenderCase(
      "behind one without a line end, inside another", "  {{>q}}\n",
      partials: ["q": " {{>p}}\n {{>p}}\n", "p": "1"], is: "   1   1"),
  ])
  func indents(_ example: RenderCase) throws {
    #expect(try example.rendered() == example.expected)
  }
}
