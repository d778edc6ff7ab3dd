import Mustache
import Testing

@Suite struct EscapingTests {
  private let hostile = #"<script>"a" & 'b'</script>"#

  @Test func escapesText() throws {
    #expect(
      try render("<p>{{a}}</p>", ["a": .text(hostile)])
        == "<p>&lt;script&gt;&quot;a&quot; &amp; &#39;b&#39;&lt;/script&gt;</p>")
  }

  @Test func keepsTextInsideOfQuotedAttributes() throws {
    let value: TemplateValue = ["a": #"" onload="x"#, "b": "' onload='x"]
    #expect(
      try render(#"<i title="{{a}}" class='{{b}}'>"#, value)
        == #"<i title="&quot; onload=&quot;x" class='&#39; onload=&#39;x'>"#)
  }

  @Test func escapesWhatIsEscapedAlready() throws {
    #expect(try render("{{a}}", ["a": "&amp;"]) == "&amp;amp;")
  }

  @Test func escapesAtBothEndsAndInLongText() throws {
    let long = String(repeating: "é", count: 100)
    #expect(try render("{{a}}", ["a": .text("<\(long)>")]) == "&lt;\(long)&gt;")
    #expect(try render("{{a}}", ["a": "&&"]) == "&amp;&amp;")
  }

  @Test func writesTextAsItIsOnRequest() throws {
    #expect(try render("{{{a}}}|{{&a}}", ["a": .text(hostile)]) == "\(hostile)|\(hostile)")
  }

  @Test func neverEscapesMarkup() throws {
    let value: TemplateValue = ["a": .html(Array("<b>&amp;</b>".utf8))]
    #expect(
      try render("{{a}}|{{{a}}}|{{&a}}", value) == "<b>&amp;</b>|<b>&amp;</b>|<b>&amp;</b>")
  }

  @Test func escapesInPartialsAndBlocks() throws {
    #expect(
      try render("{{>p}}{{$b}}{{a}}{{/b}}", ["a": "<"], partials: ["p": "{{a}}"]) == "&lt;&lt;")
  }
}
