import Diagnostics
import SiteGenerator
import TestSupport
import Testing

@Suite struct OutputLocationTests {
  private func told(
    _ output: String, in folder: TemporaryFolder, root: String = "site", home: String = "home/me"
  ) -> String {
    let output = Folder(path: output.hasPrefix("/") ? output : folder.absolute(output))
    let fault = OutputLocation.fault(
      of: output, root: Folder(path: folder.absolute(root)),
      homes: [Folder(path: folder.absolute("elsewhere")), Folder(path: folder.absolute(home))])
    return printed(fault.map { [$0] } ?? []).replacing(folder.path, with: "…")
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.makeFolder("home/me")
    for path in ["content", "site/static", "themes/mine", "public", ".git"] {
      try folder.makeFolder("site/" + path)
    }
    return folder
  }

  @Test(arguments: [
    "site/public", "site/public/x", "public", "site/contents", "site/content.old", "site/new/deep",
    "sitex", "site/themes2", "site/content/../public", "home/me/public", "home/you", "site/.github",
    "site/.git/../public", "site/git",
  ])
  func takesAFolderOfItsOwn(path: String) throws {
    #expect(told(path, in: try folder()) == "")
  }

  @Test(arguments: [
    ("site", "holds the site itself"), ("", "holds the site itself"),
    ("/", "is the top of the file system"),
    ("site/../../../../../../../..", "is the top of the file system"),
    ("home/me", "is your home folder"), ("home/new/../me", "is your home folder"),
    ("home", "holds your home folder"), ("site/.git", "is inside a folder '.git'"),
    ("site/.git/public", "is inside a folder '.git'"),
    ("site/.sitegen", "is inside the site's folder '.sitegen'"),
    ("site/.sitegen/cache/x", "is inside the site's folder '.sitegen'"),
    ("other/.sitegen/x", "is inside a folder '.sitegen'"),
    ("site/", "holds the site itself"), ("site/public/..", "holds the site itself"),
    ("site/content", "is inside the site's folder 'content'"),
    ("site/content/a/new/b", "is inside the site's folder 'content'"),
    ("site/site", "is inside the site's folder 'site'"),
    ("site/site/static/x", "is inside the site's folder 'site'"),
    ("site/themes/mine/assets", "is inside the site's folder 'themes'"),
    ("site/public/../content/x", "is inside the site's folder 'content'"),
    ("site/new/..", "holds the site itself"),
    ("site/new/../content/x", "is inside the site's folder 'content'"),
    ("site/new/./deep/../../site/static", "is inside the site's folder 'site'"),
  ])
  func refusesAFolderOfTheSites(path: String, reason: String) throws {
    let plain = path == "site/" ? "site" : path
    let shown = plain.hasPrefix("/") ? plain : plain.isEmpty ? "…" : "…/" + plain
    #expect(
      told(path, in: try folder()) == """
        sitegen: error: the output folder '\(shown)' \(reason) [invalid-value]
            hint: name another folder with --output, such as public

        """)
  }

  @Test func looksThroughLinks() throws {
    let folder = try folder()
    try folder.link("shortcut", to: "site/content")
    #expect(told("shortcut/new", in: folder).contains("is inside the site's folder 'content'"))
    try folder.remove("site/content")
    try folder.makeFolder("data/public")
    try folder.link("site/content", to: "../data")
    #expect(told("data/public", in: folder).contains("is inside the site's folder 'content'"))
    try folder.link("whole", to: "site")
    #expect(told("whole", in: folder).contains("holds the site itself"))
    #expect(told("site/public", in: folder, root: "whole") == "")
    try folder.remove("site/content")
    try folder.link("site/content", to: "../data/public")
    #expect(told("data", in: folder).contains("holds the site's folder 'content'"))
    try folder.link("house", to: "home/me")
    #expect(told("house", in: folder).contains("is your home folder"))
    #expect(told("home/me", in: folder, home: "house").contains("is your home folder"))
  }
}
