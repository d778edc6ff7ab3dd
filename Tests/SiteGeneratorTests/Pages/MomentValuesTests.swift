import Mustache
import QRCodes
import SiteGenerator
import Testing

/// The values that a moment's own page has by its kind and its front matter.
@Suite struct MomentValuesTests {
  private func page(
    _ frontMatter: String, _ files: [String: String?] = [:], configuration: String = ""
  ) throws -> TemplateValue {
    let all = files.merging(["content/a.md": "---\n\(frontMatter)\n---\n"]) { own, _ in own }
    return try SiteFixture(all, configuration: configuration).templateValues("a/index.html")
  }

  private func statistics(_ items: String) throws -> TemplateValue {
    try page("kind: statistics\ntitle: Week\nstats:\n\(items)")
  }

  @Test func figuresSayWhereTheyGoInWords() throws {
    let values = try statistics(
      ["up", "down", "neutral"].map { "  - {label: \($0), value: 1, trend: \($0)}\n" }.joined()
        + "  - {label: none, value: 2}")
    for (index, name) in ["up", "down", "neutral"].enumerated() {
      #expect(
        values["page.statistics.stats.\(index)"] == [
          "label": .text(name), "value": "1", "series": .null,
          "trend": [
            "name": .text(name), "text": .text("trend-\(name) Moments"),
            "is-up": .bool(name == "up"), "is-down": .bool(name == "down"),
            "is-neutral": .bool(name == "neutral"),
          ],
        ])
    }
    #expect(
      values["page.statistics.stats.3"]
        == ["label": "none", "value": "2", "trend": .null, "series": .null])
    #expect(values["page.statistics.date-range"] == .null)
  }

  @Test(arguments: [
    ("1, 2, 3", "M2 26L50 14L98 2"), ("3, 1", "M2 2L98 26"), ("5, 5, 5", "M2 14L50 14L98 14"),
    ("-3, -1, -2", "M2 26L50 2L98 14"), ("0, 1, 7", "M2 26L50 22.6L98 2"),
    ("-1.7e308, 1.7e308", "M2 26L98 2"), ("-1.7e308, 0, 1.7e308", "M2 26L50 14L98 2"),
    ("0, 5e-324", "M2 14L98 14"), ("1, 2, 1, 1", "M2 26L34 2L66 26L98 26"),
  ])
  func aSeriesIsALine(series: String, path: String) throws {
    let values = try statistics("  - {label: a, value: 1, series: [\(series)]}")
    #expect(
      values["page.statistics.stats.0.series"]
        == ["path": .text(path), "width": "100", "height": "28"])
  }

  @Test(arguments: ["", "1"])
  func aSeriesOfLessThanTwoValuesIsNoLine(series: String) throws {
    let values = try statistics("  - {label: a, value: 1, series: [\(series)]}")
    #expect(values["page.statistics.stats.0.series"] == .null)
  }

  @Test(arguments: [
    ("+46 (0)70-123 45 67", "tel:+46701234567"), ("(0)70/123.45", "tel:07012345"),
    ("*31#0701", "tel:*31%230701"), ("٠٧٠ ١٢٣", "tel:070123"), ("112", "tel:112"),
    ("+46 8\u{2013}123", "tel:+468123"), ("07\"><script>01&a=b:c//d", nil), ("½ ²", nil),
    ("javascript:alert()", nil), ("+", nil), ("+46 8 123 456 ext. 12", nil), ("12", nil),
    ("1-800-FLOWERS", nil), ("+1,,2345", nil), ("call me 555", nil), ("07+46123", nil),
  ])
  func aTelephoneNumberCanBeCalled(text: String, address: String?) throws {
    let values = try page("kind: contact\ndisplay-name: Ada\ntelephone: '\(text)'\nqr: false")
    #expect(
      values["page.contact.telephone"]
        == ["text": .text(text), "address": address.map { .text($0) } ?? .null])
  }

  @Test(arguments: [
    ("ada@share.example", "mailto:ada@share.example"),
    ("ada+run@share.example", "mailto:ada+run@share.example"),
    ("a?%&@b.example", "mailto:a%3F%25%26@b.example"), ("ö@b.example", "mailto:%C3%B6@b.example"),
    ("a@b.example?cc=x&body=\"<>%", nil), ("javascript:x", nil), ("mailto:a@b.example", nil),
    ("a b@c.example", nil), ("a", nil), ("@b.example", nil), ("a@", nil), ("a@b@c.example", nil),
    ("a@b.example, c@d.example", nil),
  ])
  func anEmailAddressCanBeWrittenTo(text: String, address: String?) throws {
    let values = try page("kind: contact\ndisplay-name: Ada\nemail: '\(text)'\nqr: false")
    #expect(
      values["page.contact.email"]
        == ["text": .text(text), "address": address.map { .text($0) } ?? .null])
  }

  @Test func aContactHasItsNameUnlessThatIsTheTitle() throws {
    let alone = try page("kind: contact\ndisplay-name: Ada\norganization: Club")
    #expect(
      alone["page.contact"]
        == ["name": .null, "organization": "Club", "telephone": .null, "email": .null])
    let titled = try page("kind: contact\ntitle: Our coach\ndisplay-name: Ada")
    #expect(titled["page.contact.name"] == "Ada")
    #expect(titled["page.title"] == "Our coach")
    #expect(try page("kind: contact\ndisplay-name: Ada")["page.contact"] == .null)
  }

  @Test func aQuoteIsThereUnlessItIsTheTitle() throws {
    let alone = try page("kind: quote\nquote: Go on\nattribution: Ada")
    #expect(alone["page.title"] == "Go on")
    #expect(alone["page.quote"] == .null)
    #expect(alone["page.attribution"] == "Ada")
    #expect(try page("kind: quote\ntitle: T\nquote: Go on")["page.quote"] == "Go on")
  }

  @Test func valuesOfOtherKindsAreAbsent() throws {
    let values = try page("title: A")
    for name in [
      "subtitle", "metric", "progress", "statistics", "quote", "attribution", "contact", "invite",
      "date", "updated", "link", "section", "more", "robots",
    ] {
      #expect(values["page.\(name)"] == .null, "\(name)")
    }
    #expect(values["page.is-page"] == true)
    #expect(values["page.is-quote"] == false)
  }

  @Test func anInvitationHasItsCodeAndAnAchievementItsProgress() throws {
    #expect(
      try page("kind: invite\ntitle: A\ncode: MUSIC-A3")["page.invite"] == ["code": "MUSIC-A3"])
    let values = try page("kind: achievement\ntitle: A\nmetric: 5\nprogress: 0.705\n")
    #expect(values["page.progress"] == ["value": "0.705", "percent": "71"])
    #expect(values["page.metric"] == "5")
  }

  @Test func aKindOfTheThemesOwnCanBeAskedFor() throws {
    let layout = "content: {text: \"{title}\", font: title}\n"
    let values = try page("kind: event\ntitle: A", ["themes/test/cards/event.yml": layout])
    #expect(values["page.kind"] == "event")
    #expect(values["page.is-event"] == true)
    #expect(values["page.is-page"] == false)
  }

  @Test(arguments: [
    ("en", "5 Mar 2026"), ("sv", "5 mars 2026"), ("sv-FI", "5 mars 2026"), ("de", "2026-03-05"),
  ])
  func datesAreWrittenInTheLanguageOfThePage(language: String, text: String) throws {
    let months = "jan feb mars apr maj juni juli aug sep okt nov dec"
    let values = try page(
      "title: A\nlanguage: \(language)\ndate: 2026-03-05T23:59:00-11:00\nupdated: 2026-03-05",
      [
        "themes/test/strings/sv.yml":
          "months: [\(months.replacing(" ", with: ", "))]\ndate: \"{day} {month} {year}\"\n"
      ])
    #expect(values["page.date"] == ["iso": "2026-03-05", "text": .text(text)])
    #expect(values["page.updated"] == values["page.date"])
  }

  @Test func theCodeIsThatOfTheCards() throws {
    let link = "https://share.example/open?a=1&b=2"
    let values = try page("title: A\nlink: \(link)\nqr: {correction: H}")
    let symbol = try QRSymbol(payload: Array(link.utf8), correction: .high)
    #expect(
      values["page.qr"] == [
        "size": .text(String(symbol.sideWithQuietZone)), "path": .text(symbol.svgPath),
        "caption": "scan-to-open Moments", "text": "share.example/open?a=1&b=2",
        "address": .text(link),
      ])
    #expect(try page("title: A\nqr: false")["page.qr"] == .null)
  }

  @Test func theCodeOfAContactIsNoAddress() throws {
    let values = try page("kind: contact\ndisplay-name: Ada\ntelephone: 0701")
    let card = VCard(name: "Ada", telephone: "0701", email: nil, organization: nil, url: nil)
    let symbol = try QRSymbol(payload: Array(card.text.utf8), correction: .medium)
    #expect(
      values["page.qr"] == [
        "size": .text(String(symbol.sideWithQuietZone)), "path": .text(symbol.svgPath),
        "caption": "scan-to-add Moments", "text": "Ada", "address": .null,
      ])
  }

  @Test func aPreviewTellsOfThePictureAsItIs() throws {
    let values = try page("title: A\nimage-alt: The card\ncard: {format: jpeg, scale: 2}")
    guard case .text(let url)? = values["page.preview.url"] else {
      Issue.record("no url")
      return
    }
    #expect(
      url.wholeMatch(of: /https:\/\/share\.example\/cards\/a\/wide\.jpg\?v=[0-9a-f]{12}/) != nil)
    #expect(
      values["page.preview"] == [
        "url": .text(url), "width": "2400", "height": "1260", "type": "image/jpeg",
        "alt": "The card",
      ])
    #expect(values["page.card.file"] == "a-wide.jpg")
    #expect(values.texts("page.cards", each: "width") == ["2160", "2160", "2400", "1600"])
  }

  @Test func paramsAreNestedAsTheyAreWritten() throws {
    let values = try page(
      """
      title: A
      params:
        city: Lund
        open: true
        answer: "true"
        nothing:
        race: {name: "<b>&", laps: [007, {time: 1:30}]}
      """)
    #expect(
      values["page.params"] == [
        "city": "Lund", "open": true, "answer": "true", "nothing": .null,
        "race": ["name": "<b>&", "laps": ["007", ["time": "1:30"]]],
      ])
  }
}
