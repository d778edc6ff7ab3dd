import QRCodes
import SiteGenerator
import Testing

/// What the codes of cards hold, as their symbols on the page show.
@Suite struct PageCodeTests {
  private static let template = [
    "themes/test/templates/page.mustache":
      "{{#page.qr}}{{path}}\n{{caption}}\n{{text}}\n{{address}}\n{{/page.qr}}{{page.title}}"
  ]

  private func shown(_ frontMatter: String, configuration: String = "") throws -> String {
    let site = try SiteFixture(
      frontMatter: frontMatter, files: Self.template, configuration: configuration)
    return try site.text("a/index.html")
  }

  private func told(_ frontMatter: String) throws -> String {
    try SiteFixture(frontMatter: frontMatter).diagnostics()
  }

  /// What the page shows of a code that leads somewhere.
  private func link(_ payload: String, _ correction: CorrectionLevel) throws -> String {
    let symbol = try QRSymbol(payload: Array(payload.utf8), correction: correction)
    let shown = payload.hasPrefix("https://") ? String(payload.dropFirst(8)) : payload
    return "\(symbol.svgPath)\nscan-to-open Moments\n\(shown)\n\(payload)\nA"
  }

  /// What the page shows of a code that is a contact.
  private func contact(_ payload: String, _ correction: CorrectionLevel = .medium) throws
    -> String
  {
    let symbol = try QRSymbol(payload: Array(payload.utf8), correction: correction)
    return "\(symbol.svgPath)\nscan-to-add Moments\nA\n\nA"
  }

  private static let ownLink = "link: https://share.example/open"
  private static let contactID = "0b4bb5c2-6d4e-4d9c-8f47-3a9b2a1c7e55"
  private static let person = "kind: contact\ndisplay-name: A"

  @Test(arguments: [
    ("title: A", "https://share.example/a/"),
    ("title: A\n\(ownLink)", "https://share.example/open"),
    ("title: A\n\(ownLink)\nqr: {target: page}", "https://share.example/a/"),
    ("title: A\nqr: {target: link}\n\(ownLink)", "https://share.example/open"),
    ("title: A\nqr: {target: \"https://other.example/x?y\"}", "https://other.example/x?y"),
    ("title: A\nqr: {}\n\(ownLink)", "https://share.example/open"),
    (person, "https://share.example/a/"), ("\(person)\n\(ownLink)", "https://share.example/open"),
    ("\(person)\norganization: B", "https://share.example/a/"),
  ])
  func leadsTo(frontMatter: String, address: String) throws {
    #expect(try shown(frontMatter) == link(address, .medium))
  }

  private static let vCard = "BEGIN:VCARD\r\nVERSION:3.0\r\nN:A;;;;\r\nFN:A\r\n"
  private static let carrier =
    "{\"contactID\":\"\(contactID.uppercased())\",\"displayName\":\"A\",\"version\":1}"

  @Test(arguments: [
    ("\(person)\ncontact-id: \(contactID)", carrier),
    ("\(person)\ncontact-id: \(contactID)\ntelephone: +46 1\n\(ownLink)", carrier),
    ("\(person)\ntelephone: +46 1", "\(vCard)TEL:+46 1\r\nEND:VCARD\r\n"),
    (
      "\(person)\nemail: a@b.example\norganization: B, C\n\(ownLink)",
      "\(vCard)ORG:B\\, C\r\nEMAIL:a@b.example\r\nURL:https://share.example/open\r\nEND:VCARD\r\n"
    ),
    (
      "\(person)\ncontact-id: \(contactID)\ntelephone: 1\nqr: {target: vcard}",
      "\(vCard)TEL:1\r\nEND:VCARD\r\n"
    ),
    ("\(person)\nqr: {target: vcard}", "\(vCard)END:VCARD\r\n"),
  ])
  func carriesAContact(frontMatter: String, payload: String) throws {
    #expect(try shown(frontMatter) == contact(payload))
  }

  @Test func isThereUnlessThePageWantsNone() throws {
    #expect(try shown("title: A\nqr: false") == "A")
    #expect(try shown("title: A\nqr: ~") == link("https://share.example/a/", .medium))
  }

