import Testing

@Suite struct MarkdownTaskTests {
  @Test func theTextOfATaskNamesItsBox() {
    #expect(
      html("- [x] done *now*\n- [ ] open\n  - [ ] below\n- none\n") == """
        <ul>
        <li class="task"><label><input type="checkbox" checked disabled> done <em>now</em></label></li>
        <li class="task"><label><input type="checkbox" disabled> open</label>
        <ul>
        <li class="task"><label><input type="checkbox" disabled> below</label></li>
        </ul>
        </li>
        <li>none</li>
        </ul>

        """)
  }

  @Test func aTaskCanHaveParagraphs() {
    #expect(
      html("1. [x] done\n\n   more\n\n2. [ ] a\n   -\n") == """
        <ol>
        <li class="task">
        <p><label><input type="checkbox" checked disabled> done</label></p>
        <p>more</p>
        </li>
        <li class="task">
        <h2 id="a"><label><input type="checkbox" disabled> a</label></h2>
        </li>
        </ol>

        """)
  }

  @Test func aBoxThatNothingNamesIsNotReadOut() {
    let box = "<input type=\"checkbox\" checked disabled aria-hidden=\"true\">"
    #expect(html("- [x] \n") == "<ul>\n<li class=\"task\">\(box)</li>\n</ul>\n")
  }
}
