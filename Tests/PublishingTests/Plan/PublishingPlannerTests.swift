import Testing

@testable import Publishing
@testable import SiteGenerator

@Suite struct PublishingPlannerTests {
  private static let headers = Fingerprint(high: 1, low: 1)

  private func file(_ path: String) -> SourceFile {
    SourceFile(
      path: path, size: path.utf8.count, fingerprint: Fingerprint(ofPath: path),
      headers: Self.headers)
  }

  /// A target with files of the site, of which some are as the site has them now, and with others.
  private func state(
    current: [String] = [], outdated: [String] = [], foreign: [String] = [],
    missing: [String] = [], headers: Fingerprint = headers
  ) -> TargetState {
    var list = PublishedList(
      site: "https://share.example/", plan: .none, isComplete: true)
    var state = TargetState()
    for path in current + outdated + missing {
      list[path] = PublishedList.Entry(content: Fingerprint(ofPath: path), headers: headers)
    }
    for path in current { state.add(TargetFile(path: path, isCurrent: true)) }
    for path in outdated + foreign { state.add(TargetFile(path: path, isCurrent: false)) }
    state.list = list
    return state
  }

  private func plan(
    _ paths: [String], at state: TargetState, adopts: Bool = false, limit: Int = 256
  ) throws -> [String] {
    let planner = PublishingPlanner(
      adopts: adopts, deletionLimit: limit, targetName: "the folder 'live'")
    do throws(PublishingError) {
      return try planner.plan(paths.map(file), withheld: { $0.hasPrefix("gallery/") }, at: state)
        .steps.map { "\($0.action.rawValue) \($0.path): \($0.reason)" }
    } catch {
      return [printed(error.diagnostics)]
    }
  }

  @Test func nothingIsVisibleBeforeWhatItRefersTo() throws {
    let paths = [
      "404.html", "a/index.html", "assets/style.css", "b/c/index.html", "cards/a/wide.png",
      "cards/b/c/wide.png", "feed.xml", "index.html", "sitemap.xml", "tags/x/index.html",
      "tags/x/feed.json", ".well-known/assetlinks.json", "old/index.html",
    ]
    #expect(
      try plan(paths, at: TargetState()) == [
        "upload .well-known/assetlinks.json: it is new", "upload assets/style.css: it is new",
        "upload cards/a/wide.png: it is new", "upload cards/b/c/wide.png: it is new",
        "upload a/index.html: it is new", "upload b/c/index.html: it is new",
        "upload 404.html: it is new", "upload feed.xml: it is new", "upload index.html: it is new",
        "upload old/index.html: it is new", "upload sitemap.xml: it is new",
        "upload tags/x/feed.json: it is new", "upload tags/x/index.html: it is new",
      ])
  }

  @Test func deletesWhatRefersBeforeWhatItRefersToAndLast() throws {
    let state = state(
      current: ["index.html"], outdated: ["a/index.html", "cards/a/wide.png", "tags/x/index.html"])
    #expect(
      try plan(["index.html", "new.txt"], at: state) == [
        "upload new.txt: it is new", "keep index.html: it is the same",
        "delete tags/x/index.html: it is no longer part of the site",
        "delete a/index.html: it is no longer part of the site",
        "delete cards/a/wide.png: it is no longer part of the site",
      ])
  }

  @Test func givesAReasonForEachStep() throws {
    let state = state(
      current: ["same"], outdated: ["changed", "gallery/index.html"], missing: ["gone"])
    #expect(
      try plan(["same", "changed", "gone"], at: state) == [
        "upload changed: it has changed", "upload gone: it is missing at the target",
        "keep same: it is the same", "delete gallery/index.html: it stays home",
      ])
  }

  @Test func headersAloneAreUpdated() throws {
    let state = state(current: ["a.png"], headers: Fingerprint(high: 2, low: 2))
    #expect(
      try plan(["a.png"], at: state)
        == ["update-headers a.png: its Content-Type or Cache-Control has changed"])
  }

  @Test func filesOfOthersAreLeftAlone() throws {
    let state = state(current: ["a"], foreign: ["mine.txt", "notes/b"])
    #expect(try plan(["a"], at: state) == ["keep a: it is the same"])
  }

  @Test func filesOfOthersAreNotReplacedUnlessAdopted() throws {
    let state = state(foreign: ["a", "b", "c", "d", "e", "f", "g"])
    let paths = ["a", "b", "c", "d", "e", "f", "g"]
    #expect(
      try plan(paths, at: state) == [
        """
        sitegen: error: the folder 'live' has files that sitegen did not publish: 'a', 'b', 'c', \
        'd', 'e' and 2 more [foreign-file]
            hint: move them away, or replace them with --adopt

        """
      ])
    #expect(
      try plan(["a"], at: state, adopts: true)
        == ["upload a: it replaces a file that sitegen did not publish"])
  }

  @Test(arguments: [("a/b", "a"), ("a", "a/b/c")])
  func filesOfOthersInPlaceOfAFolderAreNeverRemoved(path: String, foreign: String) throws {
    #expect(
      try plan([path], at: state(foreign: [foreign]), adopts: true) == [
        """
        sitegen: error: the folder 'live' has files that sitegen did not publish: '\(foreign)' \
        [foreign-file]
            hint: move them away: they stand where the site needs a folder, or the other way round

        """
      ])
  }

  @Test(arguments: [("a/b", "a"), ("a", "a/b/c")])
  func whatTheSiteHadInPlaceOfAFolderGoesFirst(path: String, former: String) throws {
    #expect(
      try plan([path], at: state(outdated: [former, "z"])) == [
        "delete \(former): it is no longer part of the site", "upload \(path): it is new",
        "delete z: it is no longer part of the site",
      ])
  }

  @Test func deletesUpToTheLimitAndNothingBeyond() throws {
    let state = state(outdated: ["a", "b", "c"])
    #expect(try plan(["d"], at: state, limit: 3).count == 4)
    #expect(
      try plan(["d"], at: state, limit: 2) == [
        """
        sitegen: error: 3 files would be deleted at the folder 'live', and the limit is 2 \
        [too-many-deletions]
            hint: look at them with --dry-run --max-deletes 3; if all are to go, run it with \
        --max-deletes 3

        """
      ])
  }
}
