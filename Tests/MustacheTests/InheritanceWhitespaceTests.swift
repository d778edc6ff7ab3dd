import Mustache
import Testing

@Suite struct InheritanceWhitespaceTests {
  @Test(arguments: [
    RenderCase(
      "on one line", "1\n  {{<p}}{{/p}}\n2\n", partials: ["p": "a\nb\n"], is: "1\n  a\n  b\n2\n"),
    RenderCase(
      "on more lines", "1\n  {{<p}}\n  x\n  {{/p}}\n2\n", partials: ["p": "a\nb\n"],
      is: "1\n  a\n  b\n2\n"),
    RenderCase("alone without a line end", "{{<p}}{{/p}}\n", partials: ["p": "a"], is: "a"),
    RenderCase(
      "behind text", "1 {{<p}}{{/p}}\n2\n", partials: ["p": "a\nb"], is: "1 a\nb\n2\n"),
    RenderCase("before text", "  {{<p}}{{/p}} 1\n", partials: ["p": "a\nb"], is: "  a\nb 1\n"),
    RenderCase(
      "with carriage returns", " {{<p}}\r\n {{/p}}\r\n1", partials: ["p": "a\r\nb\r\n"],
      is: " a\r\n b\r\n1"),
  ])
  func parentsTakeTheirLines(_ example: RenderCase) throws {
    #expect(try example.rendered() == example.expected)
  }

  @Test(arguments: [
    RenderCase("on one line", "1\n  {{$b}}x{{/b}}\n2\n", is: "1\n  x\n2\n"),
    RenderCase("on more lines", "1\n  {{$b}}\n  x\n  {{/b}}\n2\n", is: "1\n  x\n2\n"),
    RenderCase("empty on one line", "1\n  {{$b}}{{/b}}\n2\n", is: "1\n2\n"),
    RenderCase("empty on more lines", "1\n  {{$b}}\n  {{/b}}\n2\n", is: "1\n2\n"),
    RenderCase("inside a line", "1 {{$b}}\nx\n{{/b}} 2\n", is: "1 \nx\n 2\n"),
    RenderCase("opening alone", "{{$b}}\n x{{/b}} 2\n", is: " x 2\n"),
    RenderCase("closing alone", "1 {{$b}}x\n {{/b}}\n2\n", is: "1 x\n2\n"),
  ])
  func blocksTakeTheirLines(_ example: RenderCase) throws {
    #expect(try example.rendered() == example.expected)
  }

