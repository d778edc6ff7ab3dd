import Foundation
import TestSupport
import Testing

@testable import Publishing
@testable import SiteGenerator

@Suite struct PublishingSourceTests {
  let fixture: PublishingFixture

  init() throws {
    fixture = try PublishingFixture()
  }

  private func told(includesDrafts: Bool = false) throws -> String {
    try fixture.publish(PublishingFixture.directory(.inPlace), includesDrafts: includesDrafts).told
  }

  @Test func aBuildIsNeeded() throws {
    #expect(
      try told() == """
        sitegen: error: there is no built site: 'site/public' does not exist [unfinished-build]
            hint: run sitegen build

        """)
  }

  @Test func aFolderThatSitegenDidNotBuildIsNotPublished() throws {
    try fixture.folder.write("mine", to: "site/public/index.html")
    #expect(
      try told() == """
        sitegen: error: 'site/public' was not built by sitegen: it has no '.sitegen-manifest' \
        [unfinished-build]
            hint: run sitegen build, or name the folder that it built into with --output

        """)
  }

  @Test func aManifestOfAnotherVersionIsNotRead() throws {
    try fixture.folder.write("sitegen manifest 99\n", to: "site/public/.sitegen-manifest")
    #expect(
      try told() == """
        sitegen: error: 'site/public/.sitegen-manifest' is no list that this version of sitegen \
        wrote [unfinished-build]
            hint: remove the folder 'site/public', then build again

        """)
  }

  @Test func anIncompleteBuildIsNotPublished() throws {
    try fixture.build(["index.html": "a"], isComplete: false)
    #expect(
      try told() == """
        sitegen: error: the last build into 'site/public' did not come to its end \
        [unfinished-build]
            hint: run sitegen build again

        """)
  }

  @Test func theBuildOfAnotherSiteIsNotPublished() throws {
    var other = fixture
    other.site = "https://other.example/app"
    try other.build(["index.html": "a"])
    #expect(
      try told() == """
        sitegen: error: 'site/public' was built for https://other.example/app/, not for \
        https://share.example/ [unfinished-build]
            hint: run sitegen build, or name the folder that it built into with --output

        """)
    #expect(!fixture.folder.exists("live"))
  }

  @Test func anEmptyBuildIsNotPublished() throws {
    try fixture.build([:])
    #expect(
      try told() == """
        sitegen: error: the build in 'site/public' is empty [unfinished-build]
            hint: run sitegen build

        """)
  }

  @Test func draftsArePublishedOnlyWhereTheyAreAskedFor() throws {
    try fixture.build(["index.html": "a"], includesDrafts: true)
    #expect(
      try told() == """
        sitegen: error: 'site/public' was built with drafts [unfinished-build]
            hint: run sitegen build without --drafts, or publish the drafts, too, with --drafts

        """)
    #expect(try told(includesDrafts: true) == "")
    #expect(try fixture.texts("live")["index.html"] == "a")
  }

  @Test(arguments: ["changed", "resized", "missing", "link", "folder link"])
  func whatWasChangedByHandIsNotPublished(change: String) throws {
    try fixture.build(["a/index.html": "one", "b.html": "two"])
    let file = fixture.folder.url.appending(path: "site/public/a/index.html")
    switch change {
    case "changed": try Data("eno".utf8).write(to: file)
    case "resized": try Data("one more".utf8).write(to: file)
    case "missing": try FileManager.default.removeItem(at: file)
    case "link":
      try FileManager.default.moveItem(at: file, to: fixture.folder.url.appending(path: "kept"))
      try FileManager.default.createSymbolicLink(
        at: file, withDestinationURL: fixture.folder.url.appending(path: "kept"))
    default:
      let folder = file.deletingLastPathComponent()
      let kept = fixture.folder.url.appending(path: "kept")
      try FileManager.default.moveItem(at: folder, to: kept)
      try FileManager.default.createSymbolicLink(at: folder, withDestinationURL: kept)
    }
    #expect(
      try told() == """
        sitegen: error: what was built is missing or was changed by hand since: \
        'site/public/a/index.html' [unfinished-build]
            hint: change the files that the site is made from, then run sitegen build

        """)
    #expect(!fixture.folder.exists("live"))
  }

  @Test func filesThatAreNotOfTheBuildStayHome() throws {
    try fixture.build(["index.html": "a"])
    try fixture.folder.write("mine", to: "site/public/notes.txt")
    #expect(try told() == "")
    #expect(Set(try fixture.texts("live").keys) == ["index.html", ".sitegen-published"])
  }

  @Test func nothingIsPublishedDuringABuild() throws {
    try fixture.build(["index.html": "a"])
    let lock = try OutputLock(fixture.output)
    #expect(
      try told() == """
        sitegen: error: cannot publish 'site/public': it is being built or published \
        [output-in-use]
            hint: wait until that ends, then try again

        """)
    withExtendedLifetime(lock) {}
  }

  @Test func warnsOfASiteThatHasChangedSinceItWasBuilt() throws {
    try fixture.build(["index.html": "a"])
    let request = try fixture.request(
      PublishingFixture.directory(.inPlace), plan: fixture.plan(["index.html": "b"]))
    #expect(
      printed(try Publisher(request).prepare().warnings) == """
        sitegen: warning: the site has changed since it was built into 'site/public' \
        [outdated-build]
            hint: run sitegen build, then publish again

        """)
  }

  @Test func theGalleryIsPublishedOnlyWhereItIsPublic() throws {
    let target = PublishingFixture.directory(.inPlace)
    let files = ["index.html": "a", "gallery/index.html": "b", "cards.json": "c"]
    var open = fixture
    open.gallery = .public
    try open.build(files)
    try open.publish(target)
    #expect(try open.texts("live").filter { $0.key != ".sitegen-published" } == files)
    #expect(
      try fixture.plan(target) == ["delete cards.json", "delete gallery/index.html"])
    try fixture.publish(target)
    #expect(
      try fixture.texts("live").filter { $0.key != ".sitegen-published" } == ["index.html": "a"])
    #expect(!fixture.folder.exists("live/gallery"))
  }
}
