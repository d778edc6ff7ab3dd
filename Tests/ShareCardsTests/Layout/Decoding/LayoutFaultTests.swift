import Testing

@testable import ShareCards

/// What is told of layouts with mistakes, word by word.
@Suite struct LayoutFaultTests {
  @Test(arguments: [
    (
      "body: {txt: a, font: title}\n",
      """
      card.yml:1:8: error: unknown element 'txt' [unknown-key]
          body: {txt: a, font: title}
                 ^~~ did you mean 'text'? elements: vstack, hstack, zstack, grid, spacer, text, icon, image, qr, rectangle, rounded-rectangle, circle, progress, ring, part

      """
    ),
    (
      "body: {text: '{title} {nope}', font: title}\n",
      """
      card.yml:1:14: error: unknown field 'nope' [unknown-key]
          body: {text: '{title} {nope}', font: title}
                       ^~~~~~~~~~~~~~~~ fields: title, subtitle, metric, icon, brand, quote, attribution, date-range, display-name, telephone, email, organization, code, caption, brand-initial, initials, params.…

      """
    ),
    (
      "body: {font: title}\n",
      """
      card.yml:1:7: error: 'body' must be one element, not none [missing-key]
          body: {font: title}
                ^~~~~~~~~~~~~ elements: vstack, hstack, zstack, grid, spacer, text, icon, image, qr, rectangle, rounded-rectangle, circle, progress, ring, part

      """
    ),
    (
      "body: {text: a, icon: b, font: title, size: 3}\n",
      """
      card.yml:1:7: error: 'body' must be one element, not text and icon [missing-key]
          body: {text: a, icon: b, font: title, size: 3}
                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ elements: vstack, hstack, zstack, grid, spacer, text, icon, image, qr, rectangle, rounded-rectangle, circle, progress, ring, part

      """
    ),
    (
      "body: {text: a, font: titel}\n",
      """
      card.yml:1:23: error: unknown font 'titel' [invalid-value]
          body: {text: a, font: titel}
                                ^~~~~ did you mean 'title'? fonts: title, subtitle, metric, brand

      """
    ),
    (
      "body: {rectangle: blue}\n",
      """
      card.yml:1:19: error: unknown colour 'blue' [invalid-value]
          body: {rectangle: blue}
                            ^~~~ colours: primary, secondary, accent, surface, on-accent

      """
    ),
    (
      "body: {text: a, font: {size: 20, weight: black, design: round}}\n",
      """
      card.yml:1:42: error: unknown weight 'black' [invalid-value]
          body: {text: a, font: {size: 20, weight: black, design: round}}
                                                   ^~~~~ weights: regular, medium, semibold, bold, heavy
      card.yml:1:57: error: unknown design 'round' [invalid-value]
          …{text: a, font: {size: 20, weight: black, design: round}}
                                                             ^~~~~ did you mean 'rounded'? designs: default, rounded, monospaced, serif, display

      """
    ),
    (
      "body: {text: '{value}', font: title, color: trend}\n",
      """
      card.yml:1:14: error: unknown field 'value' [unknown-key]
          body: {text: '{value}', font: title, color: trend}
                       ^~~~~~~~~ fields: title, subtitle, metric, icon, brand, quote, attribution, date-range, display-name, telephone, email, organization, code, caption, brand-initial, initials, params.…
      card.yml:1:45: error: unknown colour 'trend' [invalid-value]
          body: {text: '{value}', font: title, color: trend}
                                                      ^~~~~ colours: primary, secondary, accent, surface, on-accent

      """
    ),
    (
      "body: {grid: stat, item: {text: '{labl}', font: title}, columns: 0}\n",
      """
      card.yml:1:14: error: unknown list 'stat' [invalid-value]
          body: {grid: stat, item: {text: '{labl}', font: title}, columns: 0}
                       ^~~~ did you mean 'stats'? lists: stats
      card.yml:1:33: error: unknown field 'labl' [unknown-key]
          body: {grid: stat, item: {text: '{labl}', font: title}, columns: 0}
                                          ^~~~~~~~ did you mean 'label'? fields: label, value, trend, title, subtitle, metric, icon, brand, quote, attribution, date-range, display-name, telephone, email, organization, code, caption, brand-initial, initials, params.…
      card.yml:1:66: error: 'body.columns' must be a whole number from 1 to 9, not '0' [wrong-type]
          …at, item: {text: '{labl}', font: title}, columns: 0}
                                                             ^

      """
    ),
    (
      "body: {grid: stats, item: {grid: stats, item: {text: a, font: title}}}\n",
      """
      card.yml:1:34: error: 'grid' cannot stand here [invalid-value]
          body: {grid: stats, item: {grid: stats, item: {text: a, font: title}}}
                                           ^~~~~ elements: vstack, hstack, zstack, spacer, text, icon, image, rectangle, rounded-rectangle, circle, progress, ring, sparkline

      """
    ),
  ])
  func saysWhatIsWrong(yaml: String, message: String) {
    let (blueprint, diagnostics) = CardBlueprint.read(source(yaml))
    #expect(printed(diagnostics) == message)
    #expect(blueprint == nil)
  }

