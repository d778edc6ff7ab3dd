import SiteGenerator
import TestSupport
import Testing

/// What sitegen did not write is neither replaced nor deleted, and stops a build before it begins.
@Suite struct ForeignFileTests {
  private static let texts = ["a/b/index.html": "A", "c.html": "C"]

  private func told(_ paths: String...) -> String {
    paths.map {
      "sitegen: error: 'public/\($0)' was not written by sitegen and is not replaced "
        + "[foreign-file]\n    hint: move it away, or name another folder with --output\n"
    }.joined()
  }

  /// Builds over what is there and expects that nothing of it changes.
  private func expectRefusal(_ output: OutputFixture, _ expected: String) async throws {
    let before = try output.folder.entries()
    #expect(try await output.build(Self.texts) == expected)
    #expect(try output.folder.entries() == before)
  }

  /// An output into which something else was built.
  private func builtOutput() async throws -> OutputFixture {
    let output = try OutputFixture()
    #expect(try await output.build(["z.html": "Z"]) == "")
    return output
  }

  @Test(arguments: ["notes.txt", "a/b/index.html", ".well-known/x", ".htaccess"])
  func aFolderWithFilesIntoWhichNothingWasBuilt(path: String) async throws {
    let output = try OutputFixture()
    try output.folder.write("mine", to: "public/" + path)
    let name = path.split(separator: "/")[0]
    try await expectRefusal(
      output,
      """
      sitegen: error: the folder 'public' has files that sitegen did not write, such as \
      'public/\(name)' [foreign-file]
          hint: name a folder of its own with --output, or empty this one

      """)
  }

  /// Such as the working tree of a branch that is published.
  @Test(arguments: [".git", ".git/HEAD", ".gitignore", ".gitkeep", ".DS_Store", "lost+found/x"])
  func whatBelongsToNobodyDoesNotMatter(path: String) async throws {
    let output = try OutputFixture()
    try output.folder.write("other", to: "public/" + path)
    #expect(try await output.build(Self.texts) == "")
    #expect(try output.folder.text("public/" + path) == "other")
    #expect(try await output.build(["c.html": "C"]) == "")
    #expect(
      try output.folder.files("public") == [".sitegen-manifest", "c.html", path].sorted())
  }

  /// A build that was killed before it moved a file left no manifest.
  @Test func whatAKilledFirstBuildLeftDoesNotMatter() async throws {
    let output = try OutputFixture()
    try output.folder.write("half", to: "public/.sitegen-staging/a/b/index.html")
    try output.folder.makeFolder("public/a/b")
    #expect(try await output.build(Self.texts) == "")
    #expect(try output.folder.files("public") == [".sitegen-manifest", "a/b/index.html", "c.html"])
  }

  @Test func aFile() async throws {
    let output = try await builtOutput()
    try output.folder.write("mine", to: "public/a/b/index.html")
    try output.folder.write("mine", to: "public/c.html")
    try await expectRefusal(output, told("a/b/index.html", "c.html"))
  }

  @Test func aFileInPlaceOfAFolder() async throws {
    let output = try await builtOutput()
    try output.folder.write("mine", to: "public/a")
    try await expectRefusal(output, told("a"))
  }

  @Test func aFileInPlaceOfAFolderOfManyFiles() async throws {
    let output = try await builtOutput()
    try output.folder.write("mine", to: "public/a")
    #expect(try await output.build(["a/b": "B", "a/c": "C"]) == told("a"))
  }

  @Test func aFolderInPlaceOfAFile() async throws {
    let output = try await builtOutput()
    try output.folder.makeFolder("public/c.html")
    try await expectRefusal(output, told("c.html"))
    try output.folder.write("mine", to: "public/c.html/x")
    try await expectRefusal(output, told("c.html/x"))
  }

  @Test func aFolderThatTookThePlaceOfAFileOfItsOwn() async throws {
    let output = try OutputFixture()
    _ = try await output.build(Self.texts)
    try output.folder.remove("public/c.html")
    try output.folder.write("mine", to: "public/c.html/x")
    try await expectRefusal(output, told("c.html/x"))
  }

  @Test func aFileOfOneFolderAmongItsOwn() async throws {
    let output = try OutputFixture()
    _ = try await output.build(["c.html/own": "x", "c.html/d/own": "x"])
    try output.folder.write("mine", to: "public/c.html/d/mine")
    try await expectRefusal(output, told("c.html/d/mine"))
  }

  @Test(arguments: ["elsewhere", "nowhere"])
  func aLinkInPlaceOfAFolder(target: String) async throws {
    let output = try await builtOutput()
    try output.folder.write("keep", to: "elsewhere/b/index.html")
    try output.folder.link("public/a", to: "../\(target)")
    try await expectRefusal(output, told("a"))
  }

  @Test func aLinkInPlaceOfAFolderOfItsOwn() async throws {
    let output = try OutputFixture()
    _ = try await output.build(Self.texts)
    try output.folder.move("public/a", to: "elsewhere")
    try output.folder.link("public/a", to: "../elsewhere")
    try await expectRefusal(output, told("a"))
  }

  @Test(arguments: ["nowhere", "elsewhere", "c.html"])
  func aLinkInPlaceOfAFile(target: String) async throws {
    let output = try await builtOutput()
    try output.folder.write("keep", to: "elsewhere")
    try output.folder.link("public/c.html", to: target)
    try await expectRefusal(output, told("c.html"))
  }

  @Test func aPipe() async throws {
    let output = try await builtOutput()
    try output.folder.makePipe("public/c.html")
    #expect(try await output.build(Self.texts) == told("c.html"))
  }

  @Test func nothingIsDeletedThroughALink() async throws {
    let output = try OutputFixture()
    _ = try await output.build(Self.texts)
    try output.folder.move("public/a", to: "elsewhere")
    try output.folder.link("public/a", to: "../elsewhere")
    #expect(try await output.build(["c.html": "C"]) == "")
    #expect(try output.folder.text("elsewhere/b/index.html") == "A")
    #expect(output.folder.exists("public/a"))
  }

  @Test func aFolderIsNotDeletedInPlaceOfAFile() async throws {
    let output = try OutputFixture()
    _ = try await output.build(Self.texts)
    try output.folder.remove("public/c.html")
    try output.folder.write("mine", to: "public/c.html/x")
    #expect(try await output.build(["a/b/index.html": "A"]) == "")
    #expect(try output.folder.text("public/c.html/x") == "mine")
  }
}
