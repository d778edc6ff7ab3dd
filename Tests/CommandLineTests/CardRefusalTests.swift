import Foundation
import TestSupport
import Testing

/// What `sitegen card` does not take from a command line.
@Suite struct CardRefusalTests {
  let sitegen: Sitegen

  init() throws {
    sitegen = try Sitegen()
  }

  private func expect(
    _ options: [String], _ message: String, hint: String, status: Int32 = 2,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(
      try sitegen.run(["card"] + options) == QRRun.failure(status, message, hint: hint),
      sourceLocation: sourceLocation)
  }

  @Test func namesTheKindsThatHaveAnOption() throws {
    try expect(
      ["--kind", "quote", "--quote", "x", "--metric", "4"],
      "'--metric' is not for the kind 'quote' [unexpected-argument]",
      hint: "leave it out, or choose another kind by --kind; kinds that have it: achievement")
    try expect(
      ["--quote", "x", "--icon", "star"],
      "'--icon' is not for the kind 'quote' [unexpected-argument]",
      hint: "leave it out, or choose another kind by --kind; kinds that have it: achievement, "
        + "invite, page")
    try expect(
      ["--title", "x", "--email", "a@example.org"],
      "'--email' is not for the kind 'page' [unexpected-argument]",
      hint: "leave it out, or choose another kind by --kind; kinds that have it: contact")
  }

  @Test func namesTheNearestOfWhatThereIs() throws {
    try expect(
      ["--title", "x", "--style", "brandd"], "'--style': unknown style 'brandd' [unknown-style]",
      hint: "did you mean 'branded'? styles: branded, midnight, minimal, mint, mono, neon, paper, "
        + "photo, statistics, sunrise")
    try expect(
      ["--title", "x", "--icon", "trofy"], "'--icon': unknown icon 'trofy' [unknown-icon]",
      hint: "did you mean 'trophy'? use an SF Symbol name, a Material icon name, one emoji or a "
        + "picture file")
    try expect(
      ["--title", "x", "--size", "wid"], "'--size': unknown size 'wid' [invalid-value]",
      hint: "did you mean 'wide'? sizes: square, story, wide, compact")
    try expect(
      ["--title", "x", "--kind", "quot"], "'--kind': unknown kind 'quot' [unknown-kind]",
      hint: "did you mean 'quote'? kinds: achievement, contact, event, invite, page, quote, "
        + "statistics")
    try expect(
      ["--title", "x", "--theme", "deflt"], "unknown theme 'deflt' [unknown-theme]",
      hint: "did you mean 'default'? themes: broadsheet, default")
    try expect(
      ["--title", "x", "--format", "gif"], "'--format' cannot be 'gif' [invalid-value]",
      hint: "values: png, jpeg, webp, avif")
  }

  @Test func namesTheOptionsInPlaceOfKeys() throws {
    try expect(
      ["--metric", "4"], "missing '--title' [missing-key]", hint: "add --title '…'")
    try expect(
      ["--kind", "achievement", "--title", "x"], "missing '--metric' [missing-key]",
      hint: "add the value that was reached, such as --metric '500 pts'")
    try expect(
      ["--kind", "statistics", "--title", "x"], "missing '--stat' [missing-key]",
      hint: "add figures, such as --stat 'Steps=52,340:up'")
    try expect(
      ["--kind", "invite", "--title", "x"], "missing '--code' [missing-key]",
      hint: "add the code of the invitation, such as --code 'MUSIC-A3B7K2'")
    try expect(["--kind", "page"], "missing '--title' [missing-key]", hint: "add --title '…'")
    try expect(
      ["--title", "x", "--metric", "4", "--progress", "half"],
      "'--progress' must be a number from 0 to 1, not 'half' [wrong-type]",
      hint: "write it in digits")
  }

  @Test func refusesFiguresThatAreNone() throws {
    try expect(
      ["--title", "x", "--stat", "7"], "missing 'label' in item 1 of '--stat' [missing-key]",
      hint: "write it as in --stat 'Steps=52,340:up'")
    try expect(
      ["--title", "x", "--stat", "a=1", "--stat", "b=3:upp"],
      "'--stat': unknown trend 'upp' [invalid-value]",
      hint: "did you mean 'up'? trends: up, down, neutral")
  }

