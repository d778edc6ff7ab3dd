import Diagnostics
import Mustache
import Testing

@Suite struct ParsingErrorTests {
  @Test func reportsAnUnclosedTag() {
    #expect(
      parsingFailure("é: {{title\n") == """
        page.html:1:4: error: this tag is never closed [invalid-template]
            é: {{title
               ^~~~~~~ end it with '}}'

        """)
  }

  @Test func reportsATagThatAnotherOneOpensInside() {
    #expect(
      parsingFailure("<h1>{{title</h1>\n<p>{{text}}</p>\n{{{raw {{x}}") == """
        page.html:1:5: error: this tag is never closed [invalid-template]
            <h1>{{title</h1>
                ^~~~~~~~~~~~ end it with '}}'
        page.html:3:1: error: this tag is never closed [invalid-template]
            {{{raw {{x}}
            ^~~~~~~ end it with '}}'

        """)
  }

  @Test func reportsAnUnclosedComment() {
    #expect(
      parsingFailure("a\n{{! b\nc") == """
        page.html:2:1: error: this comment is never closed [invalid-template]
            {{! b
            ^~~~~ end it with '}}'

        """)
  }

  @Test func reportsUnclosedTagsWithTheirOwnDelimiters() {
    #expect(
      parsingFailure("{{=<% %>=}}\n<%a") == """
        page.html:2:1: error: this tag is never closed [invalid-template]
            <%a
            ^~~ end it with '%>'

        """)
  }

  @Test func reportsThreeBracesThatTwoClose() {
    #expect(
      parsingFailure("{{{a}} {{{b}}}") == """
        page.html:1:1: error: this tag opens with '{{{' but closes with '}}' [invalid-template]
            {{{a}} {{{b}}}
            ^~~~~~ end it with '}}}'

        """)
    #expect(
      parsingFailure("{{=<% %>=}}<%{a%>") == """
        page.html:1:12: error: this tag opens with '<%{' but closes with '%>' [invalid-template]
            {{=<% %>=}}<%{a%>
                       ^~~~~~ end it with '}%>'

        """)
  }

  @Test(arguments: [
    "{{=<%=}}", "{{=<% %> %>=}}", "{{= =}}", "{{=}}", "{{=a= b=}}", "{{=<% %>}}",
    "{{=12345678901234567 }}=}}",
  ])
  func reportsBadDelimiters(tag: String) {
    let failure = parsingFailure("\n" + tag + " {{#a}}")
    #expect(
      failure.hasPrefix("page.html:2:1: error: these are not two delimiters [invalid-template]\n"))
    #expect(
      failure.hasSuffix(
        " write two with a space between them, as in '{{=<% %>=}}'; each has at most 16 bytes "
          + "and no '='\n"))
    #expect(failure.split(separator: "\n").count == 3, "nothing behind them is understood")
  }

  @Test(arguments: [
    ("{{}}", "variable", ""), ("{{ }}", "variable", ""), ("{{{ }}}", "variable", "&"),
    ("{{&}}", "variable", "&"), ("{{#}}{{/a}}", "section", "#"),
    ("{{^ }}{{/a}}", "inverted section", "^"), ("{{$}}{{/a}}", "block", "$"),
    ("{{<}}{{/a}}", "parent", "<"), ("{{>}}", "partial", ">"), ("{{> * }}", "partial", ">"),
    ("{{/}}", "closing tag", "/"),
  ])
  func reportsAMissingName(source: String, noun: String, sigil: String) {
    let failure = parsingFailure(source)
    #expect(failure.hasPrefix("page.html:1:1: error: this \(noun) has no name [invalid-template]"))
    #expect(failure.hasSuffix(" write one, as in '{{\(sigil)title}}'\n"))
    #expect(failure.split(separator: "\n").count == 3, "it is the only mistake")
  }

  @Test func reportsNamesThatCannotBe() {
    #expect(
      parsingFailure("{{a b}}\n{{#a..b}}{{/a..b}}\n{{.a}}{{>a b}}{{>*a.}}") == """
        page.html:1:1: error: the name 'a b' contains whitespace [invalid-template]
            {{a b}}
            ^~~~~~~ write the name without whitespace
        page.html:2:1: error: the name 'a..b' has an empty part [invalid-template]
            {{#a..b}}{{/a..b}}
            ^~~~~~~~~ join the parts with single dots; a dot alone is the current value
        page.html:3:1: error: the name '.a' has an empty part [invalid-template]
            {{.a}}{{>a b}}{{>*a.}}
            ^~~~~~ join the parts with single dots; a dot alone is the current value
        page.html:3:7: error: the name 'a b' contains whitespace [invalid-template]
            {{.a}}{{>a b}}{{>*a.}}
                  ^~~~~~~~ write the name without whitespace
        page.html:3:15: error: the name 'a.' has an empty part [invalid-template]
            {{.a}}{{>a b}}{{>*a.}}
                          ^~~~~~~~ join the parts with single dots; a dot alone is the current value

        """)
  }

  @Test func reportsElementsThatAreNeverClosed() {
    #expect(
      parsingFailure("{{#a}}\n{{^b}}\n {{<c}}{{$d}}\n") == """
        page.html:1:1: error: section 'a' is never closed [invalid-template]
            {{#a}}
            ^~~~~~ add '{{/a}}' where it ends
        page.html:2:1: error: inverted section 'b' is never closed [invalid-template]
            {{^b}}
            ^~~~~~ add '{{/b}}' where it ends
        page.html:3:2: error: parent 'c' is never closed [invalid-template]
             {{<c}}{{$d}}
             ^~~~~~ add '{{/c}}' where it ends
        page.html:3:8: error: block 'd' is never closed [invalid-template]
             {{<c}}{{$d}}
                   ^~~~~~ add '{{/d}}' where it ends

        """)
  }

  @Test func reportsAClosingTagThatClosesNothing() {
    #expect(
      parsingFailure("{{#a}}{{/a}}\r\n{{/b}}\r\n") == """
        page.html:2:1: error: closing tag 'b' has nothing to close [invalid-template]
            {{/b}}
            ^~~~~~ remove it, or add '{{#b}}' where its section begins

        """)
  }

  @Test func reportsAClosingTagOfAnotherName() {
    #expect(
      parsingFailure("{{#items}}\n{{/item}}\n") == """
        page.html:2:1: error: closing tag 'item' does not match section 'items' of line 1 \
        [invalid-template]
            {{/item}}
            ^~~~~~~~~ write '{{/items}}'

        """)
  }

  @Test func reportsElementsThatCross() {
    #expect(
      parsingFailure("{{#a}}{{$b}}\n{{/a}}{{#c}}{{/c}}") == """
        page.html:2:1: error: closing tag 'a' comes before block 'b' of line 1 is closed \
        [invalid-template]
            {{/a}}{{#c}}{{/c}}
            ^~~~~~ write '{{/b}}' before it

        """)
  }

  @Test func reportsWhatAParentWouldIgnore() {
    #expect(
      parsingFailure("{{<base}}{{#a}}{{$b}}{{/b}}{{/a}}\n{{c}}{{>d}}{{/base}}") == """
        page.html:1:10: error: section 'a' has no effect directly inside parent 'base' \
        [invalid-template]
            {{<base}}{{#a}}{{$b}}{{/b}}{{/a}}
                     ^~~~~~ put it inside a block that the parent has
        page.html:2:1: error: variable 'c' has no effect directly inside parent 'base' \
        [invalid-template]
            {{c}}{{>d}}{{/base}}
            ^~~~~ put it inside a block that the parent has
        page.html:2:6: error: partial 'd' has no effect directly inside parent 'base' \
        [invalid-template]
            {{c}}{{>d}}{{/base}}
                 ^~~~~~ put it inside a block that the parent has

        """)
  }

  @Test func reportsABlockThatIsGivenTwice() {
    #expect(
      parsingFailure("{{<p}}{{$a}}{{/a}}\n{{$a}}{{/a}}{{/p}}") == """
        page.html:2:1: error: block 'a' is given to parent 'p' twice [invalid-template]
            {{$a}}{{/a}}{{/p}}
            ^~~~~~ keep one of the two

        """)
  }

  @Test func reportsBytesThatAreNotUTF8() {
    let source = Array("{{a}}\né".utf8) + [0xC3, 0x28] + Array("\n".utf8)
    #expect(
      parsingFailure(source) == """
        page.html:2:2: error: the template is not valid utf-8 [invalid-template]
            é\u{FFFD}(
             ^ save the file as utf-8

        """)
  }

  @Test(
    arguments: [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82], [0x80],
    ] as [[UInt8]])
  func refusesEveryKindOfInvalidUTF8(bytes: [UInt8]) {
    #expect(parsingFailure(bytes).contains("1:1: error: the template is not valid utf-8"))
  }

  @Test func ignoresAByteOrderMark() throws {
    #expect(try render("\u{FEFF}  {{! a }}\nb") == "b")
    #expect(parsingFailure("\u{FEFF}{{").hasPrefix("page.html:1:1: error: "))
  }

  @Test func reportsMistakesInTheOrderOfTheText() {
    let failure = parsingFailure("{{#a}}\n{{b c}}\n{{/d}}")
    let lines = failure.split(separator: "\n").filter { $0.contains("error") }
    #expect(lines.map { $0.prefix(11) } == ["page.html:2", "page.html:3"])
  }
}
