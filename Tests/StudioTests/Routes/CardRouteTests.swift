import Foundation
import Testing

@testable import Studio

@Suite struct CardRouteTests {
  private let card = "/.sitegen/card"
  private let wide = ["page": "hills/first", "size": "wide"]

  @Test func withoutChangesItIsTheCardOfTheSite() throws {
    let site = try StudioSite()
    let response = site.get(card, wide)
    #expect(response.status == .ok)
    #expect(response.contentType == "image/png")
    #expect(response.bytes == site.get("/cards/hills/first/wide.png").bytes)
    let artifact = try #require(site.session.site?.artifacts["cards/hills/first/wide.png"])
    #expect(response.entityTag == artifact.fingerprint.text)
  }

  @Test func anotherStyleIsAnotherPicture() throws {
    let site = try StudioSite()
    let neon = site.get(card, wide.merging(["style": "neon"]) { $1 })
    #expect(neon.status == .ok)
    #expect(neon.bytes != site.get(card, wide).bytes)
    #expect(
      site.get(card, wide.merging(["style": "branded"]) { $1 }).bytes == site.get(card, wide).bytes)
  }

  @Test func onlyTheSitesOwnCardsAreKeptForBuilds() throws {
    let site = try StudioSite(keepsCards: true)
    for change in [["style": "neon"], ["format": "jpeg"], ["scale": "2"]] {
      #expect(site.get(card, wide.merging(change) { $1 }).status == .ok)
    }
    #expect(site.keptCards == 0)
    #expect(site.get(card, wide).status == .ok)
    #expect(site.keptCards == 1)
  }

  @Test func formatAndScaleAreAsAskedFor() throws {
    let response = try StudioSite().get(
      card, ["page": "join", "size": "compact", "format": "jpeg", "scale": "2"])
    #expect(response.contentType == "image/jpeg")
    #expect(response.bytes.starts(with: [0xFF, 0xD8]))
  }

  @Test(arguments: [
    (
      ["page": "hills/frist"], "there is no page 'hills/frist'",
      "did you mean 'hills/first'? pages: hills/first, join"
    ),
    (
      ["size": "wid"], "the site has no cards of the size 'wid'",
      "did you mean 'wide'? sizes: wide, compact"
    ),
    (["format": "gif"], "unknown format 'gif'", "formats: png, jpeg, webp, avif"),
    (["scale": "4"], "cards have no scale '4'", "scales: 1, 2, 3"),
  ])
  func whatThereIsNotIsToldWithTheNearestName(
    change: [String: String], message: String, hint: String
  ) throws {
    let response = try StudioSite().get(card, wide.merging(change) { $1 })
    #expect(response.status == .notFound)
    #expect(response.contentType == "application/json")
    let problem = try #require((response.json()["problems"] as? [[String: Any]])?.first)
    #expect(problem["message"] as? String == message)
    #expect(problem["hint"] as? String == hint)
  }

  @Test func anUnknownStyleIsToldWithTheNearestName() throws {
    let response = try StudioSite().get(card, wide.merging(["style": "brandd"]) { $1 })
    #expect(response.status == .notFound)
    let problem = try #require((response.json()["problems"] as? [[String: Any]])?.first)
    #expect(problem["message"] as? String == "unknown style 'brandd'")
    #expect((problem["hint"] as? String)?.hasPrefix("did you mean 'branded'? styles: ") == true)
  }

  @Test func aCardThatCannotBeDrawnIsToldInBothPlaces() throws {
    let site = try StudioSite(["content/long.md": StudioSite.tooLong])
    let query = ["page": "long", "size": "wide"]
    let response = site.get(card, query)
    #expect(response.status == .unprocessableContent)
    #expect(response.contentType == "application/json")
    let problems = site.get("/.sitegen/problems", query)
    #expect(problems.status == .ok)
    #expect(problems.bytes == response.bytes)
    let problem = try #require((problems.json()["problems"] as? [[String: Any]])?.first)
    #expect(problem["code"] as? String == "payload-too-long")
  }

  @Test func whatDrawingWarnsAboutIsTold() throws {
    let title = String(repeating: "Very long ", count: 60)
    let site = try StudioSite(["content/long.md": "---\nkind: page\ntitle: \(title)\n---\n"])
    let problems = try site.get("/.sitegen/problems", ["page": "long", "size": "wide"]).json()
    let problem = try #require((problems["problems"] as? [[String: Any]])?.first)
    #expect(problem["code"] as? String == "text-truncated")
    #expect(problem["file"] as? String == "content/long.md")
    let none = try site.get("/.sitegen/problems", wide).json()
    #expect((none["problems"] as? [Any])?.isEmpty == true)
  }
}
