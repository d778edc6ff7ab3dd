import Testing

@Suite struct MarkdownFootnoteTests {
  @Test func linksThereAndBack() {
    #expect(
      html("Text[^b] and[^a] again[^b].\n\n[^a]: One\n    two.\n\n[^b]: Three\n\n    - four\n")
        == """
        <p>Text<sup><a href="#fn:1" id="fnref:1" role="doc-noteref">1</a></sup> \
        and<sup><a href="#fn:2" id="fnref:2" role="doc-noteref">2</a></sup> \
        again<sup><a href="#fn:1" id="fnref:1-2" role="doc-noteref">1</a></sup>.</p>
        <section class="footnotes" role="doc-endnotes">
        <ol>
        <li id="fn:1">
        <p>Three</p>
        <ul>
        <li>four</li>
        </ul>
        <p><a href="#fnref:1" role="doc-backlink" aria-label="↩ 1">↩\u{FE0E}</a> \
        <a href="#fnref:1-2" role="doc-backlink" aria-label="↩ 1-2">↩\u{FE0E}<sup>2</sup></a></p>
        </li>
        <li id="fn:2">
        <p>One
        two. <a href="#fnref:2" role="doc-backlink" aria-label="↩ 2">↩\u{FE0E}</a></p>
        </li>
        </ol>
        </section>

        """)
  }

  /// HTML has no links within links, and a picture's description is text alone.
  @Test func aReferenceInALinkIsNone() {
    #expect(
      html("[a[^1]](/b) ![c[^1]](/d)\n\n[^1]: n\n") == """
        <p><a href="/b">a<sup id="fnref:1">1</sup></a> \
        <img src="/d" alt="c" loading="lazy" decoding="async"></p>
        <section class="footnotes" role="doc-endnotes">
        <ol>
        <li id="fn:1">
        <p>n <a href="#fnref:1" role="doc-backlink" aria-label="↩ 1">↩\u{FE0E}</a></p>
        </li>
        </ol>
        </section>

        """)
  }

  @Test func aNoteThatNothingShownRefersToHasNoWayBack() {
    #expect(
      html("![c[^1]](/d)\n\n[^1]: n[^2]\n\n[^2]:\n\n[^3]: unused\n") == """
        <p><img src="/d" alt="c" loading="lazy" decoding="async"></p>
        <section class="footnotes" role="doc-endnotes">
        <ol>
        <li id="fn:1">
        <p>n<sup><a href="#fn:2" id="fnref:2" role="doc-noteref">2</a></sup></p>
        </li>
        <li id="fn:2">
        <p><a href="#fnref:2" role="doc-backlink" aria-label="↩ 2">↩\u{FE0E}</a></p>
        </li>
        </ol>
        </section>

        """)
  }
}
