import Testing

@testable import ShareCards

@Suite struct CardLayoutTests {
  private func text(
    _ template: String, _ font: FontToken, color: ColorToken = .primary, lines: Int = 1
  ) -> LayoutNode {
    LayoutNode(
      .text(
        LayoutNode.Text(
          template: FieldTemplate(template), font: font, color: color, lines: lines,
          lineSpacing: 0, isBalanced: false)))
  }

  @Test func readsEveryElementAndModifier() throws {
    let (layout, diagnostics) = CardLayout.read(
      source(
        """
        minimum-scale: 0.25
        content:
          vstack:
            - icon: "{icon}"
              size: 40
            - hstack:
                - rectangle: secondary
                  frame: {width: 24, height: 2}
                - text: "{title}"
                  font: title
              spacing: 3
              when: title
            - text: "“{quote}”"
              font: {size: 20, weight: bold, design: serif}
              color: accent
              lines: 3
              line-spacing: 4
              balanced: true
              opacity: 0.5
              padding: {top: 1, leading: 2, bottom: 3, trailing: 4}
        """))
    #expect(printed(diagnostics) == "")
    var rule = LayoutNode(.rectangle(.secondary))
    rule.width = 24
    rule.height = 2
    var row = LayoutNode(
      .stack(
        LayoutNode.Stack(
          axis: .horizontal, spacing: 3, children: [rule, text("{title}", .title)])))
    row.condition = "title"
    var quote = LayoutNode(
      .text(
        LayoutNode.Text(
          template: FieldTemplate("“{quote}”"),
          font: .custom(CardFont(size: 20, weight: .bold, design: .serif)), color: .accent,
          lines: 3, lineSpacing: 4, isBalanced: true)))
    quote.opacity = 0.5
    quote.padding = CardInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let icon = LayoutNode(
      .icon(LayoutNode.Icon(template: FieldTemplate("{icon}"), size: 40, color: .accent)))
    let stack = LayoutNode.Stack(axis: .vertical, spacing: 8, children: [icon, row, quote])
    #expect(layout == CardLayout(content: LayoutNode(.stack(stack)), minimumScale: 0.25))
  }

  @Test func readsGridsProgressAndCodes() throws {
    let (layout, diagnostics) = CardLayout.read(
      source(
        """
        code: {limit: 0.55}
        content:
          vstack:
            - grid: stats
              item:
                hstack:
                  - text: "{value} {label}"
                    font: {style: metric, scale: 0.5}
                  - text: "{trend}"
                    font: title
                    color: trend
              columns: 2
              spacing: {across: 5}
            - progress: primary
              frame: {width: 100, height: 6}
            - text: "{params.course}"
              font: title
              when: params.course
        """))
    #expect(printed(diagnostics) == "")
    let item = LayoutNode(
      .stack(
        LayoutNode.Stack(
          axis: .horizontal, spacing: 8,
          children: [
            text("{value} {label}", .scaled(.metric, by: 0.5)),
            text("{trend}", .title, color: .trend),
          ])))
    let grid = LayoutNode(
      .grid(LayoutNode.Grid(item: item, columns: 2, spacingAcross: 5, spacingDown: 20)))
    var progress = LayoutNode(.progress(.primary))
    progress.width = 100
    progress.height = 6
    var course = text("{params.course}", .title)
    course.condition = "params.course"
    let stack = LayoutNode.Stack(axis: .vertical, spacing: 8, children: [grid, progress, course])
    #expect(layout == CardLayout(content: LayoutNode(.stack(stack)), codeLimit: 0.55))
  }

  @Test func hasDefaults() throws {
    let layout = CardLayout.read(source("content: {text: \"{title}\", font: title}\n")).layout
    #expect(layout == CardLayout(content: text("{title}", .title), minimumScale: 0.5))
  }

