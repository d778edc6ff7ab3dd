import SiteGenerator
import Testing

@Suite struct TemplateNameTests {
  private func diagnostics(
    _ template: String, _ files: [String: String?] = [:]
  ) throws -> String {
    var all: [String: String?] = [
      "content/a.md": "# A\n", "themes/test/templates/page.mustache": template,
    ]
    all.merge(files) { $1 }
    return try SiteFixture(all).diagnostics()
  }

  @Test func tellsEachNameThatNothingHas() throws {
    #expect(
      try diagnostics(
        """
        <h1>{{page.titel}}</h1>
          {{#strings.open-in-ap}}{{/strings.open-in-ap}}
        {{^assets.styel.css}}{{&site.hme}}{{/assets.styel.css}}

        """) == """
          themes/test/templates/page.mustache:1:5: error: unknown variable 'page.titel' \
          [unknown-variable]
              <h1>{{page.titel}}</h1>
                  ^~~~~~~~~~~~~~ did you mean 'page.title'?
          themes/test/templates/page.mustache:2:3: error: unknown variable 'strings.open-in-ap' \
          [unknown-variable]
                {{#strings.open-in-ap}}{{/strings.open-in-ap}}
                ^~~~~~~~~~~~~~~~~~~~~~~ did you mean 'strings.open-in-app'?
          themes/test/templates/page.mustache:3:1: error: unknown variable 'assets.styel.css' \
          [unknown-variable]
              {{^assets.styel.css}}{{&site.hme}}{{/assets.styel.css}}
              ^~~~~~~~~~~~~~~~~~~~~ did you mean 'assets.style.css'?
          themes/test/templates/page.mustache:3:22: error: unknown variable 'site.hme' \
          [unknown-variable]
              {{^assets.styel.css}}{{&site.hme}}{{/assets.styel.css}}
                                   ^~~~~~~~~~~~~ did you mean 'site.home'?

          """)
  }

  @Test(arguments: [
    ("strings.share-by-mail", "add 'share-by-mail: …' to the theme's strings/en.yml"),
    ("assets.fonts/a.woff2", "add the file 'fonts/a.woff2' to the theme's assets"),
    ("page.preview.uri", "did you mean 'page.preview.url'?"),
    ("page.preview.elephant", "names below 'page.preview': alt, height, type, url, width"),
    ("page.contact.telephone.elephant", "names below 'page.contact.telephone': address, text"),
    ("page.moments.title", "nothing is below 'page.moments'; in its section names stand alone"),
    ("page.is-qoute", "did you mean 'page.is-quote'?"),
    ("page.title.a.b", "nothing is below 'page.title'; in its section names stand alone"),
    ("page.prewiev.url", "did you mean 'page.preview.url'?"),
    (
      "site.elephant",
      "names below 'site': app, description, direction, gallery, home, icon, language, sections, stores, "
        + "taxonomies, title, touch-icon"
    ),
  ])
  func saysWhatToDo(name: String, hint: String) throws {
    let told = try diagnostics("{{\(name)}}")
    #expect(
      told == """
        themes/test/templates/page.mustache:1:1: error: unknown variable '\(name)' \
        [unknown-variable]
            {{\(name)}}
            ^\(String(repeating: "~", count: name.count + 3)) \(hint)

        """)
  }

  @Test(arguments: [
    "{{page.params.city}} {{#page.params.a.b}}{{/page.params.a.b}} {{page.params}}",
    "{{titel}} {{#page.moments}}{{titel}} {{card.adress}}{{/page.moments}}",
    "{{#assets.style}}{{css}}{{/assets.style}} {{#page}}{{titel}}{{/page}} {{#strings}}{{/strings}}",
    "{{page.contact.telephone.address}} {{page.qr}} {{page.is-statistics}} {{site.touch-icon}}",
    "{{page.is-event}} {{strings.page-of}}",
  ])
  func namesThatMayHaveAValueAreRight(template: String) throws {
    let event = "content: {text: \"{title}\", font: title}\n"
    #expect(try diagnostics(template, ["themes/test/cards/event.yml": event]) == "")
  }

  @Test func looksAtPartialsAndNamesOfTemplatesInTheData() throws {
    #expect(
      try diagnostics("{{>part}}", ["themes/test/templates/part.mustache": "a\n{{>*page.kid}}"])
        == """
        themes/test/templates/part.mustache:2:1: error: unknown variable 'page.kid' \
        [unknown-variable]
            {{>*page.kid}}
            ^~~~~~~~~~~~~~ did you mean 'page.kind'?

        """)
  }

  @Test func textsThatCouldNotBeReadAreNotUnknown() throws {
    #expect(
      try diagnostics(
        "{{strings.x}}{{strings.gallery}}", ["themes/test/strings/en.yml": "a: [b]\n"])
          == """
          themes/test/strings/en.yml:1:1: error: 'a' must be text, not a list [wrong-type]
              a: [b]
              ^ write one text

          """)
  }

  @Test func tellsTheFirstFaultsOfATemplateAlone() throws {
    let template = String(repeating: "{{page.x}}\n", count: 1000)
    let told = try diagnostics(template)
    #expect(told.matches(of: /\[unknown-variable\]/).count == 20)
  }
}
