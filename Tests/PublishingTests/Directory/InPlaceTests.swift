import Foundation
import TestSupport
import Testing

@testable import Publishing
@testable import SiteGenerator

@Suite struct InPlaceTests {
  let fixture: PublishingFixture
  private let target = PublishingFixture.directory(.inPlace)

  init() throws {
    fixture = try PublishingFixture()
  }

  private func files() throws -> [String: String] {
    try fixture.texts("live").filter { $0.key != PublishedList.path }
  }

  @Test func publishesEveryFileWhateverItsName() throws {
    let files = [
      "index.html": "a", ".well-known/assetlinks.json": "b", "_a/ü b%20.html": "c",
      "e\u{301}.txt": "d", "-x": "f", ".nojekyll": "",
    ]
    try fixture.build(files)
    let (receipt, told) = try fixture.publish(target)
    #expect(receipt == .files)
    #expect(told == "")
    #expect(try self.files() == files)
    let attributes = try FileManager.default.attributesOfItem(
      atPath: fixture.folder.absolute("live/index.html"))
    #expect(attributes[.posixPermissions] as? Int == 0o644)
  }

  @Test func writesNothingWhereNothingChanged() throws {
    try fixture.build(["index.html": "a", "b/c.txt": "b"])
    try fixture.publish(target)
    let before = try fixture.folder.marks("live")
    #expect(try fixture.publish(target).receipt == nil)
    #expect(try fixture.folder.marks("live") == before)
  }

