import Diagnostics
import SiteGenerator
import TestSupport
import Testing

@Suite struct OutputLocationTests {
  private func told(_ output: String, in folder: TemporaryFolder, root: String = "site") -> String {
    let output = Folder(path: output.hasPrefix("/") ? output : folder.absolute(output))
    let fault = OutputLocation.fault(of: output, root: Folder(path: folder.absolute(root)))
    return printed(fault.map { [$0] } ?? []).replacing(folder.path, with: "…")
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for path in ["content", "site/static", "themes/mine", "public"] {
      try folder.makeFolder("site/" + path)
    }
    return folder
  }

  @Test(arguments: [
    "site/public", "site/public/x", "public", "site/contents", "site/content.old", "site/new/deep",
    "sitex", "site/themes2", "site/content/../public",
  ])
  func takesAFolderOfItsOwn(path: String) throws {
    #expect(told(path, in: try folder()) == "")
  }

  @Test(arguments: [
    ("site", "holds the site itself"), ("", "holds the site itself"),
    ("/", "holds the site itself"),
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
  }
}
