import Foundation
import TestSupport
import Testing

@testable import Publishing
@testable import SiteGenerator

@Suite(.serialized) struct ServedSiteTests {
  let fixture: PublishingFixture

  init() throws {
    fixture = try PublishingFixture()
  }

  private static let moments = 60

  private static let modes: [(DirectoryTarget.Mode, String)] = [
    (.inPlace, "live"), (.symlink(keep: 1), "live/current"),
  ]

  private func nginx(_ root: String, _ lines: String = "") throws -> Nginx {
    try Nginx(
      in: fixture.folder, server: "root \"\(fixture.folder.absolute(root))\";\n" + lines)
  }

  @Test(arguments: modes)
  func aVisitorNeverSeesAPageBeforeItsCard(mode: DirectoryTarget.Mode, root: String) throws {
    let target = PublishingFixture.directory(mode)
    try fixture.build(Visitor.site(1, moments: Self.moments))
    try fixture.publish(target)
    let nginx = try nginx(root)
    let visitor = Visitor(nginx, moments: Self.moments)
    for version in 2...4 {
      try fixture.build(Visitor.site(version, moments: Self.moments))
      #expect(try fixture.publish(target).told == "")
      #expect(try nginx.get("/index.html").body == "version \(version)")
    }
    let (visits, faults) = visitor.leave()
    #expect(faults == [])
    #expect(visits > 10)
  }

  /// Runs are killed while they write, at moments that differ.
  @Test(arguments: modes)
  func aKilledRunLeavesASiteThatWorksAndTheNextGoesOn(
    mode: DirectoryTarget.Mode, root: String
  ) throws {
    let target = PublishingFixture.directory(mode)
    let words = mode == .inPlace ? "in-place" : "symlink, keep: 1"
    try fixture.folder.write(
      "title: A\nurl: https://share.example\n"
        + "publish: {server: {directory: ../live, mode: \(words)}}\n", to: "site/site/site.yml")
    try fixture.folder.write("# Hello\n", to: "site/content/hello.md")
    try fixture.build(Visitor.site(1, moments: Self.moments))
    try fixture.publish(target)
    let visitor = Visitor(try nginx(root), moments: Self.moments)
    var killed = 0
    for (index, delay) in [0, 2, 5, 10, 20].enumerated() {
      try fixture.build(Visitor.site(index + 2, moments: Self.moments))
      let run = KilledRun(folder: fixture.folder, arguments: ["publish", "--root", "site"])
      if try run.kill(milliseconds: delay, afterChangeBelow: "live") { killed += 1 }
    }
    let (visits, faults) = visitor.leave()
    #expect(killed > 0)
    #expect(faults == [])
    #expect(visits > 10)
    let next = Visitor.site(9, moments: Self.moments - 1)
    try fixture.build(next)
    #expect(try fixture.publish(target).told == "")
    var files = try fixture.texts(served(root))
    files[PublishedList.path] = nil
    #expect(files == next)
    #expect(try fixture.publish(target).receipt == nil)
    let releases = Releases(Folder(path: fixture.folder.absolute("live")))
    for release in try releases.all() {
      #expect(try releases.list(of: release)?.isComplete == true)
    }
  }

  /// The folder that is served, without a link in its path.
  private func served(_ root: String) throws -> String {
    root == "live" ? root : try "live/" + fixture.folder.target(ofLink: root)
  }

  /// The configuration in the documentation, with this machine's folder.
  @Test func theDocumentedServerGivesTheRightHeaders() throws {
    let page = try String(
      contentsOf: Checkout.root.appending(path: "docs/publishing.md"), encoding: .utf8)
    let block = try #require(page.firstMatch(of: /```nginx\nserver \{\n([\s\S]*?)\n\}\n```/)).1
    let own = block.split(separator: "\n").filter { line in
      !["listen ", "server_name ", "root "].contains { line.contains($0) }
    }
    try fixture.build([
      "index.html": "a", "404.html": "none", "cards/a/wide.png": "b",
      ".well-known/apple-app-site-association": "{}", "feed.xml": "c", "feed.json": "{}",
      "site.webmanifest": "{}", "a.avif": "d", "me.vcf": "e", "a/index.html": "f",
    ])
    try fixture.publish(PublishingFixture.directory(.symlink(keep: 1)))
    let nginx = try nginx("live/current", own.joined(separator: "\n"))
    for path in [
      "index.html", "cards/a/wide.png", ".well-known/apple-app-site-association", "feed.xml",
      "feed.json", "site.webmanifest", "a.avif", "me.vcf",
    ] {
      let answer = try nginx.get("/" + path)
      let headers = FileHeaders(forPath: path)
      #expect(answer.status == 200)
      #expect(answer.headers["content-type"] == headers.contentType, Comment(rawValue: path))
      #expect(answer.headers["cache-control"] == headers.cacheControl, Comment(rawValue: path))
    }
    #expect(try nginx.get("/a/").headers["cache-control"] == "public, max-age=300")
    #expect(try nginx.get("/a").headers["location"] == "/a/")
    let missing = try nginx.get("/nothing")
    #expect(missing.status == 404)
    #expect(missing.body == "none")
  }
}
