import Testing

@testable import Studio

@Suite struct SiteRouteTests {
  /// The end of each page of a site; of one that could not be loaded, without a version.
  private func script(_ site: StudioSite) -> String {
    let version = (site.session.site?.version).map { " data-version=\"\($0.text)\"" } ?? ""
    return "<script src=\"/.sitegen/assets/live.js\"\(version) defer></script></body>"
  }

  @Test(arguments: ["/", "/hills/first/", "/join/", "/gallery/", "/tags/hills/"])
  func aFolderIsItsPageWithTheScript(path: String) throws {
    let site = try StudioSite()
    let response = site.get(path)
    #expect(response.status == .ok)
    #expect(response.contentType == "text/html; charset=utf-8")
    #expect(response.text.contains(script(site)))
  }

  @Test func aFolderWithoutItsSlashLeadsToTheOneWithIt() throws {
    let response = try StudioSite().get("/hills/first")
    #expect(response.status == .movedPermanently)
    #expect(response.header("Location") == "/hills/first/")
    #expect(response.text == "see /hills/first/\n")
  }

  @Test(arguments: ["/app/old/hill/", "/app/old/hill/index.html", "/app/hill.html"])
  func aFormerAddressLeadsToThePageOfThisServer(path: String) throws {
    let hill = StudioSite.hill.replacing(
      "tags:", with: "aliases: [/old/hill/, hill.html]\ntags:")
    let response = try StudioSite(["content/hills/first.md": hill], base: "/app").get(path)
    #expect(response.status == .found)
    #expect(response.header("Location") == "/app/hills/first/")
  }

  @Test func redirectsArePercentEncoded() throws {
    let site = try StudioSite(["content/höhen/a b.md": "---\nslug: é\ntitle: A\n---\n"])
    let moment = try #require(site.session.site?.catalogue.moments.first { $0.title == "A" })
    let response = site.get("/\(moment.path)")
    #expect(response.status == .movedPermanently)
    #expect(response.header("Location") == moment.address)
    #expect(response.header("Location")?.utf8.allSatisfy { $0 < 0x80 } == true)
  }

  @Test func whatIsNotThereIsTheSitesOwnPageForThat() throws {
    let site = try StudioSite(["site/static/404.html": "<body>Lost.</body>"])
    let response = site.get("/nope/nothing.png")
    #expect(response.status == .notFound)
    #expect(response.contentType == "text/html; charset=utf-8")
    #expect(response.text == "<body>Lost.\(script(site))")
  }

  @Test func aFileIsGivenAsItIsWithItsFingerprint() throws {
    let site = try StudioSite(["site/static/.well-known/a.json": "{\"a\": 1}"])
    let response = site.get("/.well-known/a.json")
    #expect(response.text == "{\"a\": 1}")
    #expect(response.contentType == "application/json")
    let artifact = try #require(site.session.site?.artifacts[".well-known/a.json"])
    #expect(response.entityTag == artifact.fingerprint.text)
  }

  @Test func aPagesTagChangesWithIt() throws {
    let site = try StudioSite()
    let before = site.get("/hills/first/")
    #expect(before.entityTag == site.get("/hills/first/").entityTag)
    try site.edit("content/hills/first.md", StudioSite.hill + "More.\n")
    site.session.reload()
    #expect(site.get("/hills/first/").entityTag != before.entityTag)
  }

  @Test func aPagesTagChangesWithTheSitesVersionWhichIsInIt() throws {
    let site = try StudioSite()
    let before = site.get("/join/")
    try site.edit("site/static/a.txt", "More.\n")
    site.session.reload()
    #expect(site.get("/join/").entityTag != before.entityTag)
    #expect(site.get("/join/").text.contains(script(site)))
  }

  @Test func cardsAreDrawnWhenTheyAreAskedFor() throws {
    let response = try StudioSite().get("/cards/hills/first/wide.png")
    #expect(response.status == .ok)
    #expect(response.contentType == "image/png")
    #expect(response.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func aCardThatCannotBeDrawnSaysWhy() throws {
    let site = try StudioSite(["content/long.md": StudioSite.tooLong])
    let response = site.get("/cards/long/wide.png")
    #expect(response.status == .unprocessableContent)
    #expect(response.contentType == "text/plain; charset=utf-8")
    #expect(
      response.text.hasPrefix(
        "content/long.md:4:7: error: the link has 1526 bytes, but at most "))
  }

  @Test func aSiteWithErrorsFromTheStartShowsThem() throws {
    let site = try StudioSite(["content/hills/first.md": "---\nkind: <b>\n---\n"])
    let response = site.get("/hills/first/")
    #expect(response.status == .unprocessableContent)
    #expect(response.contentType == "text/html; charset=utf-8")
    #expect(response.text.contains("<h1>The site has errors</h1>"))
    #expect(response.text.contains("unknown kind '&lt;b&gt;' [unknown-kind]"))
    #expect(response.text.contains(script(site)))
  }
}
