import Foundation
import TestSupport
import Testing

@testable import Publishing
@testable import SiteGenerator

@Suite struct SiteBranchGuardTests {
  let fixture: PublishingFixture
  let git: Git

  init() throws {
    fixture = try PublishingFixture()
    git = Git(folder: fixture.folder)
    try git("init", "--quiet", "-b", "main", "site")
    try git("-C", "site", "add", "site")
    try git("-C", "site", "commit", "--quiet", "-m", "Begin")
    try fixture.build(["index.html": "a"])
  }

  private func refusal(_ repository: String) -> String {
    """
    sitegen: error: the branch 'main' of '\(repository)' is the one that the site itself is \
    written in [unusable-target]
        hint: publish to a branch of its own, such as gh-pages

    """
  }

  @Test(arguments: [".", "../site", ".git"])
  func theSitesOwnBranchIsNoTarget(path: String) throws {
    #expect(
      try fixture.publish(PublishingFixture.git(repository: path, branch: "main"), adopts: true)
        .told == refusal(path))
    #expect(try fixture.publish(PublishingFixture.git(repository: path)).told == "")
    #expect(
      try git.files(in: "site").keys.sorted() == [".nojekyll", ".sitegen-published", "index.html"])
  }

  @Test(arguments: [
    ("git@git.example:a/site.git", "https://git.example/a/site"),
    ("https://git.example/a/site.git/", "ssh://git@git.example/a/site.git"),
    ("https://git.example/A/Site", "https://git.example/a/site.git"),
  ])
  func norIsItUnderAnotherAddress(remote: String, address: String) throws {
    try git("-C", "site", "remote", "add", "origin", remote)
    #expect(
      try fixture.publish(PublishingFixture.git(repository: address, branch: "main"), adopts: true)
        .told == refusal(address))
  }

  @Test func aBranchOfTheSameNameElsewhereIsATarget() throws {
    try git("init", "--quiet", "--bare", "share.git")
    try git("-C", "site", "remote", "add", "origin", "https://git.example/a/site")
    #expect(try fixture.publish(PublishingFixture.git(branch: "main")).told == "")
  }
}
