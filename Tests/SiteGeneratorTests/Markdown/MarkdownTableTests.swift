import Testing

@Suite struct MarkdownTableTests {
  @Test func rendersATableThatScrolls() {
    #expect(
      html("| a | b | c |\n|---|--:|:-:|\n| 1 | [2](/2) |\n\n") == """
        <div class="table" role="group" aria-labelledby="table:1" tabindex="0">
        <table>
        <thead id="table:1">
        <tr>
        <th>a</th>
        <th class="align-right">b</th>
        <th class="align-center">c</th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <td>1</td>
        <td class="align-right"><a href="/2">2</a></td>
        <td class="align-center"></td>
        </tr>
        </tbody>
        </table>
        </div>

        """)
  }

  @Test func aTableWithoutHeadersAndRowsHasNoNameAndNoBody() {
    #expect(
      html("> | |\n> |-|\n\n| | x |\n|-|-|\n") == """
        <blockquote>
        <div class="table" role="group" tabindex="0">
        <table>
        <thead id="table:1">
        <tr>
        <th></th>
        </tr>
        </thead>
        </table>
        </div>
        </blockquote>
        <div class="table" role="group" aria-labelledby="table:2" tabindex="0">
        <table>
        <thead id="table:2">
        <tr>
        <th></th>
        <th>x</th>
        </tr>
        </thead>
        </table>
        </div>

        """)
  }
}
