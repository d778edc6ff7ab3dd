import Diagnostics
import Documents
import Testing

/// What the reader says about YAML that is broken, or that would lose text.
@Suite struct YAMLRefusalTests {
  private func messages(_ yaml: String) -> String {
    printed(YAMLReader.read(SourceText(path: "a.md", bytes: Array(yaml.utf8))).diagnostics)
  }

  @Test func namesTheFirstOfTwoEqualKeysAndGoesOn() throws {
    let source = MarkedSource("title: A\nb: c\n1️⃣title: B\n2️⃣b: d\n")
    let (root, diagnostics) = YAMLReader.read(source.text)
    #expect(root?["title"]?.text == "A")
    #expect(root?.entries?.count == 2)
    #expect(
      diagnostics.map(\.location) == [source.location(1, length: 5), source.location(2)])
    #expect(
      printed([diagnostics[0]]) == """
        a.md:3:1: error: the key 'title' appears twice [duplicate-key]
            title: B
            ^~~~~ it is already on line 1: keep one of them

        """)
  }

  @Test func refusesTags() {
    #expect(
      messages("code: !Wow nice\nb: ! x\nc: !!str 007\nd: !x {e: f}\ng: !") == """
        a.md:1:7: error: the tag '!Wow' is not supported [unsupported-yaml]
            code: !Wow nice
                  ^~~~ put the value in quotes if '!' belongs to it
        a.md:2:4: error: the tag '!' is not supported [unsupported-yaml]
            b: ! x
               ^ put the value in quotes if '!' belongs to it
        a.md:3:4: error: the tag '!!str' is not supported [unsupported-yaml]
            c: !!str 007
               ^~~~~ write the value without it: text stays as it is written
        a.md:4:4: error: the tag '!x' is not supported [unsupported-yaml]
            d: !x {e: f}
               ^~ put the value in quotes if '!' belongs to it
        a.md:5:4: error: the tag '!' is not supported [unsupported-yaml]
            g: !
               ^ put the value in quotes if '!' belongs to it

        """)
  }

  @Test func refusesAnchorsAndAliases() {
    #expect(
      messages("a: &b c\nd: *b\n") == """
        a.md:1:4: error: the anchor '&b' is not supported [unsupported-yaml]
            a: &b c
               ^~ put the value in quotes if '&' belongs to it
        a.md:2:4: error: the alias '*b' is not supported [unsupported-yaml]
            d: *b
               ^~ put the value in quotes if '*' belongs to it

        """)
  }

  @Test func tellsAnAliasOnceWhereTheParserStumblesBehindIt() {
    #expect(
      messages("title: *bold text\n") == """
        a.md:1:8: error: the alias '*bold' is not supported [unsupported-yaml]
            title: *bold text
                   ^~~~~ put the value in quotes if '*' belongs to it

        """)
  }

  @Test func refusesASecondDocument() {
    #expect(
      messages("a: b\n---\nc: d\n") == """
        a.md:2:1: error: a second document is not supported [unsupported-yaml]
            ---
            ^~~ put it into a file of its own

        """)
  }

  @Test func refusesListsAndMappingsAsKeys() {
    #expect(
      messages("title: {{ name }}\n") == """
        a.md:1:9: error: a mapping cannot be a key [unsupported-yaml]
            title: {{ name }}
                    ^~~~~~~~ put the value in quotes if it is text

        """)
  }

  @Test func warnsOfTextThatACommentCutsOff() {
    #expect(
      messages("quote: #1 in class\ntitle: 50% off # note\n") == """
        a.md:1:8: warning: '#1 in class' is read as a comment [truncated-by-comment]
            quote: #1 in class
                   ^~~~~~~~~~~ put the value in quotes if '#1 in class' belongs to it
        a.md:2:16: warning: '# note' is read as a comment [truncated-by-comment]
            title: 50% off # note
                           ^~~~~~ put the value in quotes if '# note' belongs to it; a comment \
        stands two spaces off, as in '  # note'

        """)
  }

  @Test(arguments: ["- a #b", "t: [a, b #c\n]", "t: a  #b", "t: a\t# b", "t:  # b", "t: 日本 #1"])
  func warnsWhereverAPlainValueMayBeCutOff(yaml: String) {
    let diagnostics = YAMLReader.read(SourceText(path: "a", bytes: Array(yaml.utf8))).diagnostics
    #expect(diagnostics.map(\.code) == [.truncatedByComment])
    #expect(diagnostics.map(\.severity) == [.warning])
  }

  @Test(arguments: [
    "# a\nt: b\n", "t: a#b\n", "t: 'a' # b\n", "t: \"#1\"\n", "t: # list\n  - a\n", "t: | # b\n  x",
    "t: a  # b\n", "t: [a] # b\n", "t: a\n  # b\n", "t: #\n  a: b", "t: a          # b",
  ])
  func saysNothingAboutACommentThatIsPlainlyOne(yaml: String) {
    #expect(messages(yaml) == "")
  }

  @Test func cutsLongTextInMessages() {
    let long = String(repeating: "x", count: 1000)
    let yaml = "a: b #\(long)\n\(long): a\n\(long): b\nc: !\(long)\nd: *\(long)\n"
    let diagnostics = YAMLReader.read(SourceText(path: "a", bytes: Array(yaml.utf8))).diagnostics
    #expect(diagnostics.count == 4)
    #expect(diagnostics.allSatisfy { $0.message.contains("xxx…'") && $0.message.count < 100 })
  }

  @Test func tellsASyntaxErrorBesideAnotherFaultOfItsLine() {
    let yaml = "{a: 1, a: 2, b: 'x' y}"
    let diagnostics = YAMLReader.read(SourceText(path: "a", bytes: Array(yaml.utf8))).diagnostics
    #expect(diagnostics.map(\.code) == [.duplicateKey, .invalidYAML])
  }
}