  @Test func bringsTheDifferenceAlone() throws {
    try fixture.build(["same.txt": "a", "changed.txt": "b", "gone/x.txt": "c"])
    try fixture.publish(target)
    let before = try fixture.folder.marks("live")
    try fixture.build(["same.txt": "a", "changed.txt": "B", "new.txt": "d"])
    #expect(
      try fixture.plan(target) == ["upload changed.txt", "upload new.txt", "delete gone/x.txt"])
    try fixture.publish(target)
    #expect(try files() == ["same.txt": "a", "changed.txt": "B", "new.txt": "d"])
    #expect(!fixture.folder.exists("live/gone"))
    #expect(try fixture.folder.marks("live")["same.txt"] == before["same.txt"])
  }

  @Test func replacesAFileByAFolderAndBack() throws {
    try fixture.build(["a": "1"])
    try fixture.publish(target)
    try fixture.build(["a/b/c": "2"])
    try fixture.publish(target)
    #expect(try files() == ["a/b/c": "2"])
    try fixture.build(["a": "3"])
    try fixture.publish(target)
    #expect(try files() == ["a": "3"])
  }

  @Test func whatOthersPutThereStays() throws {
    try fixture.build(["index.html": "a", "b/c.txt": "b"])
    try fixture.publish(target)
    try fixture.folder.write("mine", to: "live/b/mine.txt")
    try fixture.build(["index.html": "a"])
    try fixture.publish(target)
    #expect(try files() == ["index.html": "a", "b/mine.txt": "mine"])
  }

  @Test func aFolderOfOthersIsNotPublishedInto() throws {
    try fixture.folder.write("mine", to: "live/notes.txt")
    try fixture.folder.write("mine", to: "live/index.html")
    try fixture.build(["index.html": "a"])
    #expect(
      try fixture.publish(target).told == """
        sitegen: error: the folder 'site/../live' was not made by sitegen [unusable-target]
            hint: name another place, or take this one over with --adopt: files of others stay, \
        and those of the same names are replaced

        """)
    #expect(try fixture.texts("live") == ["notes.txt": "mine", "index.html": "mine"])
    #expect(try fixture.publish(target, adopts: true).told == "")
    #expect(try files() == ["notes.txt": "mine", "index.html": "a"])
  }

  @Test func aFileOfOthersIsAnErrorBeforeAnythingIsDone() throws {
    try fixture.build(["index.html": "a"])
    try fixture.publish(target)
    try fixture.folder.write("mine", to: "live/new.html")
    try fixture.build(["index.html": "b", "new.html": "c"])
    let before = try fixture.folder.marks("live")
    #expect(
      try fixture.publish(target).told == """
        sitegen: error: the folder 'site/../live' has files that sitegen did not publish: \
        'new.html' [foreign-file]
            hint: move them away, or replace them with --adopt

        """)
    #expect(try fixture.folder.marks("live") == before)
  }

  @Test func thePagesOfAnotherSiteAreNotReplaced() throws {
    try fixture.build(["index.html": "a"])
    try fixture.publish(target)
    var other = fixture
    other.site = "https://other.example/app"
    try other.build(["index.html": "b"])
    #expect(
      try other.publish(target).told == """
        sitegen: error: the folder 'site/../live' has the pages of https://share.example/ \
        [unusable-target]
            hint: name another place, or replace those pages with --adopt

        """)
  }

  @Test func moreDeletionsThanTheLimitAreAnErrorBeforeAnythingIsDone() throws {
    try fixture.build(["index.html": "a", "b": "b", "c": "c"])
    try fixture.publish(target)
    try fixture.build(["index.html": "new"])
    let before = try fixture.folder.marks("live")
    let told = try fixture.publish(target, deletionLimit: 1).told
    #expect(told.hasPrefix("sitegen: error: 2 files would be deleted at the folder 'site/../live'"))
    #expect(try fixture.folder.marks("live") == before)
    #expect(try fixture.publish(target, deletionLimit: 2).told == "")
    #expect(try files() == ["index.html": "new"])
  }

  /// A link in place of a folder leads out of the target.
  @Test func aLinkIsNotFollowed() throws {
    try fixture.build(["a/b.txt": "1"])
    try fixture.publish(target)
    try fixture.folder.remove("live/a")
    try fixture.folder.write("mine", to: "elsewhere/b.txt")
    try FileManager.default.createSymbolicLink(
      atPath: fixture.folder.absolute("live/a"), withDestinationPath: "../elsewhere")
    try fixture.build(["a/b.txt": "2"])
    #expect(
      try fixture.publish(target, adopts: true).told == """
        sitegen: error: the folder 'site/../live' has files that sitegen did not publish: 'a' \
        [foreign-file]
            hint: move them away: they stand where the site needs a folder, or the other way round

        """)
    #expect(try fixture.texts("elsewhere") == ["b.txt": "mine"])
  }

  /// What a run leaves that was killed between two files.
  @Test(arguments: ["nothing", "some", "all"])
  func goesOnAfterAnInterruption(reached: String) throws {
    try fixture.build(["a": "1", "b": "1", "gone": "1", "same": "1"])
    try fixture.publish(target)
    let before = try #require(
      PublishedList(fixture.folder.tree("live")[PublishedList.path].map(Array.init) ?? []))
    let next = ["a": "2", "b": "2", "new": "2", "same": "1"]
    try fixture.build(next)
    let list = try fixture.list(target)
    let live = fixture.folder.url.appending(path: "live")
    try Data(before.changing(to: list).bytes).write(to: live.appending(path: PublishedList.path))
    try Data("half".utf8).write(to: live.appending(path: TargetFolder.draft))
    if reached != "nothing" { try Data("2".utf8).write(to: live.appending(path: "a")) }
    if reached == "all" {
      try Data("2".utf8).write(to: live.appending(path: "b"))
      try Data("2".utf8).write(to: live.appending(path: "new"))
      try FileManager.default.removeItem(at: live.appending(path: "gone"))
    }
    let expected = [
      "nothing": ["upload a", "upload b", "upload new", "delete gone"],
      "some": ["upload b", "upload new", "delete gone"], "all": [],
    ]
    #expect(try fixture.plan(target) == expected[reached])
    #expect(try fixture.publish(target).told == "")
    #expect(try files().filter { $0.key != TargetFolder.draft } == next)
    #expect(
      PublishedList(try fixture.folder.tree("live")[PublishedList.path].map(Array.init) ?? [])
        == list)
  }

  @Test func aDryRunMakesNoFolder() throws {
    try fixture.build(["index.html": "a"])
    #expect(try fixture.plan(target) == ["upload index.html"])
    #expect(!fixture.folder.exists("live"))
  }

  @Test func oneRunAtATime() throws {
    try fixture.build(["index.html": "a"])
    try fixture.publish(target)
    let lock = try OutputLock(Folder(path: fixture.folder.absolute("live")))
    #expect(
      try fixture.publish(target).told == """
        sitegen: error: the folder 'site/../live' is being published to by another run \
        [target-in-use]
            hint: wait until it ends, then try again

        """)
    withExtendedLifetime(lock) {}
  }

  @Test(arguments: [
    ("/", "the folder '/' is the top of the file system"),
    ("../home/ann", "the folder 'site/../home/ann' is your home folder"),
    ("../home", "the folder 'site/../home' holds your home folder"),
    (".", "the folder 'site/.' holds the site itself"),
    ("..", "the folder 'site/..' holds the site itself"),
    ("public", "the folder 'site/public' is where the site is built"),
    ("public/live", "the folder 'site/public/live' is where the site is built"),
    ("content/live", "the folder 'site/content/live' is inside the site's folder 'content'"),
    ("site/static", "the folder 'site/site/static' is inside the site's folder 'site'"),
    (".sitegen/x", "the folder 'site/.sitegen/x' is inside the site's folder '.sitegen'"),
    (".git/x", "the folder 'site/.git/x' is inside a folder '.git'"),
    ("../texts", "the folder 'site/../texts' holds the site's folder 'content'"),
    (
      "../texts/pages/x", "the folder 'site/../texts/pages/x' is inside the site's folder 'content'"
    ),
  ])
  func somePlacesAreNoTargets(path: String, message: String) throws {
    try fixture.build(["index.html": "a"])
    try FileManager.default.createDirectory(
      atPath: fixture.folder.absolute("home/ann"), withIntermediateDirectories: true)
    // What is written by hand may be elsewhere.
    try fixture.folder.write("mine", to: "texts/pages/a.md")
    try FileManager.default.createSymbolicLink(
      atPath: fixture.folder.absolute("site/content"), withDestinationPath: "../texts/pages")
    #expect(
      try fixture.publish(PublishingFixture.directory(.inPlace, path: path), adopts: true).told
        == """
        sitegen: error: \(message) [unusable-target]
            hint: name a folder of its own in 'publish', such as ../releases

        """)
  }
}
