import Foundation
import TestSupport
import Testing

/// Where `sitegen card` writes, and in which format.
@Suite struct CardOutputTests {
  let run: QRRun
  var sitegen: Sitegen { run.sitegen }
  private let card = ["card", "--title", "A"]

  init() throws {
    run = try QRRun()
  }

  private func expect(
    _ options: [String], _ message: String, hint: String, status: Int32 = 2,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(
      try sitegen.run(card + options) == QRRun.failure(status, message, hint: hint),
      sourceLocation: sourceLocation)
  }

  @Test func choosesTheFormatByTheFilesEnding() throws {
    let starts: [(String, [UInt8])] = [
      ("a.png", [0x89, 0x50]), ("a.JPG", [0xFF, 0xD8]), ("a.jpeg", [0xFF, 0xD8]),
      ("a.webp", Array("RIFF".utf8)), ("deep/er/a.png", [0x89, 0x50]),
    ]
    for (name, start) in starts {
      #expect(
        try sitegen.run(card + ["-o", name, "-q"])
          == Run.Result(status: 0, output: "", errors: ""))
      #expect(try run.file(name).starts(with: start), "\(name)")
    }
  }

  @Test func refusesAnEndingOfAnotherFormat() throws {
    try expect(
      ["-o", "a.png", "--format", "jpeg"],
      "'a.png' has the ending of PNG, but the format is JPEG [invalid-value]",
      hint: "leave --format out, or end the name in .jpg or .jpeg")
    try expect(
      ["-o", "a.gif"], "the name 'a.gif' does not tell the format [invalid-value]",
      hint: "use one of the endings .png, .jpg, .jpeg, .webp, .avif, or end a folder's name in '/'")
    try expect(
      ["-o", ""], "'--output' must name a folder [invalid-value]",
      hint: "leave it out for the usual one")
    #expect(try sitegen.folder.tree() == [:])
  }

  @Test func writesIntoFolders() throws {
    try sitegen.folder.write("kept", to: "v1.2/b.txt")
    for (option, path) in [
      ("new", "new/a-wide.png"), ("v1.2", "v1.2/a-wide.png"), ("x.gif/", "x.gif/a-wide.png"),
      ("./deep/er/", "deep/er/a-wide.png"),
    ] {
      #expect(try sitegen.run(card + ["-o", option, "-q"]).status == 0)
      #expect(PNGHeader(try run.file(path)) == PNGHeader(width: 1200, height: 630))
    }
    #expect(
      try sitegen.run(card + ["-o", "all.of.them", "--size", "all"]).output
        .hasPrefix("wrote all.of.them/a-square.png, 1080x1080 pixels in "))
  }

  @Test func writesOneCardToAFile() throws {
    let hint = "name a folder, such as '-o cards/', or one --size"
    try expect(
      ["-o", "a.png", "--size", "all"], "'a.png' can take one card, not 4 [invalid-value]",
      hint: hint)
    try expect(
      ["-o", "-", "--size", "square,wide"],
      "standard output can take one card, not 2 [invalid-value]", hint: hint)
    #expect(
      try sitegen.run(card + ["-o", "a.png", "--size", "wide", "--size", "wide", "-q"])
        == Run.Result(status: 0, output: "", errors: ""))
  }

  @Test func writesToStandardOutput() throws {
    #expect(
      try run.shell("sitegen card --title A -o - > a.png; sitegen card --title A -q -o b.png")
        == Run.Result(status: 0, output: "", errors: ""))
    #expect(try run.file("a.png") == run.file("b.png"))
    #expect(
      try run.shell("sitegen card --title A -o - --format jpeg > a.jpg").status == 0)
    #expect(try run.file("a.jpg").starts(with: [0xFF, 0xD8]))
    try expect(
      ["-o", "-", "--json"], "'--json' and '-o -' cannot be used together [unexpected-argument]",
      hint: "write the card to a file, such as '-o card.png'")
  }

  @Test func writesNoPictureToATerminal() throws {
    #expect(
      try run.onTerminal(
        columns: 80, command: "card", environment: ["NO_COLOR": "1"], "--title", "A", "-o", "-")
        == Run.Result(
          status: 2,
          output: """
            sitegen: error: a picture would garble the terminal [invalid-value]
                hint: write it to a file, such as '-o card.png'

            """, errors: ""))
  }

  @Test func replacesAFileAndLeavesNothingElse() throws {
    try sitegen.folder.write("old", to: "a.png")
    #expect(try sitegen.run(card + ["-o", "a.png", "-q"]).status == 0)
    #expect(try sitegen.folder.tree().keys.sorted() == ["a.png"])
    #expect(PNGHeader(try run.file("a.png")) == PNGHeader(width: 1200, height: 630))
  }

  @Test func keepsTheOldFileWhereTheCardCannotBeDrawn() throws {
    try sitegen.folder.write("old", to: "a.png")
    let link = "https://share.example/" + String(repeating: "x", count: 1000)
    #expect(try sitegen.run(card + ["--link", link, "-o", "a.png"]).status == 1)
    #expect(try sitegen.folder.tree() == ["a.png": Data("old".utf8)])
  }

  @Test func refusesPlacesThatAreNoFiles() throws {
    try sitegen.folder.write("kept", to: "a.png/b.txt")
    try expect(
      ["-o", "a.png"], "cannot write 'a.png': it is a folder [unwritable-file]",
      hint: "name a file in it, such as 'a.png/a-wide.png'", status: 3)
    try sitegen.folder.write("kept", to: "file")
    let result = try sitegen.run(card + ["-o", "file/a.png"])
    #expect(result.status == 3)
    #expect(result.errors.hasPrefix("sitegen: error: cannot write 'file"))
    #expect(
      try run.shell("ln -s /dev/null null.png; sitegen card --title A -o null.png")
        == QRRun.failure(
          3, "cannot write 'null.png': it is not an ordinary file [unwritable-file]",
          hint: "name another file, or write to standard output with '-o -'"))
  }

  @Test func explainsItselfWithExamples() throws {
    let help = try sitegen.run("help", "card")
    #expect(help.status == 0)
    #expect(help.output.hasPrefix("Draw cards without building a site.\n"))
    #expect(help.output.split(separator: "\n").count { $0.hasPrefix("  sitegen card ") } == 5)
  }
}
