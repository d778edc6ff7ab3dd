import Testing

@testable import Studio

@Suite struct BasePathTests {
  @Test func theTopLeadsToTheSite() throws {
    let response = try StudioSite(base: "/app").get("/")
    #expect(response.status == .found)
    #expect(response.header("Location") == "/app/")
  }

  @Test func theBasePathWithoutItsSlashLeadsToTheOneWithIt() throws {
    let response = try StudioSite(base: "/app").get("/app")
    #expect(response.status == .movedPermanently)
    #expect(response.header("Location") == "/app/")
  }

  @Test func theSiteIsBelowItsBasePathAlone() throws {
    let site = try StudioSite(base: "/app")
    #expect(site.get("/app/").status == .ok)
    #expect(site.get("/app/hills/first/").status == .ok)
    #expect(site.get("/app/hills/first").header("Location") == "/app/hills/first/")
    #expect(site.get("/hills/first/").status == .notFound)
    #expect(site.get("/application/").status == .notFound)
  }

  @Test func anEncodedBasePathIsAskedForDecoded() throws {
    let site = try StudioSite(base: "/m%C3%B6ments")
    #expect(site.get("/möments/hills/first/").status == .ok)
    #expect(site.get("/möments").header("Location") == "/m%C3%B6ments/")
  }
}
