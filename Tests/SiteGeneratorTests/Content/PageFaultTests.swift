import Testing

/// Everything that can be wrong with a page, with the whole text that tells it.
@Suite struct PageFaultTests {
  private func told(_ frontMatter: String, body: String = "") throws -> String {
    let text = "---\n\(frontMatter)\n---\n\(body)"
    let site = try SiteFixture(["content/a.md": text])
    return told(of: site)
  }

  private func told(of site: SiteFixture) -> String {
    site.diagnostics().replacing("content/", with: "")
  }

  @Test func tellsOfEveryFaultOfAnAchievementAtOnce() throws {
    let text = """
      kind: achievement
      subtitle: ""
      metric: "\\0"
      icon: starr
      style: brandd
      language: english language
      date: 2026-02-30
      link: javascript:alert(1)
      description: [a]
      image-alt: {a: b}
      brand: "\\u200b"
      colour: red
      """
    let told = try told(text)
    #expect(
      told == """
        a.md:2:1: error: missing 'title' [missing-key]
            kind: achievement
            ^~~~~~~~~~~~~~~~~ add 'title: …'
        a.md:3:11: error: 'subtitle' must not be empty [invalid-value]
            subtitle: ""
                      ^~
        a.md:4:9: error: 'metric' holds the control character U+0000 [invalid-value]
            metric: "\\0"
                    ^~~~ remove it
        a.md:5:7: error: unknown icon 'starr' [unknown-icon]
            icon: starr
                  ^~~~~ did you mean 'star' or 'star.fill'? use an SF Symbol name, a Material icon name, one emoji or a picture file
        a.md:6:8: error: unknown style 'brandd' [unknown-style]
            style: brandd
                   ^~~~~~ did you mean 'branded'? styles: branded, minimal, statistics
        a.md:7:11: error: 'language' is no language tag [invalid-value]
            language: english language
                      ^~~~~~~~~~~~~~~~ write it as in en, pt-BR or zh-Hans
        a.md:8:7: error: 'date' is no date of the calendar in a form that is known [invalid-date]
            date: 2026-02-30
                  ^~~~~~~~~~ write a day as 2026-03-15, a time of the site's time zone as \
        2026-03-15T18:30, or one with its offset as 2026-03-15T18:30:00+01:00
        a.md:9:7: error: 'link' is not right: the scheme 'javascript' is never allowed in a link \
        [invalid-url]
            link: javascript:alert(1)
                  ^~~~~~~~~~~~~~~~~~~ use 'https' or a scheme of your own app
        a.md:10:14: error: 'description' must be text, not a list [wrong-type]
            description: [a]
                         ^~~ put the value in quotes if the brackets belong to it
        a.md:11:12: error: 'image-alt' must be text, not a mapping [wrong-type]
            image-alt: {a: b}
                       ^~~~~~ put the value in quotes if it is text
        a.md:12:8: error: 'brand' must not be empty [invalid-value]
            brand: "\\u200b"
                   ^~~~~~~~
        a.md:13:1: error: unknown key 'colour' [unknown-key]
            colour: red
            ^~~~~~ keys: kind, title, subtitle, icon, brand, style, language, listed, draft, \
        publish, expires, qr, card, permalink, tags, params, metric, progress, date, updated, slug, \
        aliases, link, description, image-alt

        """)
  }

  @Test(arguments: [
    (
      "kind: achievement\ntitle: A", "a.md:2:1: error: missing 'metric' [missing-key]",
      "kind: achievement",
      "^~~~~~~~~~~~~~~~~ add the value that was reached, such as 'metric: 500 pts'"
    ),
    (
      "kind: achievement\ntitle: A\nmetric:", "a.md:4:1: error: missing 'metric' [missing-key]",
      "metric:", "^~~~~~ add the value that was reached, such as 'metric: 500 pts'"
    ),
    (
      "kind: quote\ntitle: A", "a.md:2:1: error: missing 'quote' [missing-key]", "kind: quote",
      "^~~~~~~~~~~ add 'quote: …'"
    ),
    (
      "subtitle: A", "a.md:2:1: error: missing 'title' [missing-key]", "subtitle: A",
      "^~~~~~~~~~~ add 'title: …', or a heading to the text"
    ),
    (
      "title: null", "a.md:2:1: error: missing 'title' [missing-key]", "title: null",
      "^~~~~ add 'title: …', or a heading to the text"
    ),
    (
      "title: Level 4: Harbour",
      "a.md:2:15: error: a second ':' in a value without quotes [invalid-yaml]",
      "title: Level 4: Harbour", "              ^ put the value in quotes"
    ),
    (
      "date: 2026-03-15T18:30Z\ntitle: A",
      "a.md:2:7: error: 'date' is no date of the calendar in a form that is known [invalid-date]",
      "date: 2026-03-15T18:30Z",
      "      ^~~~~~~~~~~~~~~~~ write a day as 2026-03-15, a time of the site's time zone as "
        + "2026-03-15T18:30, or one with its offset as 2026-03-15T18:30:00+01:00"
    ),
    (
      "link: /join\ntitle: A",
      "a.md:2:7: error: 'link' is not right: the link does not begin with a scheme [invalid-url]",
      "link: /join", "      ^~~~~ write a whole address, such as https://share.example/join"
    ),
    (
      "link: other://join\ntitle: A",
      "a.md:2:7: error: 'link' is not right: the scheme 'other' is not allowed [invalid-url]",
      "link: other://join",
      "      ^~~~~~~~~~~~ allowed schemes: https; name others under 'app: schemes' in site.yml"
    ),
    (
      "kind: quote\nquote: A\nicon: star",
      "a.md:4:7: error: 'icon' is no key of the kind 'quote' [unknown-key]", "icon: star",
      "      ^~~~ remove it: its cards have no icon"
    ),
    (
      "title: A\nmetric: 5 km",
      "a.md:3:9: error: 'metric' is no key of the kind 'page' [unknown-key]", "metric: 5 km",
      "        ^~~~ write 'kind: achievement', or remove it"
    ),
    (
      "language: english\ntitle: A",
      "a.md:2:11: error: 'language' is no language tag [invalid-value]", "language: english",
      "          ^~~~~~~ write it as in en, pt-BR or zh-Hans"
    ),
    (
      "title: \"\\u3164\\u2800\"", "a.md:2:8: error: 'title' must not be empty [invalid-value]",
      "title: \"\\u3164\\u2800\"", "       ^~~~~~~~~~~~~~"
    ),
    (
      "title: \"a\\uFFFE\"",
      "a.md:2:8: error: 'title' holds the noncharacter U+FFFE [invalid-value]",
      "title: \"a\\uFFFE\"", "       ^~~~~~~~~ remove it"
    ),
    (
      "kind: [quote]\ntitle: A", "a.md:2:7: error: 'kind' must be text, not a list [wrong-type]",
      "kind: [quote]", "      ^~~~~~~ kinds: achievement, contact, invite, page, quote, statistics"
    ),
  ])
  func tellsOf(frontMatter: String, message: String, line: String, hint: String) throws {
    let told = try told(frontMatter)
    #expect(told == "\(message)\n    \(line)\n    \(hint)\n")
  }

  @Test func doesNotBlameTheFieldsOfAKindThatItDoesNotKnow() throws {
    let told = try told(
      "kind: achievment\nmetric: 5\nquote: A\nattribution: B\nicon: nothing\nfoo: 1")
    #expect(
      told == """
        a.md:2:7: error: unknown kind 'achievment' [unknown-kind]
            kind: achievment
                  ^~~~~~~~~~ did you mean 'achievement'? kinds: achievement, contact, invite, page, quote, statistics
        a.md:6:7: error: unknown icon 'nothing' [unknown-icon]
            icon: nothing
                  ^~~~~~~ use an SF Symbol name, a Material icon name, one emoji or a picture file
        a.md:7:1: error: unknown key 'foo' [unknown-key]
            foo: 1
            ^~~ keys: kind, title, subtitle, icon, brand, style, language, listed, draft, publish, \
        expires, qr, card, permalink, tags, params, metric, progress, stats, date-range, quote, \
        attribution, contact-id, display-name, telephone, email, organization, code, date, updated, \
        slug, aliases, link, description, image-alt

        """)
  }

  @Test func tellsOfFrontMatterThatIsNeverClosed() throws {
    let site = try SiteFixture(["content/a.md": "---\ntitle: A\n\n# Text\n"])
    #expect(
      told(of: site) == """
        a.md:1:1: error: the front matter is never closed [unclosed-front-matter]
            ---
            ^~~ end it with a line '---'; a rule at the start of a page is written '***'

        """)
  }

  @Test func tellsOfBytesThatAreNoText() throws {
    let site = try SiteFixture()
    try site.folder.write(Array("---\ntitle: caf".utf8) + [0xE9, 0x0A], to: "content/a.md")
    #expect(
      told(of: site) == """
        a.md:2:11: error: byte 0xE9 is not UTF-8 text [invalid-encoding]
            title: caf\u{FFFD}
                      ^ save the file as UTF-8

        """)
  }
}
