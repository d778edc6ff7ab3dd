import Diagnostics
import Documents
import SiteGenerator
import Testing

@Suite struct MarkdownLinkTests {
  /// The links that a text asks about, as `line destination`.
  private func links(_ text: String) -> [String] {
    var links: [String] = []
    _ = Markdown.html(Array(text.utf8)) { link in
      links.append("\(link.line) \(link.isImage ? "!" : "")\(link.destination)")
      return .unchanged
    }
    return links
  }

  @Test func areAskedAboutInTheOrderOfThePage() {
    let text = """
      [a](/a) ![b](/b)[^1] [^c]
      [![d](/d)](/e) <http://f.org> www.g.org
      https://h.org i@j.org

      [^1]: [k](/k)

      > [l][ref]
      - ![m [n](/n)](/m)

      | [o](/o) |
      |---|
      | www.p.org |

      [ref]: /ref "t"
      [unused]: /unused
      [q](/q)
      """
    #expect(
      links(text) == [
        "1 /a", "1 !/b", "2 /e", "2 !/d", "2 http://f.org", "2 http://www.g.org",
        "3 https://h.org", "3 mailto:i@j.org", "7 /ref", "8 !/m", "10 /o", "12 http://www.p.org",
        "16 /q", "5 /k",
      ])
  }

  @Test func knowTheirLinesBehindLineEndsOfEveryKind() {
    let text = """
      `a
      b` [c](/c)\\
      [d](/d)  \n      <i
      id="a"> [e
      f](/e) [g](/g) 漢
      字 [h](/h)
      """
    #expect(links(text) == ["2 /c", "3 /d", "5 /e", "6 /g", "7 /h"])
    #expect(
      links("> a\nb [c](/c)\n\n-  [x]: /x\n   [y]:\n   /y\n   [d](/d)\n") == ["2 /c", "7 /d"])
    #expect(links("<b\n>\n\n<div>\n\n[c](/c)\n[d](/d)\n===\n") == ["6 /c", "7 /d"])
  }

  @Test func leadWhereTheyAreTold() {
    let rendered = Markdown.html(Array("[a](b.md) ![c](d) www.e.org [f](#g)\n".utf8)) { link in
      link.destination == "#g" ? .unchanged : .address("/n/ö?a=1&b=\"\(link.isImage)\"")
    }
    #expect(
      String(decoding: rendered.html, as: UTF8.self) == """
        <p><a href="/n/%C3%B6?a=1&amp;b=%22false%22">a</a> \
        <img src="/n/%C3%B6?a=1&amp;b=%22true%22" alt="c" loading="lazy" decoding="async"> \
        <a href="/n/%C3%B6?a=1&amp;b=%22false%22">www.e.org</a> <a href="#g">f</a></p>

        """)
    #expect(rendered.faults == [])
  }

  @Test func thatLeadNowhereAreTold() {
    let source = SourceText(path: "a.md", bytes: Array("---\n---\nx\n[a](b.md)\n".utf8))
    let rendered = Markdown.html(Array("x\n[a](b.md)\n".utf8)) {
      .missing("there is no page '\($0.destination)'", hint: "write its path")
    }
    #expect(
      String(decoding: rendered.html, as: UTF8.self) == "<p>x\n<a href=\"b.md\">a</a></p>\n")
    #expect(
      printed(rendered.faults.map { $0.diagnostic(in: source, firstLine: 3) }) == """
        a.md:4:1: error: there is no page 'b.md' [broken-link]
            [a](b.md)
            ^ write its path

        """)
  }

  @Test func areNotLookedForWhenTooManyLeadNowhere() {
    var asked = 0
    let text = String(repeating: "[a](b.md)\n", count: 1000)
    let rendered = Markdown.html(Array(text.utf8)) { _ in
      asked += 1
      return .missing("there is no page", hint: nil)
    }
    #expect(rendered.faults.count == 100)
    #expect(asked == 100)
  }
}