  @Test(arguments: CorrectionLevel.allCases)
  func hasTheCorrectionThatThePageOrTheSiteNames(level: CorrectionLevel) throws {
    let address = "https://share.example/a/"
    #expect(
      try shown("title: A\nqr: {correction: \(level.rawValue)}") == link(address, level))
    let configuration = "cards: {qr: {correction: \(level.rawValue)}}\n"
    #expect(try shown("title: A", configuration: configuration) == link(address, level))
    #expect(
      try shown("title: A\nqr: {correction: M}", configuration: configuration)
        == link(address, .medium))
  }

  @Test func hasTheHighestCorrectionForAnAppsOwnScheme() throws {
    let schemes = "app: {schemes: [stride]}\ncards: {qr: {correction: L}}\n"
    let page = "title: A\nlink: stride://open/1"
    #expect(try shown(page, configuration: schemes) == link("stride://open/1", .high))
    #expect(
      try shown("\(page)\nqr: {correction: Q}", configuration: schemes)
        == link("stride://open/1", .quartile))
  }

  @Test(arguments: [
    (
      "title: A\nqr: {target: link}",
      "the code's target 'link' is missing: the page has no 'link' and the site no 'app: link'",
      "add 'link: …' to the page, or write 'qr: {target: page}'"
    ),
    (
      "\(person)\nqr: {target: contact}",
      "the code's target 'contact' is missing: the page has no 'contact-id'",
      "add 'kind: contact' with 'contact-id' and 'display-name', or choose another target"
    ),
    (
      "title: A\nqr: {target: vcard}",
      "the code's target 'vcard' is missing: the page has no 'display-name'",
      "add 'kind: contact' with 'display-name', or choose another target"
    ),
  ])
  func tellsThatThePageLacksTheTarget(frontMatter: String, message: String, hint: String) throws {
    let lines = frontMatter.split(separator: "\n")
    let line = try #require(lines.last)
    #expect(
      try told(frontMatter) == """
        content/a.md:\(lines.count + 1):5: error: \(message) [missing-key]
            \(line)
                ^\(String(repeating: "~", count: line.count - 5)) \(hint)

        """)
  }

  @Test(arguments: [
    (
      "true", "'qr' must be false or a mapping, not 'true' [wrong-type]", "true", 0,
      " write 'qr: false' or 'qr: {target: page}'"
    ),
    (
      "page", "'qr' must be false or a mapping, not 'page' [wrong-type]", "page", 0,
      " write 'qr: false' or 'qr: {target: page}'"
    ),
    (
      "[page]", "'qr' must be a mapping, not a list [wrong-type]", "[page]", 0,
      " write it as 'key: value' lines"
    ),
    (
      "{target: pages}", "unknown target 'pages' [invalid-value]", "pages", 9,
      " did you mean 'page'? targets: link, page, contact, vcard"
    ),
    (
      "{target: \"other://x\"}",
      "'qr.target' is not right: the scheme 'other' is not allowed [invalid-url]", "\"other://x\"",
      9, " allowed schemes: https; name others under 'app: schemes' in site.yml"
    ),
    (
      "{target: intent%3A//join}",
      "'qr.target' is not right: the link hides the scheme 'intent', which is never allowed "
        + "[invalid-url]", "intent%3A//join", 9, " use 'https' or a scheme of your own app"
    ),
    (
      "{correction: X}", "unknown correction level 'X' [invalid-value]", "X", 13,
      " levels: L, M, Q, H"
    ),
    (
      "{level: H}", "unknown key 'level' in 'qr' [unknown-key]", "level", 1,
      " keys: target, correction"
    ),
  ])
  func tellsItsFaults(
    code: String, message: String, marked: String, column: Int, hint: String
  ) throws {
    let indent = String(repeating: " ", count: column + 4)
    let carets = "^" + String(repeating: "~", count: marked.count - 1)
    #expect(
      try told("title: A\nqr: \(code)") == """
        content/a.md:3:\(column + 5): error: \(message)
            qr: \(code)
            \(indent)\(carets)\(hint)

        """)
  }
}
