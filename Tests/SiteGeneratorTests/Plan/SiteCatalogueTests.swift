import SiteGenerator
import Testing

@Suite struct SiteCatalogueTests {
  private func catalogue(_ files: [String: String]) throws -> SiteCatalogue {
    let site = try SiteFixture(
      files.mapValues(Optional.some), configuration: "taxonomies: [tags]\n")
    let (loaded, told) = site.load()
    return try SitePlanner(try #require(loaded, Comment(rawValue: told))).catalogue()
  }

  @Test func hasThePlanThatABuildHas() throws {
    let site = try SiteFixture(["content/a.md": "# A\n"])
    let loaded = try #require(site.load().site)
    let planner = SitePlanner(loaded)
    #expect(try planner.catalogue().plan.fingerprint == planner.plan().fingerprint)
  }

  @Test func momentsAreTheNewestFirstThenByTitle() throws {
    let catalogue = try catalogue([
      "content/a.md": "---\ntitle: Z\ndate: 2026-01-01\n---\n",
      "content/b.md": "---\ntitle: Y\ndate: 2026-02-01\nlisted: false\n---\n",
      "content/c.md": "---\ntitle: X\ndate: 2026-01-01\n---\n",
    ])
    #expect(catalogue.moments.map(\.path) == ["b", "c", "a"])
    #expect(catalogue.moments.map(\.isListed) == [false, true, true])
  }

  @Test func everyCardIsOneOfThePlan() throws {
    let catalogue = try catalogue(["content/x/a.md": "# A\n", "content/b.md": "# B\n"])
    let planned = Dictionary(
      uniqueKeysWithValues: catalogue.plan.artifacts.map { ($0.path, $0.fingerprint) })
    let cards = catalogue.moments.flatMap(\.cards)
    #expect(cards.count == 8)
    #expect(cards.allSatisfy { planned[$0.path] == $0.fingerprint })
  }

  @Test func tellsKindsAndTagsOnce() throws {
    let catalogue = try catalogue([
      "content/a.md": "---\ntitle: A\ntags: [sea, hills]\n---\n",
      "content/b.md": "---\ntitle: B\ntags: hills\n---\n",
    ])
    #expect(catalogue.kinds == ["page"])
    #expect(catalogue.tags == ["hills", "sea"])
  }

  @Test func aTitleInAnotherScriptHasItsDirection() throws {
    let catalogue = try catalogue(["content/a.md": "---\ntitle: أول\nlanguage: ar\n---\n"])
    #expect(catalogue.moments.map(\.direction.rawValue) == ["rtl"])
  }
}