  @Test(arguments: [
    (
      "content: {txt: a, font: title}\n",
      """
      card.yml:1:11: error: unknown element 'txt' [unknown-key]
          content: {txt: a, font: title}
                    ^~~ did you mean 'text'? elements: vstack, hstack, text, icon, rectangle, grid, progress

      """
    ),
    (
      "content: {text: '{title} {nope}', font: title}\n",
      """
      card.yml:1:17: error: unknown field 'nope' [unknown-key]
          content: {text: '{title} {nope}', font: title}
                          ^~~~~~~~~~~~~~~~ fields: title, subtitle, metric, icon, brand, quote, attribution, date-range, display-name, telephone, email, organization, code, params.…

      """
    ),
    (
      "content: {icon: '{icom}', size: 9, when: titel}\n",
      """
      card.yml:1:17: error: unknown field 'icom' [unknown-key]
          content: {icon: '{icom}', size: 9, when: titel}
                          ^~~~~~~~ did you mean 'icon'? fields: title, subtitle, metric, icon, brand, quote, attribution, date-range, display-name, telephone, email, organization, code, params.…
      card.yml:1:42: error: unknown field 'titel' [unknown-key]
          content: {icon: '{icom}', size: 9, when: titel}
                                                   ^~~~~ did you mean 'title'? fields: title, subtitle, metric, icon, brand, quote, attribution, date-range, display-name, telephone, email, organization, code, params.…

      """
    ),
    (
      "content: {font: title}\n",
      """
      card.yml:1:10: error: 'content' must be one element, not none [missing-key]
          content: {font: title}
                   ^~~~~~~~~~~~~ elements: vstack, hstack, text, icon, rectangle, grid, progress

      """
    ),
    (
      "content: {text: a, icon: b, font: title, size: 3}\n",
      """
      card.yml:1:10: error: 'content' must be one element, not text and icon [missing-key]
          content: {text: a, icon: b, font: title, size: 3}
                   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ elements: vstack, hstack, text, icon, rectangle, grid, progress

      """
    ),
    (
      "content: {text: a, font: titel}\n",
      """
      card.yml:1:26: error: unknown font 'titel' [invalid-value]
          content: {text: a, font: titel}
                                   ^~~~~ did you mean 'title'? fonts: title, subtitle, metric, brand

      """
    ),
    (
      "content: {rectangle: blue}\n",
      """
      card.yml:1:22: error: unknown colour 'blue' [invalid-value]
          content: {rectangle: blue}
                               ^~~~ colours: primary, secondary, accent

      """
    ),
    (
      "content: {text: a, font: {size: 20, weight: black, design: round}}\n",
      """
      card.yml:1:45: error: unknown weight 'black' [invalid-value]
          content: {text: a, font: {size: 20, weight: black, design: round}}
                                                      ^~~~~ weights: regular, medium, semibold, bold, heavy
      card.yml:1:60: error: unknown design 'round' [invalid-value]
          …{text: a, font: {size: 20, weight: black, design: round}}
                                                             ^~~~~ did you mean 'rounded'? designs: default, rounded, monospaced, serif

      """
    ),
    (
      "content: {text: '{value}', font: title, color: trend}\n",
      """
      card.yml:1:17: error: unknown field 'value' [unknown-key]
          content: {text: '{value}', font: title, color: trend}
                          ^~~~~~~~~ fields: title, subtitle, metric, icon, brand, quote, attribution, date-range, display-name, telephone, email, organization, code, params.…
      card.yml:1:48: error: unknown colour 'trend' [invalid-value]
          content: {text: '{value}', font: title, color: trend}
                                                         ^~~~~ colours: primary, secondary, accent

      """
    ),
    (
      "content: {grid: stat, item: {text: '{labl}', font: title}, columns: 0}\n",
      """
      card.yml:1:17: error: unknown list 'stat' [invalid-value]
          content: {grid: stat, item: {text: '{labl}', font: title}, columns: 0}
                          ^~~~ did you mean 'stats'? lists: stats
      card.yml:1:36: error: unknown field 'labl' [unknown-key]
          content: {grid: stat, item: {text: '{labl}', font: title}, columns: 0}
                                             ^~~~~~~~ did you mean 'label'? fields: label, value, trend, title, subtitle, metric, icon, brand, quote, attribution, date-range, display-name, telephone, email, organization, code, params.…
      card.yml:1:69: error: 'content.columns' must be a whole number from 1 to 9, not '0' [wrong-type]
          …at, item: {text: '{labl}', font: title}, columns: 0}
                                                             ^

      """
    ),
    (
      "content: {grid: stats, item: {grid: stats, item: {text: a, font: title}}}\n",
      """
      card.yml:1:31: error: unknown element 'grid' [unknown-key]
          content: {grid: stats, item: {grid: stats, item: {text: a, font: title}}}
                                        ^~~~ elements: vstack, hstack, text, icon, rectangle, progress

      """
    ),
    (
      "content: {text: '{params.}', font: title}\ncode: {limit: 0.9}\n",
      """
      card.yml:1:17: error: unknown field 'params.' [unknown-key]
          content: {text: '{params.}', font: title}
                          ^~~~~~~~~~~ did you mean 'params.…'? fields: title, subtitle, metric, icon, brand, quote, attribution, date-range, display-name, telephone, email, organization, code, params.…
      card.yml:2:15: error: 'code.limit' must be a number from 0.25 to 0.6, not '0.9' [wrong-type]
          code: {limit: 0.9}
                        ^~~

      """
    ),
    (
      "minimum-scale: 2\n",
      """
      card.yml:1:1: error: missing 'content' [missing-key]
          minimum-scale: 2
          ^~~~~~~~~~~~~~~~ add 'content: …'
      card.yml:1:16: error: 'minimum-scale' must be a number from 0.1 to 1, not '2' [wrong-type]
          minimum-scale: 2
                         ^

      """
    ),
    (
      "",
      """
      card.yml:1:1: error: missing 'content' [missing-key]
          \("")
          ^ add 'content: …'

      """
    ),
  ])
  func saysWhatIsWrong(yaml: String, message: String) {
    let (layout, diagnostics) = CardLayout.read(source(yaml))
    #expect(printed(diagnostics) == message)
    #expect(layout == nil)
  }

