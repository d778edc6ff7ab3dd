import Mustache
import SiteGenerator
import Testing

/// The values that lists have, and what a moment's page has of the others.
@Suite struct ListValuesTests {
  /// Moments named by letters, the first one the newest.
  private func moments(_ letters: String) -> [String: String?] {
    Dictionary(
      uniqueKeysWithValues: letters.enumerated().map { index, letter in
        (
          "content/\(letter).md",
          "---\ntitle: \(letter.uppercased())\ndate: 2026-03-\(28 - index)\n---\n"
        )
      })
  }

  @Test(arguments: [("a", "BCD"), ("c", "DEA"), ("e", "ABC"), ("x", "ABC")])
  func aMomentShowsThreeOthers(moment: String, others: String) throws {
    var files = moments("abcde")
    files["content/x.md"] = "---\ntitle: X\nlisted: false\ndate: 2026-03-27\n---\n"
    let values = try SiteFixture(files).templateValues("\(moment)/index.html")
    #expect(values.texts("page.more.moments", each: "title").joined() == others)
    #expect(values["page.robots"] == (moment == "x" ? "noindex" : .null))
  }

  @Test func aMomentAmongFewShowsEachOfTheOthersOnce() throws {
    let two = try SiteFixture(moments("ab")).templateValues("a/index.html")
    #expect(two.texts("page.more.moments", each: "title") == ["B"])
    let one = try SiteFixture(moments("a")).templateValues("a/index.html")
    #expect(one["page.more"] == .null)
  }

  @Test func listsShowListedMomentsAlone() throws {
    var files = moments("abc")
    files["content/x.md"] = "---\ntitle: X\nlisted: false\ntags: [hidden]\n---\n"
    let site = try SiteFixture(files)
    let all = try site.templateValues()
    for path in ["index.html", "gallery/index.html"] {
      #expect(all[path]?.texts("page.moments", each: "title") == ["A", "B", "C"])
    }
    #expect(all["gallery/index.html"]?["page.robots"] == "noindex")
    #expect(all["404.html"]?["page.robots"] == "noindex")
    #expect(all["404.html"]?["page.canonical"] == .null)
    // Nothing leads to a term that no listed moment has.
    #expect(all["tags/index.html"] == nil)
    #expect(all["x/index.html"]?["page.terms"] == [])
    #expect(all["index.html"]?["site.taxonomies"] == [])
  }

  private func entry(_ number: Int, isCurrent: Bool = false) -> TemplateValue {
    [
      "number": .text(String(number)), "address": .text(number == 1 ? "/" : "/page/\(number)/"),
      "is-current": .bool(isCurrent),
    ]
  }

  @Test func aListOfManyPagesNamesTheNearestAndTheOutermost() throws {
    let site = try SiteFixture(moments("abcdefghi"), configuration: "page-size: 1\n")
    let all = try site.templateValues()
    let gap: TemplateValue = ["is-gap": true]
    #expect(
      all["page/5/index.html"]?["page.pagination"] == [
        "text": "5 of 9", "newer": "/page/4/", "older": "/page/6/",
        "pages": .list([
          entry(1), gap, entry(4), entry(5, isCurrent: true), entry(6), gap, entry(9),
        ]),
      ])
    #expect(
      all["index.html"]?["page.pagination"] == [
        "text": "1 of 9", "newer": .null, "older": "/page/2/",
        "pages": .list([entry(1, isCurrent: true), entry(2), gap, entry(9)]),
      ])
    #expect(all["page/9/index.html"]?["page.pagination.older"] == .null)
    #expect(all["page/2/index.html"]?["page.is-home"] == false)
    #expect(all["index.html"]?["page.is-home"] == true)
  }

  @Test func aListOfOnePageHasNoPagination() throws {
    let values = try SiteFixture(moments("a")).templateValues("index.html")
    #expect(values["page.pagination"] == .null)
  }

  @Test func everyPageNamesSectionsAndTaxonomies() throws {
    let site = try SiteFixture(
      [
        "content/awards/_index.md": "---\ntitle: Awards & more\n---\n",
        "content/awards/first/a.md": "---\ntitle: A\ntags: [Big Day]\ncolors: red\n---\n",
        "content/hidden/_index.md": "---\ntitle: Hidden\nlisted: false\n---\n",
        "content/hidden/b.md": "# B\n",
        "content/untitled/_index.md": "---\ndescription: Gives values alone\n---\n",
      ], configuration: "taxonomies: [tags, colors, empty]\n")
    let sections: TemplateValue = [["title": "Awards & more", "address": "/awards/"]]
    let taxonomies: TemplateValue = [
      ["name": "tags", "title": "tags Moments", "address": "/tags/"],
      ["name": "colors", "title": "Colors", "address": "/colors/"],
    ]
    let all = try site.templateValues()
    for values in all.values {
      #expect(values["site.sections"] == sections)
      #expect(values["site.taxonomies"] == taxonomies)
    }
    #expect(all["index.html"]?["page.sections"] == sections)
    let moment = try #require(all["awards/first/a/index.html"])
    #expect(moment["page.section"] == ["title": "Awards & more", "address": "/awards/"])
    #expect(
      moment["page.terms"] == [
        ["name": "Big Day", "address": "/tags/big-day/"],
        ["name": "red", "address": "/colors/red/"],
      ])
    #expect(
      all["tags/index.html"]?["page.terms"] == [
        ["name": "Big Day", "direction": "ltr", "address": "/tags/big-day/", "count": "1"]
      ])
    #expect(all["tags/big-day/index.html"]?["page.title"] == "Big Day")
    #expect(
      all["tags/big-day/index.html"]?["page.taxonomy"]
        == ["name": "tags", "title": "tags Moments", "address": "/tags/"])
  }

  @Test func onlyTheFirstPageOfAListHasTheSectionsText() throws {
    var files = moments("ab")
    files["content/_index.md"] = "---\ntitle: All\nparams: {city: Lund}\n---\nHello.\n"
    let all = try SiteFixture(files, configuration: "page-size: 1\n").templateValues()
    #expect(all["index.html"]?["page.html"] == .html(Array("<p>Hello.</p>\n".utf8)))
    #expect(all["page/2/index.html"]?["page.html"] == .null)
    #expect(all["index.html"]?["page.title"] == "All")
    #expect(all["page/2/index.html"]?["page.params.city"] == "Lund")
  }

  @Test func theTilesOfAListAreThoseOfTheMoments() throws {
    let site = try SiteFixture([
      "content/a.md": """
      ---
      title: "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"
      language: he
      subtitle: B
      style: minimal
      date: 2026-03-01
      ---

      """
    ])
    let all = try site.templateValues()
    let page = try #require(all["a/index.html"])
    let tile = try #require(all["index.html"]?["page.moments.0"])
    #expect(tile["direction"] == "rtl")
    #expect(tile["language"] == "he")
    guard case .object(let values) = tile else { return }
    for (name, value) in values { #expect(page["page.\(name)"] == value, "\(name)") }
  }
}
