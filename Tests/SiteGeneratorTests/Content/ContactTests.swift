import QRCodes
import SiteGenerator
import Testing

/// Contacts and invitations, which are for those who get the link.
@Suite struct ContactTests {
  private static let id = "0b4bb5c2-6d4e-4d9c-8f47-3a9b2a1c7e55"

  private func site(_ lines: String, configuration: String = "") throws -> SiteFixture {
    try SiteFixture(frontMatter: "kind: contact\n\(lines)", configuration: configuration)
  }

  @Test func isNamedByTheNameUnlessItHasATitle() throws {
    #expect(try site("display-name: Ann Lee").page().title == "Ann Lee")
    let titled = try site("display-name: Ann Lee\ntitle: My coach\norganization: Stride").page()
    #expect(titled.title == "My coach")
    #expect(titled.description == "Stride")
    #expect(titled.imageAlternative == "My coach. Ann Lee. Stride")
  }

  @Test func hasTheIdentifierThatTheAppKnows() throws {
    let contact = try #require(try site("display-name: Ann\ncontact-id: \(Self.id)").page().contact)
    #expect(contact.displayName == "Ann")
    #expect(contact.contactID.text == Self.id.uppercased())
    #expect(try site("display-name: Ann").page().contact == nil)
  }

  @Test(arguments: [
    "0b4bb5c26d4e4d9c8f473a9b2a1c7e55", "0b4bb5c2-6d4e-4d9c-8f47-3a9b2a1c7e5",
    "{0b4bb5c2-6d4e-4d9c-8f47-3a9b2a1c7e55}", "0g4bb5c2-6d4e-4d9c-8f47-3a9b2a1c7e55",
  ])
  func refusesWhatIsNoUUID(id: String) throws {
    let carets = "^" + String(repeating: "~", count: id.count + 1)
    #expect(
      try site("display-name: Ann\ncontact-id: '\(id)'").diagnostics() == """
        content/a.md:4:13: error: 'contact-id' must be a UUID [invalid-value]
            contact-id: '\(id)'
                        \(carets) write it as in 0b4bb5c2-6d4e-4d9c-8f47-3a9b2a1c7e55

        """)
  }

  @Test func hasANameThatTheCodeCanCarry() throws {
    for name in [String(repeating: "a", count: 80), String(repeating: "é", count: 40)] {
      let page = try site("display-name: \(name)\ncontact-id: \(Self.id)").page()
      #expect(page.contact?.displayName == name)
    }
  }

  @Test(arguments: [("a", 81), ("é", 41)])
  func refusesANameThatIsTooLong(letter: String, count: Int) throws {
    let name = String(repeating: letter, count: count)
    let bytes = name.utf8.count
    #expect(
      try site("display-name: \(name)").diagnostics() == """
        content/a.md:3:15: error: 'display-name' is not right: the contact's name has \(bytes) \
        bytes, but at most 80 are allowed [invalid-value]
            display-name: \(name)
                          ^\(String(repeating: "~", count: count - 1)) shorten it; letters outside \
        ASCII take 2 to 4 bytes

        """)
  }

  @Test func refusesANameThatShowsAnother() throws {
    #expect(
      try site("display-name: \"Ann\\u202Eeel\"").diagnostics() == """
        content/a.md:3:15: error: 'display-name' is not right: the contact's name has a control \
        character (U+202E) at character 4 [invalid-value]
            display-name: "Ann\\u202Eeel"
                          ^~~~~~~~~~~~~~ remove it; such characters can hide or turn around a name

        """)
  }

  @Test(arguments: [
    ("kind: contact\ndisplay-name: A", false), ("kind: invite\ntitle: A\ncode: B", false),
    ("kind: contact\ndisplay-name: A\nlisted: true", true),
    ("kind: invite\ntitle: A\ncode: B\nlisted: true", true),
    ("kind: quote\nquote: A", true), ("title: A\nlisted: false", false),
  ])
  func isNotListedUnlessItAsksForIt(frontMatter: String, isListed: Bool) throws {
    let site = try SiteFixture(frontMatter: frontMatter)
    #expect(try site.page().isListed == isListed)
    #expect(try site.text("index.html") == (isListed ? "/a/ A\n" : ""))
    #expect(try site.text("gallery/index.html").isEmpty == !isListed)
  }

  @Test func asksSearchEnginesToPassAnUnlistedPageBy() throws {
    let template = ["themes/test/templates/page.mustache": "{{page.robots}}"]
    for (lines, robots) in [("display-name: A", "noindex"), ("display-name: A\nlisted: true", "")] {
      let site = try SiteFixture(frontMatter: "kind: contact\n\(lines)", files: template)
      #expect(try site.text("a/index.html") == robots)
    }
  }

  @Test func anInvitationsCodeIsInTheSitesLink() throws {
    let configuration = "app: {link: \"https://share.example/join/{code}\"}\n"
    let invite = try SiteFixture(
      frontMatter: "kind: invite\ntitle: A\ncode: MUSIC A3/é", configuration: configuration)
    #expect(try invite.page().link?.text == "https://share.example/join/MUSIC%20A3%2F%C3%A9")
    let page = try SiteFixture(frontMatter: "title: A", configuration: configuration)
    #expect(try page.page().link == nil)
  }

  @Test func aContactsIdentifierIsInTheSitesLink() throws {
    let configuration = "app: {link: \"https://share.example/add?id={id}\"}\n"
    let known = try site(
      "display-name: A\ncontact-id: \(Self.id)", configuration: configuration)
    #expect(
      try known.page().link?.text == "https://share.example/add?id=\(Self.id.uppercased())")
    #expect(try site("display-name: A", configuration: configuration).page().link == nil)
  }

  /// Names are spelt with joiners, which the scanner of an app's own contacts refuses.
  @Test func takesJoinersWhereNoAppScansTheName() throws {
    let name = "علی\u{200C}رضا"
    let page = try site("display-name: \(name)\ntelephone: '112'").page()
    #expect(page.fields["display-name"] == name)
    let told = try site("display-name: \(name)\ncontact-id: \(Self.id)").diagnostics()
    #expect(
      told.hasPrefix(
        """
        content/a.md:3:15: error: 'display-name' is not right: the contact's name has a control \
        character (U+200C) at character 4 [invalid-value]
        """))
    let long = "a\u{200C}" + String(repeating: "b", count: 77)
    #expect(
      try site("display-name: \(long)").diagnostics().contains("the contact's name has 81 bytes"))
  }
}
