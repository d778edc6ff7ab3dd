import Mustache
import Testing

@Suite struct CommentAndDelimiterTests {
  @Test(arguments: [
    RenderCase("inside a line", "1{{! no }}2", is: "12"),
    RenderCase("empty", "1{{!}}2", is: "12"),
    RenderCase("over lines", "1{{!\n no\n}}2\n", is: "12\n"),
    RenderCase("with an opening delimiter", "1{{! {{a }}2", is: "12"),
    RenderCase("alone", "1\n{{! no }}\n2\n", is: "1\n2\n"),
    RenderCase("alone and indented", "1\n  {{! no }}  \n2\n", is: "1\n2\n"),
    RenderCase("alone over lines", "1\n  {{!\n    no\n  }}\n2\n", is: "1\n2\n"),
    RenderCase("alone with carriage returns", "1\r\n{{! no }}\r\n2", is: "1\r\n2"),
    RenderCase("alone at the start", "  {{! no }}\n1", is: "1"),
    RenderCase("alone at the end", "1\n  {{! no }}", is: "1\n"),
    RenderCase("behind text", "  1 {{! no }}\n", is: "  1 \n"),
    RenderCase("between spaces", "1 {{! no }} 2", is: "1  2"),
    RenderCase("is not a name", "{{! a }}{{!a}}", ["! a": "x", "!a": "x", "a": "x"], is: ""),
  ])
  func commentsDisappear(_ example: RenderCase) throws {
    #expect(try example.rendered() == example.expected)
  }

  private static let value: TemplateValue = ["a": "<", "s": true]

  @Test(arguments: [
    RenderCase("a pair", "{{=<% %>=}}<%a%>{{a}}", value, is: "&lt;{{a}}"),
    RenderCase("one sign", "({{=[ ]=}}[a])", value, is: "(&lt;)"),
    RenderCase("the same for both", "{{=| |=}}|a| |#s|x|/s|", value, is: "&lt; x"),
    RenderCase("any script", "{{=« »=}}«a»", value, is: "&lt;"),
    RenderCase("padding", "({{=   |\t |   =}}|a|)", value, is: "(&lt;)"),
    RenderCase("and back", "{{=<% %>=}}<%a%><%={{ }}=%>{{a}}<%a%>", value, is: "&lt;&lt;<%a%>"),
    RenderCase("to themselves", "{{={{ }}=}}{{a}}", value, is: "&lt;"),
    RenderCase("unescaped", "{{=<% %>=}}<%&a%><%{a}%><%{ a }%>", value, is: "<<<"),
    RenderCase("comments", "{{=<% %>=}}<%! a %>", value, is: ""),
    RenderCase(
      "inside a section", "{{#s}}{{=| |=}}|a|{{a}}|/s||a|", value, is: "&lt;{{a}}&lt;"),
    RenderCase(
      "not for a partial", "{{=| |=}}|>p|", value, partials: ["p": "{{a}}|a|"], is: "&lt;|a|"),
    RenderCase(
      "not from a partial", "{{>p}}{{a}}|a|", value, partials: ["p": "{{=| |=}}|a|"],
      is: "&lt;&lt;|a|"),
    RenderCase(
      "not for a parent", "{{=| |=}}|<p||$b||a||/b||/p|", value,
      partials: ["p": "{{a}}|a|{{$b}}{{/b}}"], is: "&lt;|a|&lt;"),
  ])
  func delimitersChangeForTheRestOfTheirTemplate(_ example: RenderCase) throws {
    #expect(try example.rendered() == example.expected)
  }

  @Test(arguments: [
    RenderCase("inline", "| {{=@ @=}} |", is: "|  |"),
    RenderCase("behind text", " | {{=@ @=}}\n", is: " | \n"),
    RenderCase("alone", "1\n{{=@ @=}}\n2\n", is: "1\n2\n"),
    RenderCase("alone and indented", "1\n  {{=@ @=}}  \n2\n", is: "1\n2\n"),
    RenderCase("alone with carriage returns", "1\r\n{{= @ @ =}}\r\n2", is: "1\r\n2"),
    RenderCase("alone at the start", "  {{=@ @=}}\n1", is: "1"),
    RenderCase("alone at the end", "1\n  {{=@ @=}}", is: "1\n"),
  ])
  func delimiterTagsTakeTheirLine(_ example: RenderCase) throws {
    #expect(try example.rendered() == example.expected)
  }
}