  @Test func refusesValuesWithoutAName() throws {
    for text in ["Friday", "=Friday", "", " =x"] {
      try expect(
        ["--title", "x", "--param=\(text)"],
        "'--param' must have a name and a value, not '\(text)' [invalid-value]",
        hint: "write it as in --param 'when=Friday at eight'")
    }
    try expect(
      ["--title", "x", "--param", "when=\u{7}"],
      "'--param' holds the control character U+0007 [invalid-value]", hint: "remove it")
  }

  @Test func refusesHostileText() throws {
    try expect(
      ["--title", "a\u{7}b"], "'--title' holds the control character U+0007 [invalid-value]",
      hint: "remove it")
    try expect(
      ["--title", "x", "--link", "https://a.example", "--caption", "\u{1B}[2J"],
      "'--caption' holds the control character U+001B [invalid-value]", hint: "remove it")
    try expect(
      ["--title", "x", "--link", "javascript:alert(1)"],
      "'--link' is not right: the scheme 'javascript' is never allowed in a link [invalid-url]",
      hint: "use 'https' or a scheme of your own app")
    for option in ["title", "subtitle", "icon", "brand", "link", "language", "style", "budget"] {
      for value in ["", " \u{200B}"] {
        let result = try sitegen.run("card", "--title", "x", "--\(option)", value)
        #expect(result.status == 2, "\(option)")
        #expect(result.errors.hasPrefix("sitegen: error: '--\(option)'"), "\(result.errors)")
      }
    }
    #expect(try sitegen.folder.tree() == [:])
  }

  @Test func refusesWhatHasNoEffect() throws {
    try expect(
      ["--title", "x", "--caption", "y"],
      "'--caption' is the text below a code, and the card has none [unexpected-argument]",
      hint: "add --link, or leave it out")
    try expect(
      ["--title", "x", "--quality", "80"],
      "only JPEG, WebP and AVIF files have a quality, not PNG [unexpected-argument]",
      hint: "leave '--quality' out, or choose another format by --format")
  }

  @Test func refusesToMixAFileWithWhatOptionsSay() throws {
    try sitegen.writeSite()
    try expect(
      ["content/hills/first.md", "--title", "x"],
      "'--title' cannot be used with a file [unexpected-argument]",
      hint: "write 'title: …' into the file, or leave the file out")
    try expect(
      ["content/hills/first.md", "--name", "x"],
      "'--name' cannot be used with a file [unexpected-argument]",
      hint: "write 'display-name: …' into the file, or leave the file out")
    try expect(
      ["content/hills/first.md", "--caption", "x"],
      "'--caption' cannot be used with a file [unexpected-argument]",
      hint: "leave one of them out")
  }

  @Test func refusesFilesThatHaveNoCard() throws {
    let hint = "name a content file (.md) or a data file (.csv, .json, .ndjson)"
    try sitegen.writeSite()
    try sitegen.folder.write("", to: "content/_index.md")
    try expect(
      ["content/_index.md"],
      "'content/_index.md' describes a section, which has no card [invalid-value]", hint: hint)
    try expect(
      ["site/site.yml"],
      "'site/site.yml' is neither a content file nor a data file [invalid-value]", hint: hint)
    try expect(
      ["a.md"], "cannot read 'a.md': there is no such file [unreadable-file]", hint: hint,
      status: 3)
    try expect(
      [], "there is nothing to draw [missing-value]",
      hint: "name a content file or a data file, or say what is on the card, such as by --title")
  }

  @Test func refusesAFolderThatIsNoSite() throws {
    try expect(
      ["--title", "x", "--site", "nope"],
      "there is no site in 'nope': 'site/site.yml' does not exist [missing-site]",
      hint: "name the folder that holds 'site' and 'content', or leave '--site' out")
    try expect(
      ["--title", "x", "--site", ""], "'--site' must name a folder [invalid-value]",
      hint: "leave it out for the usual one")
    try expect(
      ["--title", "x", "--theme", ""], "'--theme' is empty [invalid-value]",
      hint: "leave it out for the site's theme")
  }
}
