import Diagnostics
import SiteGenerator
import Testing

/// Kinds that a theme adds with a card layout of their name.
@Suite struct CustomKindTests {
  private static let layout = [
    "themes/test/cards/recipe.yml":
      "content: {text: \"{title} {params.time.total}\", font: title}\n"
  ]

  private func site(_ frontMatter: String, body: String = "") throws -> SiteFixture {
    try SiteFixture(frontMatter: frontMatter, body: body, files: Self.layout)
  }

  @Test func haveTheirValuesUnderParams() throws {
    let page = try site(
      """
      kind: recipe
      title: Soup
      subtitle: Hot
      icon: star
      params:
        time: {total: 40 min, unit: ~}
        serves: 4
        steps: [one, two]
      """
    ).page()
    #expect(page.kind == .custom("recipe"))
    #expect(page.fields["title"] == "Soup")
    #expect(page.fields["subtitle"] == "Hot")
    #expect(page.icon?.name == "star")
    #expect(page.fields["params.time.total"] == "40 min")
    #expect(page.fields["params.serves"] == "4")
    for name in ["params.time", "params.time.unit", "params.steps", "params"] {
      #expect(page.fields[name] == nil)
    }
    #expect(page.isListed)
  }

  @Test func areNamedByTheirFirstHeading() throws {
    let page = try site("kind: recipe", body: "# Soup\n\nBoil it.\n").page()
    #expect(page.title == "Soup")
    #expect(page.description == "Boil it.")
    #expect(page.imageAlternative == "Soup")
  }

  @Test func areAmongTheKindsThatHintsName() throws {
    #expect(
      try site("kind: recipee\ntitle: A").diagnostics() == """
        content/a.md:2:7: error: unknown kind 'recipee' [unknown-kind]
            kind: recipee
                  ^~~~~~~ did you mean 'recipe'? kinds: achievement, contact, invite, page, quote, \
        recipe, statistics

        """)
  }

  @Test(arguments: ["metric", "quote", "code", "telephone"])
  func haveNoKeyOfABuiltInKind(key: String) throws {
    let indent = String(repeating: " ", count: key.count + 2)
    #expect(
      try site("kind: recipe\ntitle: A\n\(key): x").diagnostics() == """
        content/a.md:4:\(key.count + 3): error: '\(key)' is no key of the kind 'recipe' [unknown-key]
            \(key): x
            \(indent)^ write it below 'params', where a kind of the theme's own has its values

        """)
  }

  @Test func haveATemplateOfTheirOwnWhereTheThemeHasOne() throws {
    let template = [
      "themes/test/templates/kinds/recipe.mustache": "{{page.params.serves}} plates\n"
    ]
    let files = Self.layout.merging(template) { $1 }
    let site = try SiteFixture(
      frontMatter: "kind: recipe\ntitle: A\nparams: {serves: 4}", files: files)
    #expect(try site.text("a/index.html") == "4 plates\n")
  }

  @Test(arguments: [("[a]", "a list", 3), ("text", "text", 4)])
  func tellOfParamsThatHaveNoNames(params: String, found: String, length: Int) throws {
    #expect(
      try site("kind: recipe\ntitle: A\nparams: \(params)").diagnostics() == """
        content/a.md:4:9: error: 'params' must be a mapping, not \(found) [wrong-type]
            params: \(params)
                    ^\(String(repeating: "~", count: length - 1)) write it as in 'params: {city: Lund}'

        """)
  }
}
