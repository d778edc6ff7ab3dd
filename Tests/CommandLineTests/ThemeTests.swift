import Foundation
import TestSupport
import Testing

@Suite struct ThemeTests {
  let sitegen: Sitegen

  init() throws {
    sitegen = try Sitegen()
    try sitegen.writeSite()
  }

  /// What the listing for programs says.
  private func listing() throws -> [String: Any] {
    let result = try sitegen.run("theme", "list", "--json")
    #expect(result.status == 0)
    #expect(result.errors == "")
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    return try #require(json as? [String: Any])
  }

  private func theme(_ name: String) throws -> [String: Any] {
    let themes = try #require(try listing()["themes"] as? [[String: Any]])
    return try #require(themes.first { $0["name"] as? String == name })
  }

  @Test func listsThemesAndStyles() throws {
    try sitegen.folder.write(
      "title: Mine\ndescription: Loud.\nextends: default\n", to: "themes/mine/theme.yml")
    try sitegen.folder.write(
      "content: {icon: accent, size: 9}\n", to: "themes/mine/cards/event.yml")
    let result = try sitegen.run("theme")
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(
      result.output.hasPrefix("Themes:\n"), Comment(rawValue: result.output))
    #expect(result.output.contains("\n  default: Default (the site's theme)\n"))
    #expect(result.output.contains("\n  mine: Mine, extends 'default'\n      Loud.\n"))
    #expect(
      result.output.contains(
        /\n      cards      1 from themes\/mine, \d+ from built-in 'default'\n/))
    #expect(
      result.output.hasSuffix(
        """

        Styles:
          branded     Branded
          midnight    Midnight
          minimal     Minimal
          mint        Mint
          mono        Mono
          neon        Neon
          paper       Paper
          photo       Photo
          statistics  Statistics
          sunrise     Sunrise

        """))
    #expect(try sitegen.run("theme", "list") == result)
  }

  @Test func writesTheListingForPrograms() throws {
    try sitegen.folder.write("gallery: \"\\\"All\\\"\"\n", to: "themes/default/strings/en.yml")
    try sitegen.folder.write(
      "title: \"A \\\"b\\\" \\\\ ü\"\nextends: default\nstyle: minimal\n",
      to: "themes/mine/theme.yml")
    let mine = try theme("mine")
    #expect(mine["title"] as? String == "A \"b\" \\ ü")
    #expect(mine["extends"] as? String == "default")
    #expect(mine["style"] as? String == "minimal")
    #expect(mine["licence"] is NSNull)
    #expect(mine["is-used"] as? Bool == false)
    #expect(try theme("default")["is-used"] as? Bool == true)
    #expect((mine["languages"] as? [String])?.contains("ar") == true)
    let files = try #require(mine["files"] as? [[String: Any]])
    let strings = files.filter { $0["part"] as? String == "strings" }
    #expect(strings.compactMap { $0["folder"] as? String } == ["themes/default"])
    #expect(strings.compactMap { $0["count"] as? Int }.first == 1)
    let styles = try listing()["styles"] as? [[String: String]]
    #expect(styles?.first == ["name": "branded", "display-name": "Branded"])
  }

  @Test func listsTheOtherThemesBesideABrokenOne() throws {
    try sitegen.folder.write("title: Mine\nextends: mien\n", to: "themes/mine/theme.yml")
    let result = try sitegen.run("theme")
    #expect(result.status == 1)
    #expect(result.output.contains("default: Default"))
    #expect(
      result.errors.hasPrefix(
        """
        themes/mine/theme.yml:2:10: error: unknown theme 'mien' [unknown-theme]
            extends: mien
                     ^~~~ did you mean 'mine'? themes: 
        """))
  }

  @Test func listsTheBuiltInThemesWhereThereIsNoSite() throws {
    let elsewhere = try TemporaryFolder()
    let result = try sitegen.run("theme", in: elsewhere.url)
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.output.contains("\n  default: Default\n"))
  }

  @Test func makesAThemeThatLooksLikeTheOther() throws {
    let result = try sitegen.run("theme", "new", "my-own")
    #expect(
      result
        == Run.Result(
          status: 0,
          output: """
            made themes/my-own with 1 file
            To use it, write in site/site.yml:

                theme: my-own

            """, errors: ""))
    #expect(Array(try sitegen.folder.tree("themes").keys) == ["my-own/theme.yml"])
    let manifest = try #require(try sitegen.folder.tree("themes")["my-own/theme.yml"])
    #expect(
      String(decoding: manifest, as: UTF8.self).hasPrefix("title: My Own\nextends: default\n\n# "))
    _ = try sitegen.run("build", "--quiet", "--output", "before")
    try sitegen.folder.write(
      "title: Moments\nurl: https://share.example.org/app\ntheme: my-own\n"
        + "app: {name: Trail, schemes: [com.example.trail]}\n", to: "site/site.yml")
    #expect(try sitegen.run("build", "--quiet") == Run.Result(status: 0, output: "", errors: ""))
    // The manifests differ in what the files were made of.
    let (after, before) = try (sitegen.folder.tree("public"), sitegen.folder.tree("before"))
    #expect(
      after.filter { $0.key != ".sitegen-manifest" }
        == before.filter { $0.key != ".sitegen-manifest" })
  }

  @Test func copiesThePartsThatAreAskedFor() throws {
    #expect(
      try sitegen.run("theme", "new", "mine", "--only", "strings,icons", "--only", "cards").status
        == 0)
    let copied = try sitegen.folder.tree("themes/mine")
    let original = try TemporaryFolder.tree(of: Checkout.root.appending(path: "themes/default"))
    let expected = original.filter {
      $0.key.hasPrefix("strings/") || $0.key.hasPrefix("cards/")
        || ["card.yml", "icons.yml"].contains($0.key)
    }
    #expect(copied.filter { $0.key != "theme.yml" } == expected)
    #expect(expected.count > 6)
  }

  @Test func makesTheSitesOwnVersionOfABuiltInTheme() throws {
    let result = try sitegen.run("theme", "new", "default", "--only", "assets")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("made themes/default with "))
    #expect(result.output.hasSuffix(" files\nThe site uses this theme already.\n"))
    #expect(
      try sitegen.run("build", "--quiet") == Run.Result(status: 0, output: "", errors: ""))
  }

  @Test func buildsOnAThemeOfTheSite() throws {
    try sitegen.folder.write("title: Base\nextends: default\n", to: "themes/base/theme.yml")
    try sitegen.folder.write("p {}", to: "themes/base/assets/base.css")
    #expect(
      try sitegen.run("theme", "new", "mine", "--from", "base", "--only", "assets").status == 0)
    let made = try sitegen.folder.tree("themes/mine")
    #expect(made["assets/base.css"] == Data("p {}".utf8))
    #expect(made["assets/style.css"] != nil)
    let manifest = String(decoding: try #require(made["theme.yml"]), as: UTF8.self)
    #expect(manifest.hasPrefix("title: Mine\nextends: base\n"))
  }

  @Test func neverChangesAFolderThatIsThere() throws {
    try sitegen.folder.write("mine", to: "themes/mine/notes.txt")
    #expect(
      try sitegen.run("theme", "new", "mine")
        == Run.Result(
          status: 1, output: "",
          errors: """
            sitegen: error: 'themes/mine' is there already [existing-file]
                hint: choose another name, or change the files in it

            """))
    #expect(Array(try sitegen.folder.tree("themes").keys) == ["mine/notes.txt"])
  }

  @Test func leavesNothingBehindWhereItCannotWrite() throws {
    try sitegen.folder.write("a file", to: "themes")
    let before = try sitegen.folder.tree()
    let result = try sitegen.run("theme", "new", "mine", "--only", "cards")
    #expect(
      result
        == Run.Result(
          status: 3, output: "",
          errors: """
            sitegen: error: cannot write './themes': it is not a folder [unwritable-file]
                hint: check its permissions and the free space

            """))
    #expect(try sitegen.folder.tree() == before)
  }

  @Test(arguments: [
    ("My Theme", "my-theme"), ("../escape", "escape"), ("a/b", "a-b"), ("Übung", "übung"),
  ])
  func refusesANameThatIsNoPartOfAnAddress(name: String, slug: String) throws {
    #expect(
      try sitegen.run("theme", "new", name)
        == Run.Result(
          status: 1, output: "",
          errors: """
            sitegen: error: '\(name)' cannot be the name of a theme [invalid-value]
                hint: use small letters, digits and hyphens, as in '\(slug)'

            """))
    #expect(try !sitegen.folder.tree().keys.contains { $0.hasPrefix("themes/") })
  }

  @Test func refusesWhatCannotBeBuiltOn() throws {
    let unknown = try sitegen.run("theme", "new", "mine", "--from", "defualt")
    #expect(unknown.status == 1)
    #expect(
      unknown.errors.hasPrefix(
        """
        sitegen: error: unknown theme 'defualt' [unknown-theme]
            hint: did you mean 'default'? themes: 
        """))
    try sitegen.folder.write("title: Base\nextends: default\n", to: "themes/base/theme.yml")
    #expect(
      try sitegen.run("theme", "new", "default", "--from", "base")
        == Run.Result(
          status: 1, output: "",
          errors: """
            sitegen: error: 'default' cannot extend 'base', which extends 'default' itself \
            [endless-theme]
                hint: choose another name

            """))
  }

  @Test func makesNoThemeWhereThereIsNoSite() throws {
    let elsewhere = try TemporaryFolder()
    let result = try sitegen.run("theme", "new", "mine", in: elsewhere.url)
    #expect(result.status == 1)
    #expect(
      result.errors == """
        sitegen: error: there is no site here: 'site/site.yml' does not exist [missing-site]
            hint: run sitegen in the folder that holds 'site' and 'content', or name it with --root

        """)
    #expect(try elsewhere.tree().isEmpty)
  }
}
