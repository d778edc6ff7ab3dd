import Mustache
import Testing

@Suite struct InheritanceTests {
  @Test(arguments: [
    RenderCase("its own content", "[{{$b}}x{{/b}}]", is: "[x]"),
    RenderCase("nothing", "[{{$b}}{{/b}}]", is: "[]"),
    RenderCase(
      "tags", "{{$b}}{{a}}{{{a}}}{{#s}}{{c}}{{/s}}{{^t}}1{{/t}}{{/b}}",
      ["a": "<", "s": ["c": "2"]], is: "&lt;<21"),
    RenderCase(
      "text of the data that looks like a tag", "{{$b}}{{a}}{{/b}}", ["a": "{{x}}"],
      is: "{{x}}"),
    RenderCase("whatever the data has of that name", "{{$a}}x{{/a}}", ["a": "y"], is: "x"),
    RenderCase("padding", "{{$ b }}x{{/ b }}", is: "x"),
    RenderCase("blocks inside", "{{$a}}1{{$b}}2{{/b}}3{{/a}}", is: "123"),
  ])
  func blocksShow(_ example: RenderCase) throws {
    #expect(try example.rendered() == example.expected)
  }

  @Test(arguments: [
    RenderCase(
      "nothing given", "{{<p}}{{/p}}|{{>p}}", partials: ["p": "({{$b}}own{{/b}})"],
      is: "(own)|(own)"),
    RenderCase(
      "one given", "{{<p}}{{$b}}new{{/b}}{{/p}}", partials: ["p": "{{$a}}1{{/a}} {{$b}}2{{/b}}"],
      is: "1 new"),
    RenderCase(
      "given empty", "[{{<p}}{{$b}}{{/b}}{{/p}}]", partials: ["p": "{{$b}}own{{/b}}"], is: "[]"),
    RenderCase(
      "given but not there", "{{<p}}{{$c}}new{{/c}}{{/p}}", partials: ["p": "{{$b}}own{{/b}}"],
      is: "own"),
    RenderCase(
      "shown twice", "{{<p}}{{$b}}x{{/b}}{{/p}}", partials: ["p": "{{$b}}1{{/b}}{{$b}}2{{/b}}"],
      is: "xx"),
    RenderCase(
      "two parents", "0{{<p}}{{$b}}1{{/b}}{{/p}}{{<p}}{{$b}}2{{/b}}{{/p}}",
      partials: ["p": "({{$b}}own{{/b}})"], is: "0(1)(2)"),
    RenderCase(
      "not the data", "{{<p}}{{$b}}new{{/b}}{{/p}}", ["b": "data"], partials: ["p": "{{$b}}{{/b}}"],
      is: "new"),
    RenderCase(
      "in the context of the block", "{{<p}}{{$b}}{{x}}{{/b}}{{/p}}",
      ["x": "out", "in": ["x": "in"]], partials: ["p": "{{#in}}{{$b}}{{/b}}{{/in}}"], is: "in"),
    RenderCase(
      "for each repetition", "{{<p}}{{$b}}({{.}}){{/b}}{{/p}}", ["l": ["1", "2"]],
      partials: ["p": "{{#l}}{{$b}}{{/b}}{{/l}}"], is: "(1)(2)"),
    RenderCase(
      "text around is ignored", "{{<p}} a {{! b }} {{$b}}x{{/b}} c {{/p}}",
      partials: ["p": "({{$b}}{{/b}})"], is: "(x)"),
    RenderCase(
      "the context of the parent tag", "{{#l}}{{<p}}{{/p}}{{/l}}", ["l": ["1", "2"]],
      partials: ["p": "({{.}})"], is: "(1)(2)"),
  ])
  func parentsShowWhatTheyAreGiven(_ example: RenderCase) throws {
    #expect(try example.rendered() == example.expected)
  }

  @Test(arguments: [
    RenderCase(
      "the outermost counts", "{{<p}}{{$b}}1{{/b}}{{/p}}",
      partials: [
        "p": "{{<q}}{{$b}}2{{/b}}{{/q}}", "q": "{{<r}}{{$b}}3{{/b}}{{/r}}",
        "r": "{{$b}}4{{/b}}",
      ], is: "1"),
    RenderCase(
      "the next when it gives none", "{{<p}}{{/p}}",
      partials: [
        "p": "{{<q}}{{$b}}2{{/b}}{{/q}}", "q": "{{<r}}{{$b}}3{{/b}}{{/r}}",
        "r": "{{$b}}4{{/b}}",
      ], is: "2"),
    RenderCase(
      "blocks of a partial", "{{<p}}{{$b}}new{{/b}}{{/p}}",
      partials: ["p": "{{>q}}", "q": "({{$b}}own{{/b}})"], is: "(new)"),
    RenderCase(
      "blocks in what is given", "{{<p}}{{$title}}T{{/title}}{{/p}}",
      partials: [
        "p": "{{<q}}{{$body}}<h1>{{$title}}none{{/title}}</h1>{{/body}}{{/q}}",
        "q": "{{$title}}site{{/title}}: {{$body}}{{/body}}",
      ], is: "T: <h1>T</h1>"),
    RenderCase(
      "a parent that includes itself", "{{<p}}{{$a}}new{{/a}}{{/p}}",
      partials: [
        "p": "{{$a}}own{{/a}} {{$b}}{{<q}}{{/q}}{{/b}}",
        "q": "{{$a}}other{{/a}} {{<p}}{{$b}}end{{/b}}{{/p}}",
      ], is: "new new new end"),
    RenderCase(
      "a block inside a block of its name", "{{<p}}{{$b}}1{{$b}}2{{/b}}{{/b}}{{/p}}",
      partials: ["p": "({{$b}}{{/b}})"], is: "(12)"),
    RenderCase(
      "a parent in what is given", "{{<p}}{{$b}}{{<q}}{{$b}}inner{{/b}}{{/q}}{{/b}}{{/p}}",
      partials: ["p": "({{$b}}{{/b}})", "q": "[{{$b}}{{/b}}]"], is: "([inner])"),
    RenderCase(
      "nothing given to a partial in what is given",
      "{{<p}}{{$a}}1{{/a}}{{$b}}{{>q}}{{/b}}{{/p}}",
      partials: ["p": "{{$a}}{{/a}}{{$b}}{{/b}}", "q": "{{$a}}own{{/a}}"], is: "1own"),
    RenderCase(
      "nothing left behind", "{{<p}}{{$b}}1{{/b}}{{/p}}{{$b}}own{{/b}}{{>p}}",
      partials: ["p": "({{$b}}0{{/b}})"], is: "(1)own(0)"),
  ])
  func templatesInheritOverLevels(_ example: RenderCase) throws {
    #expect(try example.rendered() == example.expected)
  }
}
