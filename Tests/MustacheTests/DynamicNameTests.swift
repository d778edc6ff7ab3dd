import Mustache
import Testing

@Suite struct DynamicNameTests {
  private static let partials = ["card": "<{{title}}>", "wrong": "no"]

  @Test(arguments: [
    RenderCase(
      "a partial", "[{{>*kind}}]", ["kind": "card", "title": "x"], partials: partials, is: "[<x>]"),
    RenderCase(
      "a key with an asterisk is not meant", "{{>*kind}}", ["kind": "card", "*kind": "wrong"],
      partials: partials, is: "<>"),
    RenderCase("padding", "[{{> * kind }}]", ["kind": "card"], partials: partials, is: "[<>]"),
    RenderCase(
      "dots", "{{>*a.b}}", ["a": ["b": "card"], "title": "x"], partials: partials, is: "<x>"),
    RenderCase(
      "the value adds nothing to the context", "{{>*a.b}}", ["a": ["b": "card", "title": "x"]],
      partials: partials, is: "<>"),
    RenderCase(
      "the current value", "{{#l}}{{>*.}}{{/l}}", ["l": ["card", "wrong"]],
      partials: partials, is: "<>no"),
    RenderCase(
      "one for each item", "{{#l}}{{>*kind}}{{/l}}",
      ["l": [["kind": "card", "title": "1"], ["kind": "wrong"]]], partials: partials, is: "<1>no"),
    RenderCase("missing", "[{{>*kind}}]", partials: ["kind": "no"], is: "[]"),
    RenderCase("empty", "[{{>*kind}}]", ["kind": ""], partials: partials, is: "[]"),
    RenderCase("not a text", "[{{>*kind}}]", ["kind": ["card"]], partials: partials, is: "[]"),
    RenderCase(
      "twice is once too much", "[{{>**kind}}]", ["kind": "other", "other": "card"],
      partials: partials, is: "[]"),
    RenderCase(
      "an asterisk inside", "[{{>*a.*b}}]", ["a": "x", "b": "y", "x": ["y": "card"]],
      partials: partials, is: "[]"),
    RenderCase(
      "itself", "{{>*self}}", ["self": "node", "n": "1", "l": [["n": "2", "l": []]]],
      partials: ["node": "{{n}}<{{#l}}{{>*self}}{{/l}}>"], is: "1<2<>>"),
    RenderCase(
      "other delimiters", "{{=| |=}}|>*kind|", ["kind": "card"], partials: partials, is: "<>"),
    RenderCase(
      "indentation", "1\r\n  {{>*kind}}\r\n2", ["kind": "p"], partials: ["p": "a\nb\n"],
      is: "1\r\n  a\n  b\n2"),
    RenderCase(
      "a parent", "{{<*kind}}{{$b}}x{{/b}}{{/*kind}}", ["kind": "p"],
      partials: ["p": "({{$b}}{{/b}})"], is: "(x)"),
    RenderCase(
      "a padded parent", "{{< * kind }}{{/ * kind }}", ["kind": "p"], partials: ["p": "x"], is: "x"),
    RenderCase("a missing parent", "[{{<*kind}}{{$b}}x{{/b}}{{/*kind}}]", is: "[]"),
  ])
  func findTheTemplateInTheData(_ example: RenderCase) throws {
    #expect(try example.rendered() == example.expected)
  }
}
