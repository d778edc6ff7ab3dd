import Foundation
import Testing

@testable import Studio

@Suite struct StudioRouteTests {
  @Test(arguments: ["/.sitegen/", "/.sitegen/gallery"])
  func theTopLeadsToTheGallery(path: String) throws {
    let response = try StudioSite().get(path)
    #expect(response.status == .movedPermanently)
    #expect(response.header("Location") == "/.sitegen/gallery/")
  }

  @Test func theGalleryAndItsFilesAreGivenWithTheirTypes() throws {
    let site = try StudioSite()
    let gallery = site.get("/.sitegen/gallery/")
    #expect(gallery.text == "the file gallery.html")
    #expect(gallery.contentType == "text/html; charset=utf-8")
    let script = site.get("/.sitegen/assets/live.js")
    #expect(script.text == "the file live.js")
    #expect(script.contentType == "text/javascript; charset=utf-8")
    #expect(script.entityTag != gallery.entityTag)
  }

  @Test func unknownAddressesAreNotFound() throws {
    let site = try StudioSite()
    let file = site.get("/.sitegen/assets/nope.js")
    #expect(file.status == .notFound)
    #expect(file.text == "404 Not Found: there is no file 'nope.js'\n")
    let address = site.get("/.sitegen/nope")
    #expect(address.status == .notFound)
    #expect(address.text == "404 Not Found: there is nothing at /.sitegen/nope\n")
  }

  @Test func theSiteIsListedWithAllItsMoments() throws {
    let site = try StudioSite(
      ["content/soon.md": StudioSite.draft], base: "/app", includesDrafts: true)
    let json = try site.get("/.sitegen/site.json").json()
    #expect(json["version"] as? String == site.session.site?.version.text)
    #expect(json["title"] as? String == "Moments")
    #expect(json["base"] as? String == "/app/")
    #expect(json["language"] as? String == "en")
    #expect(json["kinds"] as? [String] == ["achievement", "invite", "quote"])
    #expect(json["tags"] as? [String] == ["hills"])
    #expect((json["styles"] as? [String])?.contains("neon") == true)
    #expect((json["problems"] as? [Any])?.isEmpty == true)
    let moments = try #require(json["moments"] as? [[String: Any]])
    #expect(moments.map { $0["path"] as? String } == ["hills/first", "join", "soon"])
    #expect(moments.map { $0["listed"] as? Bool } == [true, false, true])
    #expect(moments.map { $0["draft"] as? Bool } == [false, false, true])
  }

  @Test func aMomentIsListedWithItsCards() throws {
    let site = try StudioSite(base: "/app")
    func card(_ size: String, _ sides: String) throws -> String {
      let path = "cards/hills/first/\(size).png"
      let artifact = try #require(site.session.site?.artifacts[path])
      return #"{"size":"\#(size)",\#(sides),"scale":1,"format":"png","#
        + #""fingerprint":"\#(artifact.fingerprint.short)","alt":"312 m. First hill"}"#
    }
    let json = site.get("/.sitegen/site.json").text
    let moment =
      #"{"path":"hills/first","title":"First hill","description":"312 m","kind":"achievement","#
      + #""style":"branded","tags":["hills"],"language":"en","direction":"ltr","listed":true,"#
      + #""draft":false,"source":"content/hills/first.md","page":"/app/hills/first/","#
      + #""link":"https://share.example.org/app/hills/first/","text":"Trail 312 m First hill","#
      + #""cards":["# + (try card("wide", #""width":1200,"height":630"#)) + ","
      + (try card("compact", #""width":800,"height":600"#)) + "]}"
    #expect(json.contains(moment), "\(json)")
    let sizes =
      #""sizes":[{"name":"wide","width":1200,"height":630},"#
      + #"{"name":"compact","width":800,"height":600}]"#
    #expect(json.contains(sizes))
  }

  @Test func aSiteThatWasNeverGoodIsListedEmptyWithItsProblems() throws {
    let site = try StudioSite(["content/join.md": "---\nkind: nothing\n---\n"])
    let json = try site.get("/.sitegen/site.json").json()
    #expect(json["version"] is NSNull)
    #expect((json["moments"] as? [Any])?.isEmpty == true)
    #expect((json["sizes"] as? [Any])?.isEmpty == true)
    let problems = json["problems"] as? [[String: Any]]
    #expect(problems?.map { $0["code"] as? String } == ["unknown-kind"])
    let told = try site.get("/.sitegen/problems").json()["problems"] as? [[String: Any]]
    #expect(told?.count == 1)
  }

  @Test func whoConnectsIsToldTheStateAtOnce() throws {
    let site = try StudioSite()
    guard case .events(let stream) = site.get("/.sitegen/events").body else {
      Issue.record("no events")
      return
    }
    let version = try #require(site.session.site?.version.text)
    #expect(
      stream.takeAll() == [
        EventStream.Event(name: "state", data: "{\"version\":\"\(version)\",\"problems\":[]}")
      ])
  }
}
