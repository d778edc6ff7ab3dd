import Foundation
import TestSupport
import Testing

@testable import Publishing
@testable import SiteGenerator

@Suite struct GitDestinationTests {
  let fixture: PublishingFixture
  let git: Git
  private let target = PublishingFixture.git()

  init() throws {
    fixture = try PublishingFixture()
    git = Git(folder: fixture.folder)
    try git("init", "--quiet", "--bare", "share.git")
  }

  private func files() throws -> [String: String] {
    try git.files().filter { $0.key != PublishedList.path }
  }

  @Test func makesABranchOfItsOwn() throws {
    let site = [
      "index.html": "a", ".well-known/assetlinks.json": "b", "_a/ü b%20.html": "c", "-x": "d",
      "\"quoted\".txt": "e",
    ]
    try fixture.build(site)
    let (receipt, told) = try fixture.publish(target)
    #expect(told == "")
    #expect(try files() == site.merging([".nojekyll": ""]) { $1 })
    let commit = try git("-C", "share.git", "rev-parse", "gh-pages").trimmingCharacters(
      in: .newlines)
    #expect(receipt == .commit(commit))
    #expect(
      try git("-C", "share.git", "log", "--format=%an <%ae> %cn <%ce>|%B", "gh-pages") == """
        sitegen <sitegen@localhost> sitegen <sitegen@localhost>|Publish https://share.example/


        """)
    #expect(
      try git("-C", "share.git", "ls-tree", "gh-pages", "index.html").hasPrefix("100644 blob"))
  }

  @Test func makesNoCommitWhereNothingChanged() throws {
    try fixture.build(["index.html": "a"])
    try fixture.publish(target)
    #expect(try fixture.publish(target).receipt == nil)
    #expect(try git.count() == "1")
  }

  @Test func addsACommitForTheDifference() throws {
    try fixture.build(["same": "a", "changed": "b", "gone/x": "c"])
    try fixture.publish(target)
    try fixture.build(["same": "a", "changed": "B", "new": "d"])
    #expect(try fixture.plan(target) == ["upload changed", "upload new", "delete gone/x"])
    #expect(try fixture.publish(PublishingFixture.git(message: "Neu: ä\n\nMehr")).told == "")
    #expect(try files() == ["same": "a", "changed": "B", "new": "d", ".nojekyll": ""])
    #expect(try git.count() == "2")
    #expect(
      try git("-C", "share.git", "log", "-1", "--format=%B", "gh-pages") == "Neu: ä\n\nMehr\n\n")
  }

  @Test func goesOnFromCommitsOfOthersAndLeavesTheirFiles() throws {
    try fixture.build(["index.html": "a", "b/c": "b"])
    try fixture.publish(target)
    try git.commit("mine", to: "b/mine.txt")
    try git.commit("by hand", to: "index.html")
    try fixture.build(["index.html": "a"])
    #expect(try fixture.plan(target) == ["upload index.html", "delete b/c"])
    try fixture.publish(target)
    #expect(try files() == ["index.html": "a", "b/mine.txt": "mine", ".nojekyll": ""])
    #expect(try git.count() == "4")
  }

  /// A machine of a build service has no folder of the run before.
  @Test func goesOnWithoutTheFolderOfTheRunBefore() throws {
    try fixture.build(["index.html": "a", "b": "b"])
    try fixture.publish(target)
    try fixture.build(["index.html": "c", "b": "b"])
    try fixture.publish(target)
    try fixture.folder.remove("site/.sitegen")
    #expect(try fixture.publish(target).receipt == nil)
    try fixture.build(["index.html": "d", "b": "b"])
    try fixture.folder.remove("site/.sitegen")
    #expect(try fixture.publish(target).told == "")
    #expect(try git.count() == "3")
    #expect(try files() == ["index.html": "d", "b": "b", ".nojekyll": ""])
  }

  @Test func whatItKeepsIsInNoCommitOfTheSites() throws {
    try fixture.build(["index.html": "a"])
    try fixture.publish(target)
    try git("init", "--quiet", "site")
    try fixture.folder.remove("site/public")
    #expect(try git("-C", "site", "status", "--porcelain", "-uall") == "?? site/site.yml\n")
  }

  @Test func replacesAFileByAFolderAndBack() throws {
    for site in [["a": "1"], ["a/b/c": "2"], ["a": "3"]] {
      try fixture.build(site)
      #expect(try fixture.publish(target).told == "")
      #expect(try files() == site.merging([".nojekyll": ""]) { $1 })
    }
  }

  @Test func aBranchOfOthersIsTakenOnlyWhenAdopted() throws {
    try git.commit("mine", to: "notes.txt")
    try git.commit("mine", to: "index.html")
    try fixture.build(["index.html": "a"])
    #expect(
      try fixture.publish(target).told == """
        sitegen: error: the branch 'gh-pages' of '../share.git' was not made by sitegen \
        [unusable-target]
            hint: name another place, or take this one over with --adopt: files of others stay, \
        and those of the same names are replaced

        """)
    #expect(try git.count() == "2")
    #expect(try fixture.publish(target, adopts: true).told == "")
    #expect(try files() == ["notes.txt": "mine", "index.html": "a", ".nojekyll": ""])
    #expect(try git.count() == "3")
    try fixture.build(["new.html": "b"])
    #expect(try fixture.publish(target).told == "")
    #expect(try files() == ["notes.txt": "mine", "new.html": "b", ".nojekyll": ""])
  }

  @Test func aDomainThatWasSetAtTheHostStays() throws {
    try fixture.build(["index.html": "a"])
    try fixture.publish(target)
    try git.commit("share.example.org\n", to: "CNAME")
    try fixture.build(["index.html": "b"])
    #expect(try fixture.publish(target).told == "")
    #expect(try git.files()["CNAME"] == "share.example.org\n")
    #expect(try fixture.publish(PublishingFixture.git(cname: "www.example.org")).told == "")
    #expect(try git.files()["CNAME"] == "www.example.org\n")
    try fixture.build(["index.html": "c"])
    #expect(try fixture.publish(target).told == "")
    #expect(try git.files()["CNAME"] == "www.example.org\n")
  }

  @Test func theSitesOwnDomainFileMustSayTheSame() throws {
    try fixture.build(["CNAME": "share.example.org\n"])
    #expect(try fixture.publish(PublishingFixture.git(cname: "share.example.org")).told == "")
    #expect(
      try fixture.publish(PublishingFixture.git(cname: "www.example.org")).told == """
        sitegen: error: the site's own file 'CNAME' says something else than 'cname' \
        [unusable-target]
            hint: remove 'site/static/CNAME' or 'cname'

        """)
  }

  @Test func aBranchCanHoldASingleCommit() throws {
    let target = PublishingFixture.git(isOrphan: true)
    for text in ["1", "2", "3"] {
      try fixture.build(["index.html": text, "same": "same"])
      #expect(try fixture.publish(target).told == "")
      #expect(try files() == ["index.html": text, "same": "same", ".nojekyll": ""])
      #expect(try git.count() == "1")
    }
  }

  @Test func theHistoryOfOthersIsNotThrownAway() throws {
    try git.commit("mine", to: "notes.txt")
    try fixture.build(["index.html": "a"])
    #expect(
      try fixture.publish(PublishingFixture.git(isOrphan: true), adopts: true).told == """
        sitegen: error: the branch 'gh-pages' of '../share.git' was not made by sitegen, and \
        'orphan' would throw its history away [unusable-target]
            hint: name another branch, or publish once with --adopt and without 'orphan'

        """)
  }

  @Test func aRefusedReplacementOfHistoryIsExplained() throws {
    let target = PublishingFixture.git(isOrphan: true)
    try fixture.build(["index.html": "1"])
    try fixture.publish(target)
    try git("-C", "share.git", "config", "receive.denyNonFastForwards", "true")
    try fixture.build(["index.html": "2"])
    let told = try fixture.publish(target).told
    #expect(
      told.hasPrefix(
        "sitegen: error: the branch 'gh-pages' of '../share.git' was not taken: [remote rejected]"
          + " (non-fast-forward)"))
    #expect(
      told.hasSuffix(
        """
            hint: the repository may refuse that history is replaced: remove 'orphan' from the \
        target, or allow forced pushes to the branch

        """))
    #expect(try git.files()["index.html"] == "1")
  }

  @Test func tellsOfSomebodyWhoPushesMeanwhileAndGoesOnNextTime() throws {
    try fixture.build(["index.html": "1"])
    try fixture.publish(target)
    try fixture.build(["index.html": "2"])
    let run = try Publisher(fixture.request(target)).prepare()
    try git.commit("mine", to: "notes.txt")
    let error = try #require(throws: PublishingError.self) { try run.publish() }
    #expect(error.isOutside)
    #expect(
      printed(error.diagnostics) == """
        sitegen: error: somebody else has changed the branch 'gh-pages' of '../share.git' \
        meanwhile [target-failed]
            hint: run sitegen publish again, which goes on from there

        """)
    #expect(try files() == ["index.html": "1", "notes.txt": "mine", ".nojekyll": ""])
  }

  @Test func goesOnAfterARunThatWasKilled() throws {
    try fixture.build(["index.html": "1"])
    try fixture.publish(target)
    for lock in ["sitegen-index.lock", "shallow.lock", "config.lock", "HEAD.lock"] {
      try fixture.folder.write("", to: "site/.sitegen/publish/pages/\(lock)")
    }
    try git.commit("mine", to: "notes.txt")
    try fixture.build(["index.html": "2"])
    #expect(try fixture.publish(target).told == "")
    #expect(try files() == ["index.html": "2", "notes.txt": "mine", ".nojekyll": ""])
  }

  @Test func thousandsOfFilesArePublishedAtOnce() throws {
    var site: [String: String] = [:]
    for number in 0..<5000 {
      site["cards/a rather long name of a folder/\(number)/wide.png"] = "\(number)"
    }
    try fixture.build(site)
    #expect(try fixture.publish(target).told == "")
    #expect(
      try git("-C", "share.git", "ls-tree", "-r", "--name-only", "gh-pages")
        .split(separator: "\n").count == 5002)
    try fixture.build(["index.html": "a"])
    #expect(
      try fixture.publish(target).told.hasPrefix("sitegen: error: 5000 files would be deleted"))
    #expect(try fixture.publish(target, deletionLimit: 5000).told == "")
    #expect(try files() == ["index.html": "a", ".nojekyll": ""])
  }

  /// What a user's own settings and hooks do must not change what is published.
  @Test func hooksAndFiltersOfTheUserDoNotRun() throws {
    try fixture.build(["a.txt": "one\r\ntwo\n", ".gitattributes": "*.txt text eol=crlf\n"])
    try fixture.publish(target)
    #expect(try files()["a.txt"] == "one\r\ntwo\n")
    let hook = fixture.folder.url.appending(path: "site/.sitegen/publish/pages/hooks/pre-push")
    try fixture.folder.write(
      "#!/bin/sh\nexit 1\n", to: "site/.sitegen/publish/pages/hooks/pre-push")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: hook.path)
    try fixture.build(["a.txt": "three"])
    #expect(try fixture.publish(target).told == "")
  }

  @Test(arguments: ["a/.git/config", ".GIT/x", "b/git~1"])
  func namesOfGitsOwnAreRefused(path: String) throws {
    try fixture.build([path: "a"])
    #expect(
      try fixture.publish(target).told == """
        sitegen: error: git takes no file of the path '\(path)' [unusable-target]
            hint: remove it from the site: names such as '.git' are git's own

        """)
  }

  @Test func tellsOfARepositoryThatIsNotThere() throws {
    try fixture.build(["index.html": "a"])
    let told = try fixture.publish(PublishingFixture.git(repository: "../none.git")).told
    #expect(
      told == """
        sitegen: error: cannot reach '../none.git': \
        '\(fixture.folder.path)/none.git' does not appear to be a git repository; Could not read \
        from remote repository. [target-failed]
            hint: check the address, the connection and your rights; git asks for no password here

        """)
  }

  @Test(arguments: [
    "ssh://-oProxyCommand=touch%20x/y", "ext::touch x", "https://127.0.0.1:1/x.git",
  ])
  func anAddressRunsNoProgram(address: String) throws {
    try fixture.build(["index.html": "a"])
    let target = PublishingFixture.git(repository: address)
    #expect(
      try fixture.publish(target).told.hasPrefix("sitegen: error: cannot reach '\(address)': "))
    #expect(!FileManager.default.fileExists(atPath: "x"))
  }

  @Test(arguments: ["-x", "a b", "a..b", "a~1", "refs/heads/x:y"])
  func aBranchIsNoOption(branch: String) throws {
    try fixture.build(["index.html": "a"])
    let (receipt, told) = try fixture.publish(PublishingFixture.git(branch: branch))
    // git-check-ref-format(1) lets a branch begin with a hyphen; configuration does not.
    #expect((receipt == nil) == (branch != "-x"))
    #expect(told.isEmpty == (branch == "-x"))
  }

  @Test func oneRunAtATime() throws {
    try fixture.build(["index.html": "a"])
    let lock = try OutputLock(fixture.root.folder(".sitegen/publish/pages"))
    #expect(
      try fixture.publish(target).told == """
        sitegen: error: the branch 'gh-pages' of '../share.git' is being published to by another \
        run [target-in-use]
            hint: wait until it ends, then try again

        """)
    withExtendedLifetime(lock) {}
  }
}
