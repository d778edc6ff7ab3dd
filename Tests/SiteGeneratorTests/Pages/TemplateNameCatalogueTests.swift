import Mustache
import SiteGenerator
import Testing

/// Holds the catalogue of names, by which templates are checked, against what pages really get.
@Suite struct TemplateNameCatalogueTests {
  /// Pages of every kind with every key, and enough of them for lists of several pages.
  private static let files: [String: String?] = [
    "content/_index.md": "---\ntitle: All\nparams: {city: Lund}\n---\nEverything.\n",
    "content/awards/_index.md": "---\ntitle: Awards\ndescription: Won\n---\n",
    "content/awards/run.md": """
    ---
    kind: achievement
    title: Run
    subtitle: Slow
    metric: 5 km
    progress: 0.5
    date: 2026-03-15
    updated: 2026-03-16
    language: pt-BR
    link: https://share.example/open
    tags: [first]
    params: {shoes: {size: 42}}
    ---
    In the *rain*.

    """,
    "content/week.md": """
    ---
    kind: statistics
    title: Week
    date-range: 9–15 March
    stats: [{label: Steps, value: 1, trend: up, series: [1, 2]}]
    ---

    """,
    "content/quote.md": "---\nkind: quote\ntitle: Said\nquote: Go\nattribution: Ada\n---\n",
    "content/ada.md": """
    ---
    kind: contact
    title: The coach
    display-name: Ada
    telephone: 0701
    email: ada@share.example
    organization: Club
    ---

    """,
    "content/join.md": "---\nkind: invite\ntitle: Join\ncode: A1\n---\n",
    "content/notes.md": "# Notes\n",
    "content/gone.md": "# Gone\n",
    "site/static/favicon.svg": "<svg/>",
    "site/static/apple-touch-icon.png": "",
  ]

  private static let app = """
    app:
      schemes: [com.example.stride]
      open: "com.example.stride:/{path}"
      ios: {store-id: 1234567890}
      android: {package: com.example.stride}

    """

  private func pages() throws -> [TemplateValue] {
    let site = try SiteFixture(
      Self.files, configuration: "description: Our moments\npage-size: 1\n" + Self.app)
    return Array(try site.templateValues().values)
  }

  /// The full names below an object, with whether each has a value; an item of a list has none, nor
  /// has what is the author's own.
  private func names(below name: String, of value: TemplateValue?) -> [String: Bool] {
    guard name != "page.params", case .object(let values)? = value else { return [:] }
    var result: [String: Bool] = [:]
    for (key, value) in values {
      let inner = "\(name).\(key)"
      result[inner] = value != .null
      result.merge(names(below: inner, of: value)) { $1 }
    }
    return result
  }

  private func names(of page: TemplateValue) -> [String: Bool] {
    ["site", "page"].reduce(into: [:]) { result, root in
      result[root] = page[root] != nil
      result.merge(names(below: root, of: page[root])) { $1 }
    }
  }

  @Test func everyValueOfAPageIsInTheCatalogue() throws {
    let given = try Set(pages().flatMap { names(of: $0).keys })
    #expect(given.subtracting(TemplateNames.all).sorted() == [])
  }

  @Test func everyNameOfTheCatalogueHasAValueOnSomePage() throws {
    let given = try Set(pages().flatMap { page in names(of: page).filter(\.value).keys })
    #expect(TemplateNames.all.subtracting(given).sorted() == [])
  }

  @Test func everyPageHasItsRoots() throws {
    for page in try pages() {
      guard case .object(let roots) = page else {
        Issue.record("\(page)")
        continue
      }
      #expect(roots.keys.sorted() == ["assets", "page", "site", "strings"])
    }
  }
}
