import SiteGenerator
import Testing

/// What is told of codes that not everybody can use.
@Suite struct CodeWarningTests {
  private static let id = "0b4bb5c2-6d4e-4d9c-8f47-3a9b2a1c7e55"
  private static let contact = "kind: contact\ndisplay-name: A\ncontact-id: \(id)\n"
  private static let schemes = "app: {schemes: [com.example.stride]}\n"
  private static let template = """
    app:
      schemes: [com.example.stride]
      link: com.example.stride:{path}

    """
  private static let needsApp = """
    the code's link has the scheme 'com.example.stride', which opens nothing without the app, and \
    which many cameras ignore [app-only-code]

    """
  private static let advice = """
    write an https link, or lead to the share page with 'qr: {target: page}'

    """

  private func told(
    _ pages: [String: String], configuration: String = ""
  ) throws -> String {
    try SiteFixture(pages.mapValues { "---\n\($0)---\n" }, configuration: configuration)
      .diagnostics()
  }

  private func told(_ frontMatter: String, configuration: String = "") throws -> String {
    try told(["content/a.md": frontMatter], configuration: configuration)
  }

  @Test func warnsOfEachPageWhoseLinkNeedsTheApp() throws {
    let pages = [
      "content/a.md": "title: A\nlink: com.example.stride:1\n",
      "content/b.md": "title: B\nlink: com.example.stride:2\nqr: {target: link}\n",
      "content/c.md": "title: C\nlink: https://share.example/open\n",
    ]
    let places = [("a", "1"), ("b", "2")].map { name, number in
      "content/\(name).md:3:7: warning: \(Self.needsApp)"
        + "    link: com.example.stride:\(number)\n          ^~~~~~~~~~~~~~~~~~~~ \(Self.advice)"
    }
    #expect(try told(pages, configuration: Self.schemes) == places.joined())
  }

  @Test func warnsOfACodeWithAnAddressOfTheApp() throws {
    let line = "qr: {target: com.example.stride:1}"
    #expect(
      try told("title: A\n\(line)\n", configuration: Self.schemes)
        == "content/a.md:3:5: warning: \(Self.needsApp)"
        + "    \(line)\n        ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ \(Self.advice)")
  }

  @Test func warnsOnceOfATemplate() throws {
    let pages = [
      "content/a.md": "title: A\n", "content/b.md": "title: B\n",
      "content/c.md": "title: C\nqr: {target: page}\n",
    ]
    #expect(
      try told(pages, configuration: Self.template)
        == "site/site.yml:6:9: warning: \(Self.needsApp)"
        + "      link: com.example.stride:{path}\n            ^~~~~~~~~~~~~~~~~~~~~~~~~ \(Self.advice)"
    )
  }

  @Test(arguments: [
    "qr: {target: page}", "qr: false", "link: https://share.example/open",
    "qr: {target: https://share.example/a}", "link: com.example.stride:1\nqr: {target: page}",
    "kind: contact\ndisplay-name: A\ntelephone: +46 1\nlink: com.example.stride:1",
  ])
  func saysNothingOfATemplateThatNoCodeUses(lines: String) throws {
    #expect(try told("title: A\n\(lines)\n", configuration: Self.template) == "")
  }

  @Test func warnsOfAContactForTheAppThatNobodyAskedFor() throws {
    let carets = "^" + String(repeating: "~", count: Self.id.count - 1)
    for more in ["", "telephone: +46 1\n", "qr: {correction: H}\n"] {
      #expect(
        try told(Self.contact + more) == """
          content/a.md:4:13: warning: the code holds the contact in a form that only the app's own \
          scanner reads [app-only-code]
              contact-id: \(Self.id)
                          \(carets) write 'qr: {target: contact}' if that is meant; else 'vcard' is \
          for any camera, and 'page' leads to the share page

          """)
    }
  }

  @Test(arguments: ["contact", "vcard", "page"])
  func saysNothingOfAContactWhoseTargetIsWritten(target: String) throws {
    #expect(try told(Self.contact + "qr: {target: \(target)}\n") == "")
    #expect(
      try told(
        ["content/_index.md": "cascade: {qr: {target: \(target)}}\n", "content/a.md": Self.contact])
        == "")
    let sections = "sections:\n  people: {qr: {target: \(target)}}\n"
    #expect(
      try told(["content/people/a.md": Self.contact], configuration: sections) == "")
  }

  @Test func aWarnedSiteIsBuilt() async throws {
    let site = try SiteFixture(
      ["content/a.md": "---\ntitle: A\n---\n"], configuration: Self.template)
    #expect(try site.plan().diagnostics.count == 1)
    #expect(try await site.build() == "")
    #expect(try site.text("a/index.html").contains("<title>A</title>"))
  }
}
