import Foundation
import TestSupport
import Testing

/// What `sitegen card` draws of a data file.
@Suite struct CardDataTests {
  let run: QRRun
  var sitegen: Sitegen { run.sitegen }

  init() throws {
    run = try QRRun()
  }

  private static let files = [
    "moments.csv": "title,link\nOne,https://share.example/1\nTwo,\n",
    "moments.json": #"[{"title": "One", "link": "https://share.example/1"}, {"title": "Two"}]"#,
    "moments.ndjson":
      "{\"title\": \"One\", \"link\": \"https://share.example/1\"}\n{\"title\": \"Two\"}\n",
  ]

  @Test func drawsEachRecordInEachSize() throws {
    var drawn: [[String: Data]] = []
    for (name, text) in Self.files {
      try sitegen.folder.write(text, to: name)
      #expect(
        try sitegen.run("card", name, "-o", "\(name).d/", "--size", "wide,compact")
          == Run.Result(status: 0, output: "wrote 4 cards into \(name).d\n", errors: ""))
      drawn.append(try sitegen.folder.tree("\(name).d"))
    }
    #expect(
      drawn[0].keys.sorted() == [
        "one-compact.png", "one-wide.png", "two-compact.png", "two-wide.png",
      ])
    #expect(drawn.allSatisfy { $0 == drawn[0] })
  }

  @Test func listsWhatItWroteForPrograms() throws {
    try sitegen.folder.write("title,link\nOne,https://share.example/1\n", to: "a.csv")
    let result = try sitegen.run(
      "card", "a.csv", "-o", "cards", "--size", "square", "--size", "wide", "--json")
    let sizes = try ["square", "wide"].map { try run.file("cards/one-\($0).png").count }
    #expect(
      result
        == Run.Result(
          status: 0,
          output: """
            [
              {
                "path": "cards/one-square.png",
                "width": 1080,
                "height": 1080,
                "bytes": \(sizes[0]),
                "link": "https://share.example/1"
              },
              {
                "path": "cards/one-wide.png",
                "width": 1200,
                "height": 630,
                "bytes": \(sizes[1]),
                "link": "https://share.example/1"
              }
            ]

            """, errors: ""))
    #expect(
      try run.payloads() == [
        "cards/one-square.png": ["https://share.example/1"],
        "cards/one-wide.png": ["https://share.example/1"],
      ])
  }

  @Test func drawsTheOthersWhereARecordIsFaulty() throws {
    try sitegen.folder.write(
      "title,style\nOne,minimal\nTwo,minimall\n,\nFour,\n", to: "data/a.csv")
    #expect(
      try sitegen.run("card", "data/a.csv", "-o", "out")
        == Run.Result(
          status: 1, output: "wrote 2 cards into out\n",
          errors: """
            data/a.csv:3:5: error: unknown style 'minimall' [unknown-style]
                Two,minimall
                    ^~~~~~~~ did you mean 'minimal'? styles: branded, midnight, minimal, \
            mint, mono, neon, paper, photo, statistics, sunrise
            data/a.csv:4:1: error: missing 'title' [missing-key]
                ,
                ^ add 'title: …'
            sitegen: 2 errors, 0 warnings

            """))
    #expect(try sitegen.folder.tree("out").keys.sorted() == ["four-wide.png", "one-wide.png"])
  }

  @Test func drawsWhatComesBeforeABrokenEnd() throws {
    try sitegen.folder.write(#"[{"title": "One"}, {"title": "Two""#, to: "a.json")
    let result = try sitegen.run("card", "a.json", "-o", "out")
    #expect(result.status == 1)
    #expect(result.output == "wrote 1 card into out\n")
    #expect(result.errors.hasPrefix("a.json:1:20: error: the object is never closed"))
    #expect(try sitegen.folder.tree("out").keys.sorted() == ["one-wide.png"])
  }

  @Test func namesBothRecordsOfOneName() throws {
    try sitegen.folder.write(
      "title,slug\nOne,a\nTwo,b\nThree,A\nFour,a\n", to: "a.csv")
    #expect(
      try sitegen.run("card", "a.csv", "-o", "out", "--size", "all")
        == Run.Result(
          status: 1, output: "wrote 4 cards into out\n",
          errors: """
            a.csv:4:7: error: a.csv, record 1 and record 3 give their cards the same name 'a' \
            [path-collision]
                hint: give one of them another 'slug'
            a.csv:5:6: error: a.csv, record 1 and record 4 give their cards the same name 'a' \
            [path-collision]
                hint: give one of them another 'slug'
            sitegen: 2 errors, 0 warnings

            """))
    #expect(
      try sitegen.folder.tree("out").keys.sorted() == [
        "b-compact.png", "b-square.png", "b-story.png", "b-wide.png",
      ])
  }

  @Test func warnsWhereThereIsNoRecord() throws {
    try sitegen.folder.write("title\n", to: "a.csv")
    #expect(
      try sitegen.run("card", "a.csv", "-o", "out")
        == Run.Result(
          status: 0, output: "",
          errors: """
            sitegen: warning: there is no record in 'a.csv' [no-content]
                hint: add one, and each gets a card

            """))
  }

  @Test func goesOnWhereAFileCannotBeWritten() throws {
    try sitegen.folder.write("title\nOne\nTwo\n", to: "a.csv")
    try sitegen.folder.write("kept", to: "out/one-wide.png/a.txt")
    #expect(
      try sitegen.run("card", "a.csv", "-o", "out")
        == Run.Result(
          status: 3, output: "wrote 1 card into out\n",
          errors: """
            sitegen: error: cannot write 'out/one-wide.png': it is a folder [unwritable-file]
                hint: name a file in it, such as 'out/one-wide.png/one-wide.png'

            """))
    #expect(
      try sitegen.folder.tree("out").keys.sorted() == ["one-wide.png/a.txt", "two-wide.png"])
  }

  @Test func needsAFolder() throws {
    try sitegen.folder.write("title\nOne\n", to: "a.csv")
    let message = "'--output' must name a folder for the cards of a data file"
    let hint = "write it as in '-o cards/'"
    #expect(
      try sitegen.run("card", "a.csv")
        == QRRun.failure(2, "\(message) [missing-value]", hint: hint))
    for output in ["-", "a.png"] {
      #expect(
        try sitegen.run("card", "a.csv", "-o", output)
          == QRRun.failure(2, "\(message) [invalid-value]", hint: hint))
    }
  }
}
