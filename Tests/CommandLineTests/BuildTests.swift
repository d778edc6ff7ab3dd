import Foundation
import TestSupport
import Testing

@Suite struct BuildTests {
  let sitegen: Sitegen

  init() throws {
    sitegen = try Sitegen()
    try sitegen.writeSite()
  }

  @Test func buildsWithTheThemeInTheBinaryAlone() throws {
    let installed = sitegen.folder.url.appending(path: "bin/sitegen")
    try FileManager.default.createDirectory(
      at: installed.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: Checkout.program, to: installed)
    let result = try sitegen.run("build", program: installed)
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(
      result.output.wholeMatch(
        of: /built 4 pages and 4 cards \(4 drawn\) into public in \d+\.\d s\n/) != nil)
    #expect(
      Set(try sitegen.folder.tree("public").keys) == [
        ".sitegen-manifest", "index.html", "gallery/index.html", "hills/first/index.html",
        "404.html", "assets/gallery.css", "assets/site.js", "assets/style.css",
        "cards/hills/first/square.png", "cards/hills/first/story.png",
        "cards/hills/first/wide.png", "cards/hills/first/compact.png",
      ])
  }

  @Test func writesNothingWhenQuiet() throws {
    #expect(
      try sitegen.run("build", "--quiet") == Run.Result(status: 0, output: "", errors: ""))
  }

  @Test func tellsEveryFaultAndKeepsTheLastOutput() throws {
    _ = try sitegen.run("build", "--quiet")
    let before = try sitegen.folder.tree("public")
    try sitegen.folder.write(
      "---\nkind: achievement\ntitle: Second\nmetric: 1\nstyle: brandd\nicon: figure.rum\n"
        + "tilte: x\n---\n", to: "content/hills/second.md")
    let result = try sitegen.run("build")
    #expect(
      result
        == Run.Result(
          status: 1, output: "",
          errors: """
            content/hills/second.md:5:8: error: unknown style 'brandd' [unknown-style]
                style: brandd
                       ^~~~~~ did you mean 'branded'? styles: branded, midnight, minimal, \
            mint, mono, neon, paper, photo, statistics, sunrise
            content/hills/second.md:6:7: error: unknown icon 'figure.rum' [unknown-icon]
                icon: figure.rum
                      ^~~~~~~~~~ did you mean 'figure.run', 'figure.2' or \
            'figure.roll'? use an SF Symbol name, a Material icon name, one emoji or a picture file
            content/hills/second.md:7:1: error: unknown key 'tilte' [unknown-key]
                tilte: x
                ^~~~~ did you mean 'title'?
            sitegen: 3 errors, 0 warnings

            """))
    #expect(try sitegen.folder.tree("public") == before)
  }

  @Test func removesWhatIsNoLongerMadeAndNothingElse() throws {
    _ = try sitegen.run("build", "--quiet")
    try sitegen.folder.write("mine", to: "public/notes.txt")
    try sitegen.folder.write("---\ntitle: Other\n---\n", to: "content/other.md")
    try FileManager.default.removeItem(
      at: sitegen.folder.url.appending(path: "content/hills"))
    #expect(try sitegen.run("build", "--quiet").status == 0)
    let paths = Set(try sitegen.folder.tree("public").keys)
    #expect(paths.contains("notes.txt"))
    #expect(paths.contains("cards/other/wide.png"))
    #expect(!paths.contains { $0.contains("hills") })
    #expect(
      !FileManager.default.fileExists(
        atPath: sitegen.folder.url.appending(path: "public/cards/hills").path))
  }

  @Test func tellsHowManyCardsWereDrawn() throws {
    func drawn(_ arguments: String...) throws -> Substring? {
      let output = try sitegen.run(["build"] + arguments).output
      return output.firstMatch(of: /^built 4 pages and 4 cards \((\d) drawn\) into public/)?.1
    }
    #expect(try drawn("--no-cache") == "4")
    #expect(try !sitegen.folder.tree().keys.contains { $0.hasPrefix(".sitegen") })
    #expect(try drawn() == "4")
    #expect(try drawn() == "0")
    #expect(try drawn("--no-cache") == "4")
    try FileManager.default.removeItem(at: sitegen.folder.url.appending(path: "public"))
    #expect(try drawn() == "0")
  }

  @Test func theManifestTellsOfDrafts() throws {
    for (arguments, line) in [(["--drafts"], "drafts true\n"), ([], "drafts false\n")] {
      #expect(try sitegen.run(["build", "--quiet"] + arguments).status == 0)
      let manifest = try #require(try sitegen.folder.tree("public")[".sitegen-manifest"])
      #expect(String(decoding: manifest, as: UTF8.self).contains(line))
    }
  }

  @Test func givesTheSameBytesWhateverIsAround() throws {
    _ = try sitegen.run("build", "--quiet", "--jobs", "1")
    let first = try sitegen.folder.tree("public")
    let other = try Sitegen()
    try other.writeSite()
    let result = try other.run(
      "-c", "umask 077; exec \"$0\" build --quiet --jobs 8", Checkout.program.path,
      program: URL(filePath: "/bin/sh"),
      environment: [
        "TZ": "Pacific/Kiritimati", "LANG": "tr_TR.UTF-8", "LC_ALL": "zh_CN.UTF-8",
        "LANGUAGE": "ja", "FC_LANG": "zh-tw", "FREETYPE_PROPERTIES": "cff:no-stem-darkening=0",
        "HB_SHAPER_LIST": "fallback", "FONTCONFIG_SYSROOT": "/nowhere",
      ])
    #expect(result == Run.Result(status: 0, output: "", errors: ""))
    #expect(try other.folder.tree("public") == first)
    let attributes = try FileManager.default.attributesOfItem(
      atPath: other.folder.url.appending(path: "public/index.html").path)
    #expect(attributes[.posixPermissions] as? Int == 0o644)
  }

  @Test func buildsASiteElsewhereByItsRoot() throws {
    let elsewhere = try TemporaryFolder()
    let result = try sitegen.run(
      "build", "--quiet", "--root", sitegen.folder.path, in: elsewhere.url)
    #expect(result == Run.Result(status: 0, output: "", errors: ""))
    #expect(try elsewhere.tree().isEmpty)
    #expect(try sitegen.folder.tree("public")["index.html"] != nil)
  }

  /// The folder that a command runs in is no part of what it makes.
  @Test func drawsWithAThemesFontHoweverTheRootIsWritten() throws {
    func card() throws -> Data? { try sitegen.folder.tree("public")["cards/hills/first/wide.png"] }
    _ = try sitegen.run("build", "--quiet")
    let plain = try card()
    let font = try #require(SystemFonts.file(named: "Quicksand-Regular"))
    try sitegen.folder.write("title: Thin\nextends: default\n", to: "themes/thin/theme.yml")
    let fonts = sitegen.folder.url.appending(path: "themes/thin/fonts")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: font, to: fonts.appending(path: "a.ttf"))
    let configuration = sitegen.folder.url.appending(path: "site/site.yml")
    let text = try String(contentsOf: configuration, encoding: .utf8)
    try sitegen.folder.write(text + "theme: thin\n", to: "site/site.yml")

    #expect(
      try sitegen.run("build", "--quiet") == Run.Result(status: 0, output: "", errors: ""))
    let drawn = try card()
    #expect(drawn != nil && drawn != plain)
    let elsewhere = try TemporaryFolder()
    let result = try sitegen.run(
      "build", "--quiet", "--no-cache", "--root", sitegen.folder.path, in: elsewhere.url)
    #expect(result == Run.Result(status: 0, output: "", errors: ""))
    #expect(try card() == drawn)
  }
}
