import Foundation
import TestSupport
import Testing

@testable import Publishing
@testable import SiteGenerator

@Suite struct SymlinkTests {
  let fixture: PublishingFixture
  private let target = PublishingFixture.directory(.symlink(keep: 2))

  init() throws {
    fixture = try PublishingFixture()
  }

  private func served() throws -> [String: String] {
    try fixture.texts("live/" + fixture.folder.target(ofLink: "live/current"))
  }

  private func releases() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: fixture.folder.absolute("live/releases"))
      .filter { !$0.hasSuffix(".published") }.sorted { number($0) < number($1) }
  }

  private func number(_ release: String) -> Int {
    release.split(separator: "-").last.flatMap { Int($0) } ?? 0
  }

  @Test func servesTheSiteByALink() throws {
    let files = ["index.html": "a", ".well-known/x": "b", "_ü/c d.txt": "c"]
    try fixture.build(files)
    let release = "\(fixture.plan(files).short)-1"
    #expect(try fixture.publish(target) == (.release(release), ""))
    #expect(try fixture.folder.target(ofLink: "live/current") == "releases/\(release)")
    #expect(try served() == files)
  }

  @Test func writesNothingWhereNothingChanged() throws {
    try fixture.build(["index.html": "a"])
    try fixture.publish(target)
    let before = try fixture.folder.marks("live")
    #expect(try fixture.publish(target).receipt == nil)
    #expect(try fixture.folder.marks("live") == before)
  }

  @Test func sharesUnchangedFilesWithTheReleaseBefore() throws {
    try fixture.build(["same": "a", "changed": "b", "gone": "c"])
    try fixture.publish(target)
    let first = try releases()[0]
    try fixture.build(["same": "a", "changed": "B"])
    #expect(try fixture.plan(target) == ["upload changed", "delete gone"])
    try fixture.publish(target)
    #expect(try served() == ["same": "a", "changed": "B"])
    #expect(
      try fixture.texts("live/releases/\(first)") == ["same": "a", "changed": "b", "gone": "c"])
    let identities = try fixture.folder.marks("live/releases")
      .filter { $0.key.hasSuffix("/same") }.map(\.value)
    #expect(identities.count == 2)
    #expect(Set(identities).count == 1)
  }

  @Test func keepsSomeReleasesToGoBackTo() throws {
    for text in ["1", "2", "3", "4", "5"] {
      try fixture.build(["index.html": text])
      try fixture.publish(target)
    }
    #expect(try releases().map(number) == [3, 4, 5])
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: fixture.folder.absolute("live/releases")
      ).count == 6)
  }

  @Test func thePlanHasTheReleasesThatGo() throws {
    for text in ["1", "2", "3"] {
      try fixture.build(["index.html": text])
      try fixture.publish(target)
    }
    let list = try fixture.list(target)
    let all = Releases(Folder(path: fixture.folder.absolute("live")))
    let killed = ReleaseName(plan: list.plan, number: 4)
    try all.begin(killed, list)
    let first = try releases()[0]
    #expect(try retired() == [])
    try fixture.build(["index.html": "5", "a": "a"])
    #expect(
      try retired() == [
        RetiredRelease(name: killed.text, reason: "it was never finished"),
        RetiredRelease(name: first, reason: "'keep' is 2"),
      ])
    // The limit is of published files, which releases that nobody is served are none of.
    #expect(try fixture.publish(target, deletionLimit: 0).told == "")
    #expect(try releases().map(number) == [2, 3, 5])
    #expect(try all.all().map(\.number) == [2, 3, 5])
  }

  private func retired() throws -> [RetiredRelease] {
    try Publisher(fixture.request(target)).prepare().plan.retired
  }

  @Test func goesOnFromTheReleaseThatAPersonWentBackTo() throws {
    for text in ["1", "2"] {
      try fixture.build(["index.html": text, "a": "a"])
      try fixture.publish(target)
    }
    let first = try releases()[0]
    try fixture.folder.remove("live/current")
    // As `ln -s` does it where a person types the whole path.
    try FileManager.default.createSymbolicLink(
      atPath: fixture.folder.absolute("live/current"),
      withDestinationPath: fixture.folder.absolute("live/releases/\(first)"))
    #expect(try fixture.plan(target) == ["upload index.html"])
    try fixture.publish(target)
    #expect(try served() == ["index.html": "2", "a": "a"])
    #expect(try releases().map(number) == [1, 2, 3])
  }

  @Test(arguments: ["begun", "filled"])
  func removesWhatAKilledRunLeft(reached: String) throws {
    try fixture.build(["index.html": "1"])
    try fixture.publish(target)
    try fixture.build(["index.html": "2", "a/b": "2"])
    let list = try fixture.list(target)
    let releases = Releases(Folder(path: fixture.folder.absolute("live")))
    let release = ReleaseName(plan: list.plan, number: 2)
    try releases.begin(release, list)
    if reached == "filled" { try releases.folder(of: release).write([50], to: "a/b") }
    try fixture.folder.write("mine", to: "live/releases/mine/index.html")
    #expect(try served() == ["index.html": "1"])
    try fixture.publish(target)
    #expect(try served() == ["index.html": "2", "a/b": "2"])
    #expect(try self.releases().map(number) == [0, 1, 3])
    #expect(try fixture.texts("live/releases/mine") == ["index.html": "mine"])
  }

  @Test func aFirstRunThatWasKilledIsNobodyElses() throws {
    try fixture.build(["index.html": "1"])
    let list = try fixture.list(target)
    let releases = Releases(Folder(path: fixture.folder.absolute("live")))
    try releases.begin(ReleaseName(plan: list.plan, number: 1), list)
    #expect(try fixture.publish(target).told == "")
    #expect(try served() == ["index.html": "1"])
    #expect(try self.releases().map(number) == [2])
  }

  @Test func warnsOfFilesThatTheNextReleaseWillNotHave() throws {
    try fixture.build(["index.html": "1"])
    try fixture.publish(target)
    let release = try releases()[0]
    try fixture.folder.write("mine", to: "live/current/notes.txt")
    try fixture.build(["index.html": "2", "notes.txt": "the site's"])
    #expect(
      try fixture.publish(target).told == """
        sitegen: warning: 'site/../live/releases/\(release)/notes.txt' was not published by \
        sitegen and will not be in the next release [foreign-file]
            hint: put it into 'site/static'

        """)
    #expect(try served() == ["index.html": "2", "notes.txt": "the site's"])
    #expect(try fixture.texts("live/releases/\(release)")["notes.txt"] == "mine")
  }

  @Test func whatOnlyLooksLikeAReleaseIsNotCounted() throws {
    try fixture.build(["index.html": "1"])
    try fixture.publish(target)
    try fixture.folder.write("mine", to: "live/releases/x-\(Int.max).published")
    try fixture.folder.write("mine", to: "live/releases/x-1000000000.published")
    try fixture.build(["index.html": "2"])
    #expect(try fixture.publish(target).told == "")
    #expect(try releases().map(number) == [1, 2])
    #expect(try fixture.texts("live/releases")["x-\(Int.max).published"] == "mine")
  }

  @Test func noReleaseFollowsTheLastNumber() throws {
    try fixture.build(["index.html": "1"])
    try fixture.publish(target)
    try fixture.folder.write("mine", to: "live/releases/x-999999999.published")
    try fixture.build(["index.html": "2"])
    #expect(
      try fixture.publish(target).told == """
        sitegen: error: no release can follow \
        'site/../live/releases/x-999999999.published' [unusable-target]
            hint: sitegen counts the releases and gave none that number: remove the file

        """)
    #expect(try served() == ["index.html": "1"])
  }

  @Test func aRealFolderIsNoLink() throws {
    try fixture.folder.write("mine", to: "live/current/index.html")
    try fixture.build(["index.html": "1"])
    #expect(
      try fixture.publish(target, adopts: true).told == """
        sitegen: error: 'site/../live/current' is no link, so that no release can take its place \
        in one step [unusable-target]
            hint: move it away, or publish into it with 'mode: in-place'

        """)
  }

  @Test(arguments: ["/etc", "releases/other-1", "../elsewhere"])
  func aLinkToSomethingElseStays(place: String) throws {
    try fixture.folder.write("mine", to: "live/releases/other-1/index.html")
    try FileManager.default.createSymbolicLink(
      atPath: fixture.folder.absolute("live/current"), withDestinationPath: place)
    try fixture.build(["index.html": "1"])
    #expect(
      try fixture.publish(target, adopts: true).told == """
        sitegen: error: 'site/../live/current' leads to something that sitegen did not publish \
        [unusable-target]
            hint: set it to a release of 'site/../live/releases', or remove it

        """)
    #expect(try fixture.folder.target(ofLink: "live/current") == place)
  }

  @Test func aFolderOfOthersIsTakenOnlyWhenAdopted() throws {
    try fixture.folder.write("mine", to: "live/notes.txt")
    try fixture.build(["index.html": "1"])
    #expect(
      try fixture.publish(target).told == """
        sitegen: error: the folder 'site/../live' was not made by sitegen [unusable-target]
            hint: name another place, or take this one over with --adopt: files of others stay, \
        and those of the same names are replaced

        """)
    #expect(try fixture.texts("live") == ["notes.txt": "mine"])
    #expect(try fixture.publish(target, adopts: true).told == "")
    #expect(try served() == ["index.html": "1"])
    #expect(try fixture.texts("live")["notes.txt"] == "mine")
  }
}