  @Test func reportsAllFaultsOfAllElements() {
    let (layout, diagnostics) = CardLayout.read(
      source(
        """
        content:
          vstack:
            - text: "{title}"
              font: title
              lines: many
            - icon: "{icon}"
              size: [3]
            - texts: no
            - spacer
          spacing: -1
          align: left
        """))
    #expect(
      printed(diagnostics) == """
        card.yml:5:14: error: 'lines' of item 1 of 'content.vstack' must be a whole number from 1 to \
        100, not 'many' [wrong-type]
                  lines: many
                         ^~~~ write it in digits
        card.yml:7:13: error: 'size' of item 2 of 'content.vstack' must be a number from 1 to 1000, \
        not a list [wrong-type]
                  size: [3]
                        ^~~
        card.yml:8:7: error: unknown element 'texts' [unknown-key]
                - texts: no
                  ^~~~~ did you mean 'text'? elements: vstack, hstack, text, icon, rectangle, grid, progress
        card.yml:9:7: error: item 4 of 'content.vstack' must be a mapping, not text [wrong-type]
                - spacer
                  ^~~~~~ write it as 'key: value' lines
        card.yml:10:12: error: 'content.spacing' must be a number from 0 to 1000, not '-1' [wrong-type]
              spacing: -1
                       ^~
        card.yml:11:3: error: unknown key 'align' in 'content' [unknown-key]
              align: left
              ^~~~~ keys: vstack, spacing, padding, frame, opacity, when

        """)
    #expect(layout == nil)
  }

  @Test func refusesTooDeepNesting() {
    func nested(_ depth: Int) -> String {
      "content: " + String(repeating: "{vstack: [", count: depth) + "{text: a, font: title}"
        + String(repeating: "]}", count: depth) + "\n"
    }
    #expect(CardLayout.read(source(nested(24))).layout != nil)
    let (layout, diagnostics) = CardLayout.read(source(nested(25)))
    #expect(layout == nil)
    #expect(
      diagnostics.map { "\($0.message) | \($0.hint ?? "")" }
        == ["more than 24 elements inside each other | use fewer stacks"])
  }

  @Test func refusesEmptyAndHugeStacks() {
    #expect(CardLayout.read(source("content: {vstack: []}\n")).layout == nil)
    let child = "{rectangle: accent}"
    let many = Array(repeating: child, count: 101).joined(separator: ", ")
    #expect(CardLayout.read(source("content: {vstack: [\(many)]}\n")).layout == nil)
  }

  @Test(arguments: EmbeddedTheme.names)
  func readsEveryLayoutOfTheBuiltInThemes(theme: String) throws {
    let paths = EmbeddedTheme.paths(of: theme).filter { $0.hasPrefix("cards/") }
    #expect(paths.contains("cards/page.yml"))
    for path in paths {
      let (layout, diagnostics) = CardLayout.read(try SampleTheme.source(path, theme: theme))
      #expect(printed(diagnostics) == "")
      #expect(layout != nil)
    }
  }
}