  @Test func reportsAllFaultsOfAllElements() {
    let (blueprint, diagnostics) = CardBlueprint.read(
      source(
        """
        body:
          vstack:
            - text: "{title}"
              font: title
              lines: many
            - icon: accent
              size: [3]
            - texts: no
            - spacer
          spacing: -1
          align: left
        """))
    #expect(
      printed(diagnostics) == """
        card.yml:5:14: error: 'lines' of item 1 of 'body.vstack' must be a whole number from 1 to \
        100, not 'many' [wrong-type]
                  lines: many
                         ^~~~ write it in digits
        card.yml:7:13: error: 'size' of item 2 of 'body.vstack' must be a number from 0 to 1000, \
        not a list [wrong-type]
                  size: [3]
                        ^~~
        card.yml:8:7: error: unknown element 'texts' [unknown-key]
                - texts: no
                  ^~~~~ did you mean 'text'? elements: vstack, hstack, zstack, grid, spacer, text, icon, image, qr, rectangle, rounded-rectangle, circle, progress, ring, part
        card.yml:9:7: error: item 4 of 'body.vstack' must be a mapping, not text [wrong-type]
                - spacer
                  ^~~~~~ write it as 'key: value' lines
        card.yml:10:12: error: 'body.spacing' must be a number from 0 to 1000, not '-1' [wrong-type]
              spacing: -1
                       ^~
        card.yml:11:3: error: unknown key 'align' in 'body' [unknown-key]
              align: left
              ^~~~~ keys: vstack, spacing, alignment, padding, frame, background, overlay, layer-alignment, border, clip, shadow, opacity, rotation, minimum-scale-factor, layout-priority, when, unless, name

        """)
    #expect(blueprint == nil)
  }

  @Test func refusesTooDeepNesting() {
    func nested(_ depth: Int) -> String {
      "body: " + String(repeating: "{vstack: [", count: depth) + "{text: a, font: title}"
        + String(repeating: "]}", count: depth) + "\n"
    }
    #expect(CardBlueprint.read(source(nested(24))).blueprint != nil)
    let (blueprint, diagnostics) = CardBlueprint.read(source(nested(25)))
    #expect(blueprint == nil)
    #expect(
      diagnostics.map { "\($0.message) | \($0.hint ?? "")" }
        == ["more than 24 elements inside each other | use fewer stacks"])
  }

  @Test func refusesEmptyAndHugeStacks() {
    #expect(CardBlueprint.read(source("body: {vstack: []}\n")).blueprint == nil)
    let child = "{rectangle: accent}"
    let many = Array(repeating: child, count: 101).joined(separator: ", ")
    #expect(CardBlueprint.read(source("body: {vstack: [\(many)]}\n")).blueprint == nil)
  }
}
