import SiteGenerator
import Testing

/// What is told of a code that is too long for its card, and that only what helps is advised.
@Suite struct CodeAdviceTests {
  /// The first line and the hint of what making a card tells.
  private func told(
    _ frontMatter: String, card: String = "a/compact", configuration: String = "",
    files: [String: String?] = [:]
  ) throws -> [String] {
    let site = try SiteFixture(
      files.merging(["content/a.md": "---\n\(frontMatter)\n---\n"]) { own, _ in own },
      configuration: configuration)
    let lines = try site.product("cards/\(card).png").told.split(separator: "\n")
    let first = try #require(lines.first)
    let hint = try #require(lines.last?.firstMatch(of: /^\s*(\^~*|hint:|=)?\s*(?<hint>.*)$/))
    return [String(first), String(hint.hint)]
  }

  private func link(_ length: Int, start: String = "https://share.example/") -> String {
    start + String(repeating: "a", count: length - start.utf8.count)
  }

  private func tooLong(_ noun: String, _ bytes: Int, _ limit: Int, level: String = "M") -> String {
    "\(noun) has \(bytes) bytes, but at most \(limit) fit in a code of the correction level \(level) "
      + "that can be scanned from the compact card [payload-too-long]"
  }

  private static let page = "point the code at the page with 'qr: {target: page}' (24 bytes)"

  @Test(arguments: [
    (
      153,
      "shorten it by 1 byte, \(page) or write 'qr: {correction: L}'; it fits the cards square, "
        + "story and wide"
    ),
    (
      192,
      "shorten it by 40 bytes, \(page) or write 'qr: {correction: L}'; it fits the cards square "
        + "and story"
    ),
    (193, "shorten it by 41 bytes or \(page); it fits the cards square and story"),
    (600, "shorten it by 448 bytes or \(page); it fits the cards square and story"),
    (667, "shorten it by 515 bytes or \(page)"),
  ])
  func advisesWhatHelpsALink(bytes: Int, hint: String) throws {
    #expect(
      try told("title: A\nlink: \(link(bytes))")
        == ["content/a.md:3:7: error: " + tooLong("the link", bytes, 152), hint])
  }

  @Test func lowersTheLevelOfAnAppsOwnScheme() throws {
    let link = link(95, start: "stride://open/")
    #expect(
      try told("title: A\nlink: \(link)", configuration: "app: {schemes: [stride]}\n") == [
        "content/a.md:3:7: error: " + tooLong("the link", 95, 84, level: "H"),
        "shorten it by 11 bytes, \(Self.page) or write 'qr: {correction: Q}'; it fits the cards "
          + "square, story and wide",
      ])
  }

  @Test func keepsTheTargetThatThePageNames() throws {
    #expect(
      try told("title: A\nqr: {target: \"\(link(160))\"}") == [
        "content/a.md:3:5: error: " + tooLong("the address of the code", 160, 152),
        "shorten it by 8 bytes, \(Self.page) or write 'correction: L' under 'qr'; it fits the cards "
          + "square, story and wide",
      ])
  }

  @Test func pointsAtThePageWhoseLinkTheSiteMakes() throws {
    let template = link(160) + "/{path}/"
    #expect(
      try told("title: A", configuration: "app: {link: \"\(template)\"}\n") == [
        "content/a.md:1:1: error: " + tooLong("the link", 163, 152),
        "shorten the page's path or the site's 'app: link' by 11 bytes, \(Self.page) or write "
          + "'qr: {correction: L}'; it fits the cards square, story and wide",
      ])
  }

  @Test func pointsAtThePathOfAPage() throws {
    let path = String(repeating: "b", count: 138)
    #expect(
      try told("title: A\npermalink: /\(path)/{slug}/", card: "\(path)/a/compact") == [
        "content/a.md:3:12: error: " + tooLong("the page's address", 163, 152),
        "shorten the page's path by 11 bytes or write 'qr: {correction: L}'; it fits the cards "
          + "square, story and wide",
      ])
  }

  @Test func pointsAtTheLongestFieldOfAVCard() throws {
    let organization = String(repeating: "é", count: 70)
    #expect(
      try told(
        "kind: contact\ndisplay-name: Mara\nemail: a@b.example\norganization: \(organization)",
        files: ["themes/test/cards/contact.yml": "content: {text: \"{title}\", font: title}\n"])
        == [
          "content/a.md:5:15: error: " + tooLong("the vCard", 223, 152),
          "shorten its fields by 71 bytes or \(Self.page); it fits the cards square and story",
        ])
  }

  /// The identifier alone is longer than what fits; a shorter name would not help.
  @Test func doesNotAdviseWhatIsNotEnough() throws {
    let layout = "code: {qr: 0.25}\ncontent: {text: \"{title}\", font: title}\n"
    let files = ["themes/test/cards/contact.yml": Optional(layout)]
    let contact =
      "kind: contact\ndisplay-name: Mara\ncontact-id: 6f9619ff-8b86-4011-b42d-00cf4fc964ff"
    #expect(
      try told(contact, files: files) == [
        "content/a.md:3:15: error: " + tooLong("the contact", 85, 42),
        "point the code at the page with 'qr: {target: page}' (24 bytes); it fits the cards square "
          + "and story",
      ])
  }

  @Test func advisesNoCodeWhereNothingElseHelps() throws {
    let host = String(repeating: "h", count: 60)
    let files = [
      "themes/test/cards/page.yml": Optional(
        "code: {qr: 0.25}\ncontent: {text: \"{title}\", font: title}\n"),
      "site/site.yml": "title: T\nurl: https://\(host).example\ntheme: test\n",
    ]
    #expect(
      try told("title: A", files: files) == [
        "content/a.md:1:1: error: " + tooLong("the page's address", 79, 42),
        "write 'qr: false' for cards without a code; it fits the cards square and story",
      ])
  }
}
