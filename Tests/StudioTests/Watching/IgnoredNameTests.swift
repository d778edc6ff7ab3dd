import Testing

@testable import Studio

@Suite struct IgnoredNameTests {
  @Test(arguments: [
    ".git", ".DS_Store", "4913", ".first-5k.md.swp", "first-5k.md~", ".#first-5k.md",
    ".goutputstream-X1Y2Z3", ".nfs0001", ".sitegen-staging", "first-5k.md___jb_tmp___",
  ])
  func whatEditorsAndSitegenItselfWriteIsIgnored(name: String) {
    #expect(IgnoredName.contains(name, isFolder: false))
  }

  @Test(arguments: ["first-5k.md", "_index.md", ".well-known", ".nojekyll", "49130", "a.git", ""])
  func whatASiteIsMadeOfIsNot(name: String) {
    #expect(!IgnoredName.contains(name, isFolder: false))
  }

  @Test(arguments: [("4913", false), (".git", true), ("drafts~", true)])
  func aFoldersNameCountsAsOneToo(name: String, isIgnored: Bool) {
    #expect(IgnoredName.contains(name, isFolder: true) == isIgnored)
  }
}