  @Test(arguments: [
    RenderCase(
      "over lines", "{{<p}}{{$b}}\n1\n\n2\n{{/b}}{{/p}}", partials: ["p": "{{$b}}own{{/b}}"],
      is: "1\n\n2\n"),
    RenderCase(
      "into an indented block", "{{<p}}{{$b}}new{{/b}}{{/p}}",
      partials: ["p": "1\n  {{$b}}own{{/b}}\n"], is: "1\n  new\n"),
    RenderCase(
      "lines into one line", "{{<p}}{{$b}}\n1\n2{{/b}}\n{{/p}}\n",
      partials: ["p": "0\n  {{$b}}{{/b}}\n"], is: "0\n  1\n  2\n"),
    RenderCase(
      "whole lines into one line", "{{<p}}\n  {{$b}}\n    1\n    2\n  {{/b}}\n{{/p}}\n",
      partials: ["p": "0\n  {{$b}}{{/b}}\n3\n"], is: "0\n  1\n  2\n3\n"),
    RenderCase(
      "one line into lines", "{{<p}}{{$b}}1{{/b}}{{/p}}",
      partials: ["p": "  {{$b}}\n  own\n  {{/b}}\n2\n"], is: "  1\n2\n"),
    RenderCase(
      "the indentation is exchanged", "{{<p}}{{$b}}\n    1\n      2\n    3\n{{/b}}{{/p}}\n",
      partials: ["p": "0\n  {{$b}}\n  {{/b}}\n"], is: "0\n  1\n    2\n  3\n"),
    RenderCase(
      "for that of the block's own content", "{{<p}}{{$b}}\n1\n2\n{{/b}}{{/p}}\n",
      partials: ["p": "0\n{{$b}}\n\n  own\n{{/b}}\n"], is: "0\n  1\n  2\n"),
    RenderCase(
      "lines with less lose what they have", "{{<p}}{{$b}}\n    1\n  2\n\t3\n{{/b}}{{/p}}",
      partials: ["p": "{{$b}}{{/b}}\n"], is: "1\n2\n\t3\n"),
    RenderCase(
      "text behind the tag keeps its own", "{{<p}}{{$b}}1\n  2{{/b}}{{/p}}",
      partials: ["p": "0\n  {{$b}}{{/b}}\n"], is: "0\n  1\n    2\n"),
    RenderCase(
      "inline adds none", "{{<p}}{{$b}}\n  1\n  2\n{{/b}}{{/p}}", partials: ["p": "<{{$b}}{{/b}}>"],
      is: "<1\n2\n>"),
    RenderCase(
      "with that of the parent tag", "  {{<p}}{{$b}}\n  1\n  2\n{{/b}}{{/p}}\n",
      partials: ["p": "<\n {{$b}}\n {{/b}}\n>\n"], is: "  <\n   1\n   2\n  >\n"),
    RenderCase(
      "values keep theirs", "{{<p}}{{$b}}\n    {{a}}\n{{/b}}{{/p}}\n", ["a": "1\n    2"],
      partials: ["p": " {{$b}}\n {{/b}}\n"], is: " 1\n    2\n"),
    RenderCase(
      "sections and partials inside",
      "{{<p}}{{$b}}\n    {{#l}}\n    <{{.}}>\n    {{>q}}\n    {{/l}}\n{{/b}}{{/p}}",
      ["l": ["1", "2"]], partials: ["p": " {{$b}}\n {{/b}}\n", "q": "a\nb\n"],
      is: " <1>\n a\n b\n <2>\n a\n b\n"),
    RenderCase(
      "a block inside", "{{<p}}{{$in}}\n3\n{{/in}}{{/p}}\n",
      partials: [
        "p": "{{<q}}{{$b}}\n  1\n  {{$in}}\n    2\n  {{/in}}\n{{/b}}{{/q}}\n",
        "q": "{{$b}}own{{/b}}",
      ], is: "1\n  3\n"),
    RenderCase(
      "with carriage returns", "{{<p}}\r\n{{$b}}\r\n    1\r\n    2\r\n{{/b}}\r\n{{/p}}\r\n",
      partials: ["p": "0\r\n  {{$b}}{{/b}}\r\n3\r\n"], is: "0\r\n  1\r\n  2\r\n3\r\n"),
    RenderCase(
      "at the start of an inline parent", "<{{<p}}{{$b}}\n1\n2\n{{/b}}{{/p}}>",
      partials: ["p": "  {{$b}}{{/b}}\n"], is: "<  1\n  2\n>"),
    RenderCase(
      "whitespace inside of a line stays", "{{<p}}{{$b}}\n  {{a}}  1\n{{/b}}{{/p}}", ["a": "0"],
      partials: ["p": "{{$b}}{{/b}}\n"], is: "0  1\n"),
    RenderCase(
      "text behind the parent keeps its own", "{{<p}}{{$b}}\n  1\n{{/b}}{{/p}}\n  2\n",
      partials: ["p": "{{$b}}{{/b}}\n"], is: "1\n  2\n"),
    RenderCase(
      "that of the closing tag goes", "{{<p}}{{$b}}\n1\n  {{/b}}{{/p}}",
      partials: ["p": "{{$b}}{{/b}}."], is: "1\n."),
  ])
  func replacementsAreIndentedLikeTheBlock(_ example: RenderCase) throws {
    #expect(try example.rendered() == example.expected)
  }
}
